import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotOutcome, LotSummary } from '@auctionwiz/contracts/lots'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { randomId } from '../../app/random-id.ts'
import { type Buyer, type Buyers, beyondLimit, buyerOf } from './buyers.ts'
import { clerkText as text } from './messages.ts'
import { resultWords, type SaleTotals, totalsOf } from './result-words.ts'
import type { Sale, SaleView } from './sale/create-sale.ts'
import {
  type Bidding,
  biddingOf,
  currentBid,
  lotAfter,
  lotInView,
  lotsInView,
  nextBids,
  resultIn,
  type SaleAction,
} from './sale/sale-state.ts'
import { type Prices, pricesIn } from './write-price.ts'

/** What the parts of the screen show, and what their buttons and keys do. */
export interface Clerk {
  auction: Auction
  sale: Sale
  state: SaleView
  /** With what is still to be sent. */
  lots: readonly LotSummary[]
  lot: LotSummary | undefined
  bidding: Bidding
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
  raise: (steps: 1 | 2) => void
  take: (amount: number) => void
  bidBack: () => void
  /** Adds digits to the paddle. */
  typePaddle: (digits: string) => void
  erasePaddle: () => void
  setPaddle: (paddle: string) => void
  sell: () => void
  pass: () => void
  withdraw: () => void
  skip: () => void
  choose: (lotId: string) => void
  undo: () => void
}

export const useClerk = (auction: Auction, sale: Sale, buyers: Buyers): Clerk => {
  const state = useSyncExternalStore(sale.subscribe, sale.getState)
  const [{ hint, said }, setWords] = useState<{ hint?: string | undefined; said: string }>({ said: '' })
  const { lots: known, queue } = state
  const lots = useMemo(() => lotsInView({ lots: known, queue }), [known, queue])
  const totals = useMemo(() => totalsOf(lots), [lots])
  const prices = pricesIn(auction.currency)
  const lot = lots.find(({ id }) => id === state.at)
  const bidding = biddingOf(state, state.at)
  const bid = currentBid(bidding)
  const buyer = buyerOf(buyers, bidding.paddle)
  const next = lot ? nextBids(bidding, lot, auction.biddingIncrements) : []

  const saidOf = (id: string | undefined): string => {
    const there = sale.getState().lots.find((each) => each.id === id)
    return there ? text.saidNext({ number: there.lotNumber, title: there.title }) : text.saidDone
  }
  const act = (action: SaleAction, saidNow = '') => {
    sale.act(action)
    setWords({ said: saidNow })
  }
  const refuse = (why: string) => setWords({ hint: why, said: '' })
  const record = (outcome: LotOutcome) => {
    const { at } = sale.getState()
    sale.act({ type: 'record', outcome, id: randomId(), at: new Date().toISOString() })
    const settled = lotInView(sale.getState(), at)
    if (!settled) return
    const result = text.said({ number: settled.lotNumber, result: resultWords(resultIn(settled), prices) })
    setWords({ said: `${result} ${saidOf(sale.getState().at)}` })
  }
  // Read anew at each press: keys may come faster than the screen renders.
  const now = () => {
    const current = sale.getState()
    const there = current.lots.find(({ id }) => id === current.at)
    const open = biddingOf(current, current.at)
    return { bidding: open, bid: currentBid(open), next: there ? nextBids(open, there, auction.biddingIncrements) : [] }
  }
  const take = (amount: number) => act({ type: 'bid', amount }, text.saidBid({ amount: prices.price(amount) }))
  const setPaddle = (paddle: string) => {
    const name = buyerOf(buyers, paddle)?.name
    act({ type: 'paddle', paddle }, name === undefined ? '' : text.saidPaddle({ paddle, name }))
  }
  return {
    ...{ auction, sale, state, lots, lot, bidding, bid, next, buyers, buyer, totals, prices, hint, said, take, setPaddle },
    beyond: bid === undefined ? 0 : beyondLimit(buyer, bidding.paddle, bid, lots),
    raise: (steps) => {
      const amount = now().next[steps - 1]
      if (amount === undefined) refuse(text.noIncrements)
      else take(amount)
    },
    bidBack: () => {
      const before = now().bidding.bids.at(-2)
      act({ type: 'bidBack' }, before ? text.saidBid({ amount: prices.price(before.amount) }) : text.saidNoBid)
    },
    typePaddle: (digits) => setPaddle(now().bidding.paddle + digits),
    erasePaddle: () => setPaddle(now().bidding.paddle.slice(0, -1)),
    sell: () => {
      const { bid: hammer, bidding: open } = now()
      if (hammer === undefined) refuse(text.needBid)
      else if (open.paddle === '') refuse(text.needPaddle)
      else record({ action: 'sell', hammer, paddle: open.paddle })
    },
    pass: () => {
      const { bid: highestBid } = now()
      record(highestBid === undefined ? { action: 'leaveUnsold' } : { action: 'pass', highestBid })
    },
    withdraw: () => record({ action: 'withdraw' }),
    skip: () => {
      const current = sale.getState()
      act({ type: 'skip' }, saidOf(lotAfter(current, current.at)))
    },
    choose: (lotId) => act({ type: 'choose', lotId }, saidOf(lotId)),
    undo: () => {
      const last = sale.getState().hammers.at(-1)
      const undone = lots.find(({ id }) => id === last?.lotId)
      if (undone) act({ type: 'undo', id: randomId() }, text.saidUndone({ number: undone.lotNumber }))
    },
  }
}
