import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotState } from '@auctionwiz/contracts/lots'
import { type AuctionStage, stageOf } from '@auctionwiz/domain/auctions/actions'
import { type LotAction, type LotRefusal, lotActions, lotRefusal, undoRefusal } from '@auctionwiz/domain/lots/lot-states'
import { usePermissionReason } from '../../app/permissions.ts'
import { auctionText } from '../auctions/messages.ts'
import { lotText } from './messages.ts'

/** Why something cannot be done with a lot, in words; undefined where it can. The same table as the service's. */
export interface LotReasons {
  /** @param state of the lot; none for a new one */
  of: (action: LotAction, state?: LotState) => string | undefined
  ofUndo: (state: LotState) => string | undefined
}

type Known = Pick<Auction, 'status' | 'publishedAt'>

export const useLotReasons = (auction: Known | undefined): LotReasons => {
  const forbidden = usePermissionReason('auctions:edit')
  const stage = auction && stageOf(auction)
  return {
    of: (action, state) => forbidden ?? (stage && refusalText(lotRefusal(action, stage, state), action)),
    ofUndo: (state) =>
      forbidden ?? (state === 'Upcoming' ? lotText.nothingToUndo : stage && refusalText(undoRefusal(stage, state), undefined)),
  }
}

/** @param action none for an undo */
export const refusalText = (refusal: LotRefusal | undefined, action: LotAction | undefined): string | undefined => {
  if (!refusal) return undefined
  if ('state' in refusal) return lotText.notInState({ state: lotText.states[refusal.state] })
  const { stage } = refusal
  if (action === 'remove' && stage !== 'Cancelled') return lotText.withdrawInstead
  const stages: readonly AuctionStage[] = action ? lotActions[action].in : []
  if (isBefore(stage, 'Active') && stages.includes('Active')) return lotText.tooEarly
  if (isBefore(stage, 'Completed') && stages.includes('Completed')) return lotText.afterSale
  if (stages.includes('Upcoming') && !isBefore(stage, 'Active') && !stages.includes('Active')) return lotText.fixedOpen
  return auctionText.notInStatus({ status: stage === 'Draft' ? auctionText.draft : auctionText.statuses[stage] })
}

const course: readonly AuctionStage[] = ['Draft', 'Upcoming', 'Active', 'Completed']

const isBefore = (stage: AuctionStage, other: AuctionStage): boolean =>
  course.includes(stage) && course.indexOf(stage) < course.indexOf(other)
