import { type AuditEvent, erasedEvent } from '@auctionwiz/platform/core/audit'
import type { Write } from '@auctionwiz/platform/core/store'
import { isBare, type PersonalDocument } from './personal-documents.ts'
import { mergeWithout } from './third-parties.ts'

/**
 * What an erasure writes of one document. An event stays without what it tells of the person; of a merge of others the pairs go that name the
 * person. Everything else is removed.
 */
export const erasure = ({ document, version, bidderId }: PersonalDocument): Write[] => {
  const merge = mergeWithout(document, bidderId)
  if (merge) return [{ kind: 'replace', document: merge, version }]
  if (document.type !== 'audit') return [{ kind: 'remove', id: document.id, version }]
  return isBare(document) ? [] : [{ kind: 'replace', document: erasedEvent(document as AuditEvent), version }]
}
