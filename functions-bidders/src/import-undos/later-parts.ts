import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { importChangeId, importChangeRecord } from '@auctionwiz/records/import-changes'

/** Those whom a later part of the import has changed again, and decides. */
export const laterOf = async (house: PartitionReader, uploadId: string, number: number, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const later = new Set<string>()
  const prefix = importChangeId(uploadId, 0).slice(0, -1)
  for await (const { document } of readerOf(importChangeRecord, house).each({ where: [{ field: 'bidderIds', containsAll: [ids] }] }, 20))
    if (document.id.startsWith(prefix) && Number(document.id.slice(prefix.length)) > number)
      for (const id of document.bidderIds) later.add(id)
  return new Set(ids.filter((id) => later.has(id)))
}
