import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Lot, LotState } from '@auctionwiz/contracts/lots'
import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { type LotAction, type LotRefusal, lotActions, lotRefusal, undoRefusal } from '@auctionwiz/domain/lots/lot-states'
import { Failure } from '@auctionwiz/platform/core/errors/failure'

type Named = Pick<Lot, 'lotNumber' | 'state'>

/** Fails where the table of actions does not allow it: with the status of the auction or the state of the lot. */
export const requireLotAction = (action: LotAction, auction: Auction, lot?: Named): void => {
  const refusal = lotRefusal(action, stageOf(auction), lot?.state)
  if (refusal) throw refused(refusal, auction, lot, action)
}

export const requireUndo = (auction: Auction, lot: Named): void => {
  const refusal = undoRefusal(stageOf(auction), lot.state)
  if (refusal) throw refused(refusal, auction, lot)
}

const refused = (refusal: LotRefusal, auction: Auction, lot?: Named, action?: LotAction): Failure => {
  if ('state' in refusal) return new Failure('lot_state', { number: lot?.lotNumber ?? '', state: inWords[refusal.state] })
  const { title, status } = auction
  return new Failure(action && isYetToCome(action, status) ? 'auction_too_early' : 'auction_state', { title, status })
}

/** Whether the auction will come to a status in which the action is possible. */
const isYetToCome = (action: LotAction, status: Auction['status']): boolean =>
  status === 'Upcoming' || status === 'Active' ? (lotActions[action].in as readonly string[]).includes('Completed') : false

const inWords: Record<LotState, string> = {
  Upcoming: 'to come',
  Sold: 'sold',
  Passed: 'passed',
  Withdrawn: 'withdrawn',
  Unsold: 'unsold',
  PostSale: 'sold after the sale',
}
