import { contentSum, importedChange, importedIds } from '@auctionwiz/domain/imports/import-change'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { importChangeId, importChangeRecord } from '@auctionwiz/records/import-changes'
import type { PlannedBatch } from './plan-window.ts'

/**
 * What undoes a batch, in one write for all of its bidders; undefined where it has none. Of those that the import creates a short sum is enough to
 * tell whether somebody edited them since.
 */
export const undoOf = (uploadId: string, number: number, { writes }: PlannedBatch): Write | undefined => {
  if (writes.length === 0) return undefined
  const own = importedIds(uploadId)
  const created = writes.filter(({ bidder }) => bidder.id.startsWith(own))
  const others = writes.filter(({ bidder }) => !bidder.id.startsWith(own))
  return importChangeRecord.put({
    id: importChangeId(uploadId, number),
    created: created.map(({ bidder }) => [bidder.id.slice(own.length), contentSum(bidder)]),
    changed: others.flatMap(({ bidder, was }) => (was ? [{ id: bidder.id, ...importedChange(was, bidder) }] : [])),
    bidderIds: writes.flatMap(({ bidder, was }) => (was ? [bidder.id] : [])),
  })
}
