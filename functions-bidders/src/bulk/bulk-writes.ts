import type { BulkAction } from '@auctionwiz/contracts/bulk'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type UndoSource, undoWrites } from '@auctionwiz/records/bidder-undos'
import { bidderBatchLimit } from '@auctionwiz/records/bidder-writes'
import { archivePairs } from '../duplicates/kept-pairs.ts'
import { goneBiddersWrite } from '../forgetting/gone-bidders.ts'
import type { BulkChanges } from './bulk-changes.ts'
import { moreChanged, newChangeRecord } from './change-record.ts'

export interface WrittenChange extends UndoSource {
  action: BulkAction
  byName: string
  /** Whether an earlier batch of the change has listed it. */
  isListed: boolean
  event: Write
}

/**
 * The writes in one batch with changed bidders: the event, the undo data, and the entry in the list of recent changes. For deleted bidders also
 * the removal of their pairs and the marker for the later removal of all other data.
 */
export const bulkWrites = async (
  house: Partition,
  { bidders, undo }: Pick<BulkChanges, 'bidders' | 'undo'>,
  change: WrittenChange,
): Promise<Write[]> => {
  const { event, run, action, isListed } = change
  const count = bidders.length
  if (count === 0) return []
  const writes = [event, ...undoWrites(change, undo), isListed ? moreChanged(run, count) : newChangeRecord(change, count)]
  if (action.kind !== 'delete') return writes
  const ids = bidders.flatMap(({ before }) => (before && 'id' in before ? [before.id] : []))
  writes.push(goneBiddersWrite(ids, change.now))
  // One write of the batch is the job's own.
  const room = bidderBatchLimit - count - writes.length - 1
  return [...writes, ...(await archivePairs(house, ids, room))]
}
