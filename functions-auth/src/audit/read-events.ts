import type { AuditEvent } from '@auctionwiz/platform/core/audit'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Condition, PageRequest, Query } from '@auctionwiz/platform/core/store'

/** Audit events, newest first; `where` narrows them by conditions that hold together. */
export const newestFirst = (where: readonly Condition[]): Query => ({
  type: 'audit',
  where,
  orderBy: [
    { field: 'type', descending: true },
    { field: 'at', descending: true },
  ],
})

/** A page of a partition's audit events. */
export const readEvents = async (partition: PartitionReader, where: readonly Condition[], page: PageRequest) => {
  const { items, next } = await partition.query<AuditEvent>(newestFirst(where), page)
  return { events: items, ...(next && { nextPage: next }) }
}
