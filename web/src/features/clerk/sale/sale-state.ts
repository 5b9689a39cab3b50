import type { LotOutcome, LotSummary } from '@auctionwiz/contracts/lots'
import { bidUpTo, type IncrementBand, nextBid } from '@auctionwiz/domain/auctions/increments'
import { lotOutcomes } from '@auctionwiz/domain/lots/lot-states'
import { sameContent } from '@auctionwiz/domain/same-content'

/** Amounts are in minor units of the auction's currency. */
export interface Bid {
  amount: number
  /** Empty while nobody has named the bidder. */
  paddle: string
}

/** The bids of a lot that were taken on this screen, the current one last. */
export interface Bidding {
  bids: readonly Bid[]
  /** Of the current bid; without a bid, of the one to come. */
  paddle: string
}

/** What became of a lot, as the service compares it. */
export type Result = Pick<LotSummary, 'state' | 'hammer' | 'paddle' | 'highestBid'>

/** A result that was recorded on this screen, with what its undo gives back. */
export interface Hammer {
  id: string
  lotId: string
  outcome: LotOutcome
  /** Instant in ISO 8601. */
  at: string
  bidding: Bidding
}

/**
 * Why a result could not be saved. `conflict`: the lot has another result. `refused`: the service says no, in its words. Both wait for the clerk's
 * decision.
 */
export type Problem = { kind: 'conflict'; theirs: Result } | { kind: 'refused'; message: string }

interface JobOf {
  id: string
  lotId: string
  /** A request for it has begun, so the service may have it. */
  tried: boolean
  problem?: Problem
}

/** A result to send. `before` is what the lot has in the service until then; undefined where that does not matter. */
export type RecordJob = JobOf & { kind: 'record'; outcome: LotOutcome; before: Result | undefined }

/** A result to take back. `unsure`: nobody knows whether the service has it. */
export type UndoJob = JobOf & { kind: 'undo'; result: Result; before: Result | undefined; unsure: boolean }

export type Job = RecordJob | UndoJob

/** One lot after the other, what was recorded here, and what the service does not have yet. All of it can be stored as JSON. */
export interface SaleState {
  /** As the service has them, in the order of the catalogue. */
  lots: readonly LotSummary[]
  /** The lot on the block; undefined once every lot has a result. */
  at: string | undefined
  /** By lot. */
  biddings: Readonly<Record<string, Bidding>>
  /** The latest last. */
  hammers: readonly Hammer[]
  /** In the order in which they are sent. */
  queue: readonly Job[]
}

export const resultIn = ({ state, hammer, paddle, highestBid }: Result): Result => ({
  state,
  ...(hammer !== undefined && { hammer }),
  ...(paddle !== undefined && { paddle }),
  ...(highestBid !== undefined && { highestBid }),
})

export const resultOf = (outcome: LotOutcome): Result => {
  const state = lotOutcomes[outcome.action]
  if ('hammer' in outcome) return { state, hammer: outcome.hammer, paddle: outcome.paddle }
  return 'highestBid' in outcome && outcome.highestBid !== undefined ? { state, highestBid: outcome.highestBid } : { state }
}

export const sameResult = (left: Result, right: Result): boolean => sameContent(resultIn(left), resultIn(right))

const afterJob = (lot: LotSummary, job: Job): LotSummary => {
  const { hammer: _hammer, premium: _premium, paddle: _paddle, highestBid: _bid, ...rest } = lot
  return { ...rest, ...(job.kind === 'record' ? resultOf(job.outcome) : (job.before ?? { state: 'Upcoming' as const })) }
}

/** The lots as the clerk sees them: with what is still to be sent. */
export const lotsInView = ({ lots, queue }: Pick<SaleState, 'lots' | 'queue'>): readonly LotSummary[] => {
  if (queue.length === 0) return lots
  const jobs = Map.groupBy(queue, ({ lotId }) => lotId)
  return lots.map((lot) => jobs.get(lot.id)?.reduce(afterJob, lot) ?? lot)
}

export const lotInView = ({ lots, queue }: SaleState, id: string | undefined): LotSummary | undefined => {
  const lot = lots.find((each) => each.id === id)
  return lot && queue.filter(({ lotId }) => lotId === id).reduce(afterJob, lot)
}

/** The first lot to come after another one; from the end the search goes on at the start, for lots that were skipped. */
export const lotAfter = (state: Pick<SaleState, 'lots' | 'queue'>, id: string | undefined): string | undefined => {
  const lots = lotsInView(state)
  const place = lots.findIndex((lot) => lot.id === id) + 1
  const rest = [...lots.slice(place), ...lots.slice(0, place)]
  return rest.find((lot) => lot.state === 'Upcoming')?.id
}

const noBidding: Bidding = { bids: [], paddle: '' }

export const biddingOf = ({ biddings }: Pick<SaleState, 'biddings'>, id: string | undefined): Bidding => biddings[id ?? ''] ?? noBidding

export const currentBid = ({ bids }: Bidding): number | undefined => bids.at(-1)?.amount

/** The bids with their paddles, the current one first. */
export const bidsOf = ({ bids, paddle }: Bidding): Bid[] =>
  bids.map((bid, index) => (index === bids.length - 1 ? { ...bid, paddle } : bid)).toReversed()

/** The next two bids. A lot opens at its starting bid, without one at about half of its low estimate. None where the auctioneer names each bid. */
export const nextBids = (
  bid: number | undefined,
  { startingBid, estimateLow }: Pick<LotSummary, 'startingBid' | 'estimateLow'>,
  bands: readonly IncrementBand[],
): number[] => {
  const half = estimateLow === undefined ? 0 : bidUpTo(Math.floor(estimateLow / 2), bands)
  const opening = startingBid || half || nextBid(0, bands)
  const first = bid === undefined ? opening : nextBid(bid, bands)
  const second = first === undefined ? undefined : nextBid(first, bands)
  return [first, second].filter((amount) => amount !== undefined)
}

/** Up to 12 digits, letters and hyphens, as the service takes them. */
const asPaddle = (typed: string): string =>
  typed
    .replaceAll(/[^A-Za-z0-9-]/g, '')
    .slice(0, 12)
    .toUpperCase()

export type SaleAction =
  | { type: 'bid'; amount: number }
  | { type: 'bidBack' }
  | { type: 'paddle'; paddle: string }
  | { type: 'record'; outcome: LotOutcome; id: string; at: string }
  | { type: 'skip' }
  | { type: 'choose'; lotId: string }
  | { type: 'undo'; id: string }

const withBidding = (state: SaleState, bidding: Bidding): SaleState =>
  state.at === undefined ? state : { ...state, biddings: { ...state.biddings, [state.at]: bidding } }

/** What a key does. A new bid is another bidder's, so it begins without a paddle. */
export const saleReducer = (state: SaleState, action: SaleAction): SaleState => {
  const bidding = biddingOf(state, state.at)
  switch (action.type) {
    case 'bid': {
      const bids = [...bidsOf(bidding).toReversed(), { amount: action.amount, paddle: '' }]
      return withBidding(state, { bids, paddle: bidding.bids.length === 0 ? bidding.paddle : '' })
    }
    case 'bidBack': {
      const bids = bidding.bids.slice(0, -1)
      return bidding.bids.length === 0 ? state : withBidding(state, { bids, paddle: bids.at(-1)?.paddle ?? '' })
    }
    case 'paddle':
      return withBidding(state, { ...bidding, paddle: asPaddle(action.paddle) })
    case 'record':
      return recorded(state, bidding, action)
    case 'skip':
      return { ...state, at: lotAfter(state, state.at) }
    case 'choose':
      return state.lots.some(({ id }) => id === action.lotId) ? { ...state, at: action.lotId } : state
    case 'undo':
      return undone(state, action.id)
  }
}

const recorded = (state: SaleState, bidding: Bidding, { outcome, id, at }: Extract<SaleAction, { type: 'record' }>): SaleState => {
  const lot = lotInView(state, state.at)
  if (lot?.state !== 'Upcoming') return state
  const { [lot.id]: _settled, ...biddings } = state.biddings
  const job: RecordJob = { kind: 'record', id, lotId: lot.id, outcome, before: resultIn(lot), tried: false }
  const queue = [...state.queue, job]
  const hammers = [...state.hammers, { id, lotId: lot.id, outcome, at, bidding }]
  return { ...state, queue, hammers, biddings, at: lotAfter({ lots: state.lots, queue }, lot.id) }
}

/** Takes the last result back: the lot is on the block again, with its bids. What was not sent yet is not sent; the rest is undone in the service. */
const undone = (state: SaleState, id: string): SaleState => {
  const last = state.hammers.at(-1)
  if (!last) return state
  const job = state.queue.find((each) => each.id === last.id)
  const hammers = state.hammers.slice(0, -1)
  const unsent = job && (!job.tried || job.problem)
  const without = state.queue.filter((each) => each.id !== last.id)
  if (job?.problem?.kind === 'conflict') return { ...state, hammers, queue: without }
  const undo: UndoJob = {
    ...{ kind: 'undo', id, lotId: last.lotId, result: resultOf(last.outcome) },
    ...{ before: { state: 'Upcoming' }, tried: false, unsure: false },
  }
  const queue = unsent ? without : [...state.queue, undo]
  return { ...state, hammers, queue, at: last.lotId, biddings: { ...state.biddings, [last.lotId]: last.bidding } }
}

/** The state at the opening: what is stored here meets what the service has now. */
export const openedSale = (lots: readonly LotSummary[], kept: Partial<Omit<SaleState, 'lots'>> = {}): SaleState => {
  const state: SaleState = { lots, at: kept.at, biddings: kept.biddings ?? {}, hammers: kept.hammers ?? [], queue: kept.queue ?? [] }
  return lotInView(state, state.at)?.state === 'Upcoming' ? state : { ...state, at: lotAfter(state, undefined) }
}
