import type { LotState } from '@auctionwiz/contracts/lots'
import type { AuctionStage } from '../auctions/actions.ts'

interface LotRule {
  /** The states of the lot from which the action is possible. */
  from: readonly LotState[]
  /** The stages of the auction in which it is possible. */
  in: readonly AuctionStage[]
}

const toCome: readonly AuctionStage[] = ['Draft', 'Upcoming']
const open: readonly AuctionStage[] = [...toCome, 'Active']
/** Results are recorded while the sale runs, and afterwards by houses that write them on paper. */
const selling: readonly AuctionStage[] = ['Active', 'Completed']
const notOffered: readonly LotState[] = ['Upcoming']
const notSold: readonly LotState[] = ['Upcoming', 'Passed', 'Unsold']
const all: readonly LotState[] = [...notSold, 'Sold', 'Withdrawn', 'PostSale']

/**
 * What may happen to a lot, and when: the one table for services and screens. A passed lot can be offered again in the same sale, so it can still be
 * sold there. What bidders rely on is fixed: the number and the starting bid once bidding is open, the reserve once the lot was offered.
 */
export const lotActions = {
  add: { from: [], in: open },
  edit: { from: all, in: [...open, 'Completed'] },
  changeReserve: { from: notOffered, in: open },
  changeTerms: { from: notOffered, in: toCome },
  remove: { from: notOffered, in: ['Draft'] },
  sell: { from: ['Upcoming', 'Passed'], in: selling },
  pass: { from: notOffered, in: selling },
  leaveUnsold: { from: notOffered, in: selling },
  sellAfterSale: { from: ['Passed', 'Unsold'], in: ['Completed'] },
  withdraw: { from: notSold, in: [...open, 'Completed'] },
} as const satisfies Record<string, LotRule>

export type LotAction = keyof typeof lotActions

/** The actions that give a lot another state. */
export const lotOutcomes = {
  sell: 'Sold',
  pass: 'Passed',
  leaveUnsold: 'Unsold',
  sellAfterSale: 'PostSale',
  withdraw: 'Withdrawn',
} as const satisfies Partial<Record<LotAction, LotState>>

export type LotOutcomeAction = keyof typeof lotOutcomes

/** Why an action is not possible: because of the auction, or because of the lot. */
export type LotRefusal = { stage: AuctionStage } | { state: LotState }

/** Undefined where the action is possible. @param state of the lot; none for one that is to be added */
export const lotRefusal = (action: LotAction, stage: AuctionStage, state?: LotState): LotRefusal | undefined => {
  const rule: LotRule = lotActions[action]
  if (!rule.in.includes(stage)) return { stage }
  return state === undefined || rule.from.includes(state) ? undefined : { state }
}

/** The last outcome is undone in the stages in which it can be recorded; then the lot has the state before. */
export const undoRefusal = (stage: AuctionStage, state: LotState): LotRefusal | undefined => {
  const action = outcomeActions.find((each) => lotOutcomes[each] === state)
  if (action === undefined) return { state }
  return (lotActions[action].in as readonly AuctionStage[]).includes(stage) ? undefined : { stage }
}

export const outcomeActions = Object.keys(lotOutcomes) as LotOutcomeAction[]
