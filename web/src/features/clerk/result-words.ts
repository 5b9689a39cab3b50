import type { LotSummary } from '@auctionwiz/contracts/lots'
import { clerkText } from './messages.ts'
import type { Result } from './sale/sale-state.ts'
import type { Prices } from './write-price.ts'

/** A result in words: "sold for $9,500 to 102". */
export const resultWords = ({ state, hammer = 0, paddle = '', highestBid }: Result, { price }: Prices): string => {
  if (state === 'Sold' || state === 'PostSale') return clerkText.results[state]({ amount: price(hammer), paddle })
  if (state === 'Passed' && highestBid !== undefined) return clerkText.results.Passed({ amount: price(highestBid) })
  return state === 'Passed' ? clerkText.results.PassedAlone : clerkText.results[state]
}

export interface SaleTotals {
  hammer: number
  sold: number
  /** Lots that were put up: all with a result but the withdrawn ones. */
  offered: number
  toCome: number
  results: number
}

export const totalsOf = (lots: readonly LotSummary[]): SaleTotals => {
  const totals = { hammer: 0, sold: 0, offered: 0, toCome: 0, results: 0 }
  for (const { state, hammer = 0 } of lots) {
    const isSold = state === 'Sold' || state === 'PostSale'
    totals.hammer += isSold ? hammer : 0
    totals.sold += isSold ? 1 : 0
    totals.offered += state === 'Upcoming' || state === 'Withdrawn' ? 0 : 1
    totals.toCome += state === 'Upcoming' ? 1 : 0
    totals.results += state === 'Upcoming' ? 0 : 1
  }
  return totals
}
