import type { BidderFacts, BidderNetwork } from '@auctionwiz/contracts/bidder-facts'
import { addFacts, countedFacts, emptyFacts } from '../scores/facts.ts'
import { atMostAThird } from './a-third.ts'
import { amountOfBand } from './bands.ts'
import type { Contribution, SharedAuction } from './contribution.ts'

/** The least number of other accounts that must publish a person before facts are shown. With two, each could infer the other's facts. */
export const leastContributors = 3

/** The newest auctions at other houses that are shown with a bidder. */
const auctionsShown = 24

/** A contribution and its contributor: all houses of an account are one contributor. */
export interface Attributed {
  contributor: string
  contribution: Contribution
}

const startOf = (month: string): string => `${month}-01T00:00:00Z`

const factsOf = ({ counts, spentBand, defaultBand, activeMonths, firstMonth, lastMonth }: Contribution): BidderFacts => ({
  ...emptyFacts(),
  ...counts,
  spent: amountOfBand(spentBand),
  defaultAmount: amountOfBand(defaultBand),
  activeMonths,
  ...(firstMonth !== undefined && { firstAuction: startOf(firstMonth) }),
  ...(lastMonth !== undefined && { mostRecentAuction: startOf(lastMonth) }),
})

const newestFirst = (left: SharedAuction, right: SharedAuction): number => {
  const [a, b] = [JSON.stringify(left), JSON.stringify(right)]
  return left.month === right.month ? (a < b ? -1 : a > b ? 1 : 0) : left.month < right.month ? 1 : -1
}

interface Share {
  facts: BidderFacts
  auctions: SharedAuction[]
}

/** Each contributor's facts about the person, over all its houses. */
const sharesOf = (contributions: readonly Attributed[]): Share[] => {
  const shares = new Map<string, Share>()
  for (const { contributor, contribution } of contributions) {
    const known = shares.get(contributor)
    const facts = factsOf(contribution)
    shares.set(contributor, {
      facts: known ? addFacts(known.facts, facts) : facts,
      auctions: [...(known?.auctions ?? []), ...contribution.auctions],
    })
  }
  return [...shares.values()].filter(({ facts }) => facts.auctions > 0)
}

/**
 * What other accounts publish about a person, independent of the order of contributions; undefined with fewer than `leastContributors`. No
 * account counts for more than a third: if an account publishes more auctions, only a part of its facts counts. Average amounts, the months of
 * activity, and the first and last month count only as far as a second account supports them.
 */
export const networkOf = (contributions: readonly Attributed[]): BidderNetwork | undefined => {
  const shares = sharesOf(contributions)
  if (shares.length < leastContributors) return undefined
  const counted = atMostAThird(shares.map(({ facts }) => facts.auctions))
  const perLot = second(shares.map(({ facts }) => facts.spent / Math.max(1, facts.wins)))
  const perAuction = second(shares.map(({ facts }) => facts.defaultAmount / facts.auctions))
  const sum = emptyFacts()
  for (const [index, { facts }] of shares.entries()) {
    const part = (counted[index] ?? 0) / facts.auctions
    const within: BidderFacts = {
      ...facts,
      spent: Math.min(facts.spent, perLot * Math.max(1, facts.wins)),
      defaultAmount: Math.min(facts.defaultAmount, perAuction * facts.auctions),
    }
    for (const fact of countedFacts) sum[fact] += within[fact] * part
  }
  for (const fact of countedFacts) sum[fact] = Math.round(sum[fact])
  sum.activeMonths = second(shares.map(({ facts }) => facts.activeMonths))
  const first = texts(shares, 'firstAuction').toSorted()[1]
  const last = texts(shares, 'mostRecentAuction').toSorted().at(-2)
  if (first !== undefined) sum.firstAuction = first
  if (last !== undefined) sum.mostRecentAuction = last
  return { facts: sum, auctions: auctionsOf(shares, counted) }
}

/** The second highest. */
const second = (values: readonly number[]): number => values.toSorted((a, b) => b - a)[1] ?? 0

const texts = (shares: readonly Share[], field: 'firstAuction' | 'mostRecentAuction'): string[] =>
  shares.flatMap(({ facts }) => facts[field] ?? [])

/** The newest auctions of each account, with at most a third of all from one account. */
const auctionsOf = (shares: readonly Share[], counted: readonly number[]): SharedAuction[] => {
  const most = Math.floor(auctionsShown / leastContributors)
  const listed = atMostAThird(shares.map(({ auctions }, index) => Math.min(auctions.length, counted[index] ?? 0, most)))
  return shares
    .flatMap(({ auctions }, index) => auctions.toSorted(newestFirst).slice(0, listed[index]))
    .toSorted(newestFirst)
    .slice(0, auctionsShown)
}
