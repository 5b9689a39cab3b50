import { undoHours } from '@auctionwiz/contracts/bulk'
import { randomId } from '@auctionwiz/platform/core/ids'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'

/**
 * Bidders that were deleted in one batch. The ids alone say what else is kept on them, which goes when the deletion can no longer be undone;
 * the note goes with it.
 */
export interface GoneBidders extends StoredDocument {
  type: 'gone-bidders'
  /** When they were deleted. */
  at: string
  bidderIds: string[]
}

/** Hours after the end of the undo: what undoes a deletion is written, and so expires, a little later than the note says. */
const margin = 1

/** Those whose deletion can no longer be undone. */
export const toForgetQuery = (now: Date) => {
  const last = new Date(now.getTime() - (undoHours + margin) * 3_600_000).toISOString()
  return { type: 'gone-bidders', where: [{ field: 'at', atMost: last }] }
}

export const goneBiddersWrite = (bidderIds: readonly string[], now: Date): Write => {
  const document: GoneBidders = { id: randomId('gone'), type: 'gone-bidders', at: now.toISOString(), bidderIds: [...bidderIds] }
  return { kind: 'create', document }
}
