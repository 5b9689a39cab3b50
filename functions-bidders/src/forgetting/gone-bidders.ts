import { undoHours } from '@auctionwiz/contracts/bulk'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type GoneBidders, goneBiddersRecord } from '@auctionwiz/records/gone-bidders'

/** Hours after the end of the undo: what undoes a deletion is written, and so expires, a little later than `at` of the list. */
const margin = 1

/** Those whose deletion can no longer be undone. */
export const toForget = (now: Date): Conditions<GoneBidders> => {
  const last = new Date(now.getTime() - (undoHours + margin) * 3_600_000).toISOString()
  return [{ field: 'at', atMost: last }]
}

export const toForgetQuery = (now: Date) => goneBiddersRecord.query({ where: toForget(now) })

export const goneBiddersWrite = (bidderIds: readonly string[], now: Date): Write =>
  goneBiddersRecord.creation({ id: randomId('gone'), at: now.toISOString(), bidderIds: [...bidderIds] })
