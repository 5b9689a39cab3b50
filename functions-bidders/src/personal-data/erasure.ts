import { auditRecord, erasedEvent } from '@auctionwiz/platform/core/records/audit'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { mergeRecord } from '@auctionwiz/records/duplicate-merges'
import { importChangeRecord } from '@auctionwiz/records/import-changes'
import { isBare, type PersonalDocument } from './personal-documents.ts'
import { importWithout, mergeWithout } from './third-parties.ts'

/**
 * Returns the writes that erase the person from one document. An audit event stays without its personal data. A merge of other people loses the
 * pairs that name the person, and an import its change of them. Every other document is removed.
 */
export const erasure = ({ document, version, bidderId }: PersonalDocument): Write[] => {
  const merge = mergeWithout(document, bidderId)
  if (merge) return [mergeRecord.replacement(merge, version)]
  const change = importWithout(document, bidderId)
  if (change) return [importChangeRecord.replacement(change, version)]
  if (!auditRecord.is(document)) return [{ kind: 'remove', id: document.id, version }]
  return isBare(document) ? [] : [auditRecord.replacement(erasedEvent(auditRecord.parse(document)), version)]
}
