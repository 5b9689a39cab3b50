import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotSummary } from '@auctionwiz/contracts/lots'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { type Buyer, type Buyers, beyondLimit, buyerOf } from './buyers.ts'
import { type ClerkActions, clerkActions, type Words } from './clerk-actions.ts'
import { type SaleTotals, totalsOf } from './result-words.ts'
import type { Sale, SaleView } from './sale/create-sale.ts'
import { type Bidding, biddingOf, currentBid, lotsInView, nextBids } from './sale/sale-state.ts'
import { type Prices, pricesIn } from './write-price.ts'

/** What the parts of the screen show, and what their buttons and keys do. */
export interface Clerk extends ClerkActions {
  auction: Auction
  sale: Sale
  /** What was recorded here, the latest last. */
  hammers: SaleView['hammers']
  /** What the service does not have yet. */
  queue: SaleView['queue']
  unreached: boolean
  unkept: boolean
  /** With what is still to be sent. */
  lots: readonly LotSummary[]
  lot: LotSummary | undefined
  bidding: Bidding
  paddle: string
  bid: number | undefined
  next: readonly number[]
  buyers: Buyers
  buyer: Buyer | undefined
  /** By how much the current bid exceeds what its bidder may spend. */
  beyond: number
  totals: SaleTotals
  prices: Prices
  /** Why the last key did nothing. */
  hint: string | undefined
  /** For screen readers. */
  said: string
}

export const useClerk = (auction: Auction, sale: Sale, buyers: Buyers): Clerk => {
  const state = useSyncExternalStore(sale.subscribe, sale.getState)
  const [{ hint, said }, setWords] = useState<Words>({ said: '' })
  const { lots: known, at, queue, hammers, unreached, unkept } = state
  const { biddingIncrements } = auction
  const lots = useMemo(() => lotsInView({ lots: known, queue }), [known, queue])
  const totals = useMemo(() => totalsOf(lots), [lots])
  const prices = pricesIn(auction.currency)
  const lot = useMemo(() => lots.find(({ id }) => id === at), [lots, at])
  const bidding = biddingOf(state, at)
  const { paddle } = bidding
  const bid = currentBid(bidding)
  const buyer = buyerOf(buyers, paddle)
  const next = useMemo(() => (lot ? nextBids(bid, lot, biddingIncrements) : []), [bid, lot, biddingIncrements])
  const beyond = bid === undefined ? 0 : beyondLimit(buyer, paddle, bid, lots)
  const actions = useMemo(
    () => clerkActions({ sale, buyers, prices, increments: biddingIncrements }, setWords),
    [sale, buyers, prices, biddingIncrements],
  )
  return {
    ...{ auction, sale, lots, lot, bidding, paddle, bid, next, buyers, buyer, beyond, totals, prices, hint, said },
    ...{ hammers, queue, unreached, unkept, ...actions },
  }
}
