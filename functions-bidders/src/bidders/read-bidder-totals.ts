import type { BidderFilter, readBidderTotals as endpoint } from '@auctionwiz/contracts/bidders'
import { currencies, type Money } from '@auctionwiz/contracts/fields'
import { type BidderCounts, countedWon, scoredCount } from '@auctionwiz/domain/bidders/counts'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readBidderCounts } from '@auctionwiz/records/bidder-counts'
import { bidderRows, bidderSelection } from './bidder-query.ts'
import { isUnfiltered } from './counted-filter.ts'
import { searchCountLimit } from './search-count-limit.ts'

interface Totals {
  count: number
  countIsAtLeast?: boolean
  averageScore?: number
  notScored?: number
  won?: Money[]
}

/** One point read for the whole house; for a filter also one query that adds up, for a search one more that counts first, as far as counting goes. */
export const readBidderTotals: UseCase<typeof endpoint> = async ({ query: filter }, { house }) => {
  const [counts, filtered] = await Promise.all([readBidderCounts(house), isUnfiltered(filter) ? undefined : addedUp(house, filter)])
  const all = counts?.total ?? 0
  return { all, ...(filtered ?? (counts && fromCounts(counts, filter)) ?? (await addedUp(house, filter))) }
}

/** Undefined for counters that were begun before amounts were counted, until these are completed. */
const fromCounts = (counts: BidderCounts, { scoreType }: BidderFilter): Totals | undefined => {
  const won = countedWon(counts)
  const { sum, tier } = counts[scoreType === 'local' ? 'local' : 'national']
  return won && { count: counts.total, won, ...average(sum, scoredCount(counts.total, tier), tier.New) }
}

const addedUp = async (house: PartitionReader, filter: BidderFilter): Promise<Totals> => {
  const { where } = bidderSelection(filter)
  const bidders = listerOf(bidderRows, house)
  if (filter.search && (await bidders.count(where, searchCountLimit + 1)) > searchCountLimit)
    return { count: searchCountLimit, countIsAtLeast: true }
  const score = filter.scoreType === 'local' ? 'local' : 'national'
  const groups = await bidders.sums(where, { by: ['currency', `${score}Score.tier`], of: ['facts.spent', `listKeys.${score}`] })
  const won = new Map<unknown, number>()
  let count = 0
  let scores = 0
  let notScored = 0
  for (const { by, count: size, sums } of groups) {
    const [currency, tier] = by
    const [spent = 0, score = 0] = sums
    count += size
    won.set(currency, (won.get(currency) ?? 0) + spent)
    if (tier === 'New') notScored += size
    else scores += score
  }
  const amounts = currencies.flatMap((currency): Money[] => {
    const amount = won.get(currency) ?? 0
    return amount === 0 ? [] : [{ amount, currency }]
  })
  return { count, won: amounts, ...average(scores, count - notScored, notScored) }
}

const average = (sum: number, scored: number, notScored: number): Pick<Totals, 'averageScore' | 'notScored'> => ({
  ...(scored > 0 && { averageScore: Math.round((10 * sum) / scored) / 10 }),
  notScored,
})
