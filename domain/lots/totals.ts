import type { LotState } from '@auctionwiz/contracts/lots'

/** What totals need of a lot; money in minor units. */
export interface CountedLot {
  state: LotState
  estimateLow?: number | undefined
  estimateHigh?: number | undefined
  reserve?: number | undefined
  /** The hammer price of a sold lot. */
  hammer?: number | undefined
  premium?: number | undefined
}

/** The totals of a sale that are kept; they add up, so a change of a lot is the difference of what it counts. */
export interface LotCounts {
  lots: number
  states: Record<LotState, number>
  hammer: number
  premium: number
  /** Of all lots that were not withdrawn. */
  estimateLow: number
  estimateHigh: number
  reserve: number
}

export const noLots: LotCounts = {
  lots: 0,
  states: { Upcoming: 0, Sold: 0, Passed: 0, Withdrawn: 0, Unsold: 0, PostSale: 0 },
  hammer: 0,
  premium: 0,
  estimateLow: 0,
  estimateHigh: 0,
  reserve: 0,
}

/** What one lot counts; none for one that is not there. */
export const countsOf = (lot: CountedLot | undefined): LotCounts => {
  if (lot === undefined) return noLots
  const { state, estimateLow = 0, estimateHigh = estimateLow, reserve = 0, hammer = 0, premium = 0 } = lot
  const offered = state === 'Withdrawn' ? 0 : 1
  return {
    lots: 1,
    states: { ...noLots.states, [state]: 1 },
    ...(isSold(state) ? { hammer, premium } : { hammer: 0, premium: 0 }),
    estimateLow: offered * estimateLow,
    estimateHigh: offered * estimateHigh,
    reserve: offered * reserve,
  }
}

/** The totals of two together. */
export const addCounts = (left: LotCounts, right: LotCounts): LotCounts => ({
  lots: left.lots + right.lots,
  states: {
    Upcoming: left.states.Upcoming + right.states.Upcoming,
    Sold: left.states.Sold + right.states.Sold,
    Passed: left.states.Passed + right.states.Passed,
    Withdrawn: left.states.Withdrawn + right.states.Withdrawn,
    Unsold: left.states.Unsold + right.states.Unsold,
    PostSale: left.states.PostSale + right.states.PostSale,
  },
  hammer: left.hammer + right.hammer,
  premium: left.premium + right.premium,
  estimateLow: left.estimateLow + right.estimateLow,
  estimateHigh: left.estimateHigh + right.estimateHigh,
  reserve: left.reserve + right.reserve,
})

/** What a change of a lot adds to each total, by the path of its field; only what changes. */
export const countsChange = (before: CountedLot | undefined, after: CountedLot | undefined): Record<string, number> => {
  const [old, own] = [numbersOf(countsOf(before)), numbersOf(countsOf(after))]
  const changes = own.map(([path, value], index): [string, number] => [path, value - (old[index]?.[1] ?? 0)])
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

/** In the same order for all counts. */
const numbersOf = ({ states, ...sums }: LotCounts): [path: string, value: number][] => [
  ...Object.entries(noLots.states).map(([state]): [string, number] => [`states.${state}`, states[state as LotState]]),
  ...sumNames.map((name): [string, number] => [name, sums[name]]),
]

const sumNames = ['lots', 'hammer', 'premium', 'estimateLow', 'estimateHigh', 'reserve'] as const

export const isSold = (state: LotState): boolean => state === 'Sold' || state === 'PostSale'

/** How many lots were offered and sold; the share sold in basis points, rounded half up, none before the first lot is offered. */
export const sellThrough = ({ states }: Pick<LotCounts, 'states'>): { offered: number; sold: number; basisPoints?: number } => {
  const sold = states.Sold + states.PostSale
  const offered = sold + states.Passed + states.Unsold
  return offered === 0 ? { offered, sold } : { offered, sold, basisPoints: Math.floor((sold * 10_000 + offered / 2) / offered) }
}
