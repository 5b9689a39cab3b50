import type { AuditEvent } from '@auctionwiz/platform/core/audit'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Condition, PageRequest } from '@auctionwiz/platform/core/store'

/** A page of a partition's audit events, newest first; `where` narrows it by conditions that hold together. */
export const readEvents = async (partition: PartitionReader, where: readonly Condition[], page: PageRequest) => {
  const { items, next } = await partition.query<AuditEvent>(
    {
      type: 'audit',
      where,
      orderBy: [
        { field: 'type', descending: true },
        { field: 'at', descending: true },
      ],
    },
    page,
  )
  return { events: items, ...(next && { nextPage: next }) }
}
