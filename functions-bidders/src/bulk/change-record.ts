import type { BulkAction } from '@auctionwiz/contracts/bulk'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'
import { type UndoSource, undoSecondsLeft, undoUntil } from '@auctionwiz/records/bidder-undos'

/** A change of bidders that can be undone, for the list of these. It names no bidder: who they are is in the undo documents alone. */
export interface ChangeRecord extends StoredDocument {
  type: 'bidder-change'
  run: string
  action: BulkAction
  by: string
  byName: string
  at: string
  until: string
  /** How many bidders it changed. */
  changed: number
  /** How many of them are not as before again. */
  left: number
}

export const changeRecordId = (run: string): string => `change:${run}`

/** Lists a change with its first bidders. */
export const newChangeRecord = (source: UndoSource & { byName: string; action: BulkAction }, changed: number): Write => {
  const { run, by, byName, action, now } = source
  const at = now.toISOString()
  const document: ChangeRecord = {
    id: changeRecordId(run),
    type: 'bidder-change',
    ttl: undoSecondsLeft(at, now),
    run,
    action,
    by,
    byName,
    at,
    until: undoUntil(at),
    changed,
    left: changed,
  }
  return { kind: 'create', document }
}

/** Adds the bidders of a later batch of the change. */
export const moreChanged = (run: string, changed: number): Write => ({
  kind: 'increment',
  id: changeRecordId(run),
  by: { changed, left: changed },
})

/** Some of the bidders that an undo brought back, so that the list names them as long as the house has them. */
export interface BroughtBack extends StoredDocument {
  type: 'bidders-brought-back'
  bidderIds: string[]
}

/** Names shown with a change. */
export const namesShown = 3

export const broughtBackId = (run: string): string => `back:${run}`

/** Takes away what was undone, or erased, from a change that is still listed. `back` are the deleted bidders that an undo restores. */
export const lessLeft = async (
  house: PartitionReader,
  run: string,
  count: number,
  back?: { ids: readonly string[]; now: Date },
): Promise<Write[]> => {
  const listed = count > 0 ? await house.read<ChangeRecord>(changeRecordId(run)) : undefined
  if (!listed) return []
  const less: Write = { kind: 'increment', id: changeRecordId(run), by: { left: -count } }
  if (!back || back.ids.length === 0) return [less]
  const document: BroughtBack = {
    id: broughtBackId(run),
    type: 'bidders-brought-back',
    ttl: undoSecondsLeft(listed.document.at, back.now),
    bidderIds: back.ids.slice(0, namesShown),
  }
  return [less, { kind: 'put', document }]
}
