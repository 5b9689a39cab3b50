import type { BulkAction } from '@auctionwiz/contracts/bulk'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import {
  bidderChangeId,
  bidderChangeRecord,
  type ChangeDocument,
  restoredBiddersId,
  restoredBiddersRecord,
} from '@auctionwiz/records/bidder-changes'
import { type UndoSource, undoSecondsLeft, undoUntil } from '@auctionwiz/records/bidder-undos'

/** The entry of a change in the list of changes; undefined where it changed nothing, and when the time to undo it is over. */
export const findChange = (house: PartitionReader, run: string): Promise<Versioned<ChangeDocument> | undefined> =>
  readerOf(bidderChangeRecord, house).find(bidderChangeId(run))

/** Lists a change with its first bidders. */
export const newChangeRecord = (source: UndoSource & { byName: string; action: BulkAction }, changed: number): Write => {
  const { run, by, byName, action, now } = source
  const at = now.toISOString()
  return bidderChangeRecord.creation({
    id: bidderChangeId(run),
    ttl: undoSecondsLeft(at, now),
    run,
    action,
    by,
    byName,
    at,
    until: undoUntil(at),
    changed,
    left: changed,
  })
}

/** Adds the bidders of a later batch of the change. */
export const moreChanged = (run: string, changed: number): Write => ({
  kind: 'increment',
  id: bidderChangeId(run),
  by: { changed, left: changed },
})

/** Names shown with a change. */
export const namesShown = 3

/** Takes away what was undone, or erased, from a change that is still listed. `back` are the deleted bidders that an undo restores. */
export const lessLeft = async (
  house: PartitionReader,
  run: string,
  count: number,
  back?: { ids: readonly string[]; now: Date },
): Promise<Write[]> => {
  const listed = count > 0 ? await findChange(house, run) : undefined
  if (!listed) return []
  const less: Write = { kind: 'increment', id: bidderChangeId(run), by: { left: -count } }
  if (!back || back.ids.length === 0) return [less]
  const restored = restoredBiddersRecord.put({
    id: restoredBiddersId(run),
    ttl: undoSecondsLeft(listed.document.at, back.now),
    bidderIds: back.ids.slice(0, namesShown),
  })
  return [less, restored]
}
