import { autoInviteStatuses, type Bidder, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { type Currency, currencies, type Money } from '@auctionwiz/contracts/fields'
import { type Score, type ScoreType, shownScore, tiers } from '@auctionwiz/contracts/scores'

/**
 * The counters of a house's bidders: one document, updated in the batch of each write of bidders. Months are those in
 * which bidders were added, such as `2026-11`; sums are of whole scores. Bidders without history, whose scores screens do not show, count only in
 * their tier.
 */
export interface BidderCounts extends WonCounts {
  id: typeof bidderCountsId
  type: 'counts'
  total: number
  status: Record<Bidder['status'], number>
  autoInvite: Record<Bidder['autoInviteStatus'], number>
  national: ScoreCounts
  local: ScoreCounts
  added: Record<string, number>
  /** Whether the amounts won are those of all bidders. Missing in counters of before they were counted, which are completed by the day. */
  wonCounted?: true | undefined
}

/** Total won by currency, in minor units; absent for a currency that nothing was won in. */
export type WonCounts = { [Name in Currency as `won${Name}`]?: number | undefined }

export interface ScoreCounts {
  sum: number
  tier: Record<Score['tier'], number>
  /** By tens of the score: `0` for 0 to 9, `9` for 90 to 100. */
  tens: Record<string, number>
}

export const bidderCountsId = 'counts:bidders'

const zeros = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>

const tens = Array.from({ length: 10 }, (_, index) => String(index))

const noScores = (): ScoreCounts => ({ sum: 0, tier: zeros(tiers), tens: zeros(tens) })

export const noBidders = (): BidderCounts => ({
  id: bidderCountsId,
  type: 'counts',
  total: 0,
  status: zeros(bidderStatuses),
  autoInvite: zeros(autoInviteStatuses),
  national: noScores(),
  local: noScores(),
  added: {},
  wonCounted: true,
})

type ScoreSum = Pick<Score, 'score' | 'tier'>

/** The counted fields of a bidder. */
export interface Counted extends Pick<Bidder, 'status' | 'autoInviteStatus' | 'createdAt' | 'currency'> {
  facts: Pick<Bidder['facts'], 'spent'>
  nationalScore: ScoreSum
  localScore: ScoreSum
}

/** What a change adds to each counter, by dotted field; omits unchanged fields. */
export type CountChange = Record<string, number>

/** `before` is undefined for a new bidder, `after` for a deleted one. */
export const countChange = (before: Counted | undefined, after: Counted | undefined): CountChange => {
  const change: CountChange = {}
  if (before) addTo(change, before, -1)
  if (after) addTo(change, after, 1)
  return withoutZeros(change)
}

export const sumOfChanges = (changes: readonly CountChange[]): CountChange => {
  const sum: CountChange = {}
  for (const change of changes) for (const [field, by] of Object.entries(change)) sum[field] = (sum[field] ?? 0) + by
  return withoutZeros(sum)
}

const addTo = (change: CountChange, counted: Counted, by: number): void => {
  const { status, autoInviteStatus, createdAt, currency, facts, nationalScore, localScore } = counted
  const add = (field: string, amount: number): void => {
    change[field] = (change[field] ?? 0) + amount
  }
  add('total', by)
  add(`status.${status}`, by)
  add(`autoInvite.${autoInviteStatus}`, by)
  add(`added.${createdAt.slice(0, 7)}`, by)
  add(`won${currency}`, by * facts.spent)
  for (const [name, score] of Object.entries({ national: nationalScore, local: localScore }) as [ScoreType, ScoreSum][]) {
    add(`${name}.tier.${score.tier}`, by)
    const shown = shownScore(score)
    if (shown === undefined) continue
    add(`${name}.sum`, by * shown)
    add(`${name}.tens.${Math.min(9, Math.floor(shown / 10))}`, by)
  }
}

/** How many bidders have a score that screens show, the others being New; the average is of these. */
export const scoredCount = (total: number, tier: ScoreCounts['tier']): number => total - tier.New

const withoutZeros = (change: CountChange): CountChange => Object.fromEntries(Object.entries(change).filter(([, by]) => by !== 0))

/** The counters of these bidders, as if each had been added to zero. */
export const countsOf = (bidders: readonly Counted[]): BidderCounts => {
  const counts = noBidders()
  for (const [field, by] of Object.entries(sumOfChanges(bidders.map((bidder) => countChange(undefined, bidder))))) {
    const [first = '', second, third] = field.split('.')
    const holder = (third ? counts[first as 'national'][second as 'tier'] : second ? counts[first as 'added'] : counts) as Record<
      string,
      number
    >
    holder[third ?? second ?? first] = by
  }
  return counts
}

/** What the bidders won, by currency; undefined where it is not counted yet. */
export const countedWon = (counts: BidderCounts): Money[] | undefined =>
  counts.wonCounted &&
  currencies.flatMap((currency) => {
    const amount = counts[`won${currency}`] ?? 0
    return amount === 0 ? [] : [{ amount, currency }]
  })
