import { type AuditEvent, auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions, Selection } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { PageRequest } from '@auctionwiz/platform/core/store/store'

export type AuditConditions = Conditions<AuditEvent>

/** Audit events, newest first; `where` narrows them by conditions that hold together. */
export const newestFirst = (where: AuditConditions): Selection<AuditEvent> => ({
  where,
  orderBy: [
    { field: 'type', descending: true },
    { field: 'at', descending: true },
  ],
})

/** A page of a partition's audit events. */
export const readEvents = async (partition: PartitionReader, where: AuditConditions, page: PageRequest) => {
  const { items, next } = await readerOf(auditRecord, partition).page(newestFirst(where), page)
  return { events: items.map(({ document }) => document), ...(next && { nextPage: next }) }
}
