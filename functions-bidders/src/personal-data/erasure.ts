import { type AuditEvent, erasedEvent } from '@auctionwiz/platform/core/audit'
import type { Write } from '@auctionwiz/platform/core/store'
import { isBare, type PersonalDocument } from './personal-documents.ts'
import { mergeWithout } from './third-parties.ts'

/**
 * Returns the writes that erase the person from one document. An audit event stays without its personal data. A merge of other people loses the
 * pairs that name the person. Every other document is removed.
 */
export const erasure = ({ document, version, bidderId }: PersonalDocument): Write[] => {
  const merge = mergeWithout(document, bidderId)
  if (merge) return [{ kind: 'replace', document: merge, version }]
  if (document.type !== 'audit') return [{ kind: 'remove', id: document.id, version }]
  return isBare(document) ? [] : [{ kind: 'replace', document: erasedEvent(document as AuditEvent), version }]
}
