import type { BulkAction } from '@auctionwiz/contracts/bulk'
import { bidderBatchLimit } from '@auctionwiz/platform/core/bidder-writes'
import type { Partition } from '@auctionwiz/platform/core/partition'
import type { Write } from '@auctionwiz/platform/core/store'
import { putPairsAside } from '../duplicates/kept-pairs.ts'
import type { BulkChanges } from './bulk-changes.ts'
import { undoWrites } from './undo-document.ts'

/** What is written in one batch with changed bidders: the event, what undoes the change, and of those who go the end of their pairs. */
export const bulkWrites = async (
  house: Partition,
  { kind }: BulkAction,
  { bidders, undo }: Pick<BulkChanges, 'bidders' | 'undo'>,
  change: { run: string; by: string; event: Write },
): Promise<Write[]> => {
  if (bidders.length === 0) return []
  const writes = [change.event, ...undoWrites(change.run, change.by, undo)]
  if (kind !== 'delete') return writes
  const ids = bidders.flatMap(({ before }) => (before && 'id' in before ? [before.id] : []))
  // One write of the batch is the job's own.
  const room = bidderBatchLimit - bidders.length - writes.length - 1
  return [...writes, ...(await putPairsAside(house, ids, room))]
}
