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

export const goneBiddersWrite = (bidderIds: readonly string[], now: Date): Write => {
  const document: GoneBidders = { id: randomId('gone'), type: 'gone-bidders', at: now.toISOString(), bidderIds: [...bidderIds] }
  return { kind: 'create', document }
}
