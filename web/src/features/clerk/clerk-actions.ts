import type { LotOutcome } from '@auctionwiz/contracts/lots'
import type { IncrementBand } from '@auctionwiz/domain/auctions/increments'
import { randomId } from '../../app/random-id.ts'
import { type Buyers, buyerOf } from './buyers.ts'
import { clerkText as text } from './messages.ts'
import { resultWords } from './result-words.ts'
import type { Sale } from './sale/create-sale.ts'
import { biddingOf, currentBid, lotAfter, lotInView, nextBids, resultIn, type SaleAction } from './sale/sale-state.ts'
import type { Prices } from './write-price.ts'

/** What the keys and buttons do. */
export interface ClerkActions {
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

/** `hint`: why the last key did nothing. `said`: for screen readers. */
export interface Words {
  hint?: string | undefined
  said: string
}

interface Saleroom {
  sale: Sale
  buyers: Buyers
  prices: Prices
  increments: readonly IncrementBand[]
}

/** Each reads the sale again when it is pressed: keys may come faster than the screen renders. */
export const clerkActions = ({ sale, buyers, prices, increments }: Saleroom, say: (words: Words) => void): ClerkActions => {
  const saidOf = (id: string | undefined): string => {
    const there = sale.getState().lots.find((each) => each.id === id)
    return there ? text.saidNext({ number: there.lotNumber, title: there.title }) : text.saidDone
  }
  const act = (action: SaleAction, said = '') => {
    sale.act(action)
    say({ said })
  }
  const refuse = (why: string) => say({ hint: why, said: '' })
  const record = (outcome: LotOutcome) => {
    const { at } = sale.getState()
    sale.act({ type: 'record', outcome, id: randomId(), at: new Date().toISOString() })
    const settled = lotInView(sale.getState(), at)
    if (!settled) return
    const result = text.said({ number: settled.lotNumber, result: resultWords(resultIn(settled), prices) })
    say({ said: `${result} ${saidOf(sale.getState().at)}` })
  }
  const open = () => biddingOf(sale.getState(), sale.getState().at)
  const take = (amount: number) => act({ type: 'bid', amount }, text.saidBid({ amount: prices.price(amount) }))
  const setPaddle = (paddle: string) => {
    const name = buyerOf(buyers, paddle)?.name
    act({ type: 'paddle', paddle }, name === undefined ? '' : text.saidPaddle({ paddle, name }))
  }
  return {
    take,
    setPaddle,
    raise: (steps) => {
      const { lots, at } = sale.getState()
      const lot = lots.find(({ id }) => id === at)
      const amount = lot && nextBids(currentBid(open()), lot, increments)[steps - 1]
      if (amount === undefined) refuse(text.noIncrements)
      else take(amount)
    },
    bidBack: () => {
      const before = open().bids.at(-2)
      act({ type: 'bidBack' }, before ? text.saidBid({ amount: prices.price(before.amount) }) : text.saidNoBid)
    },
    typePaddle: (digits) => setPaddle(open().paddle + digits),
    erasePaddle: () => setPaddle(open().paddle.slice(0, -1)),
    sell: () => {
      const bidding = open()
      const hammer = currentBid(bidding)
      if (hammer === undefined) refuse(text.needBid)
      else if (bidding.paddle === '') refuse(text.needPaddle)
      else record({ action: 'sell', hammer, paddle: bidding.paddle })
    },
    pass: () => {
      const highestBid = currentBid(open())
      record(highestBid === undefined ? { action: 'leaveUnsold' } : { action: 'pass', highestBid })
    },
    withdraw: () => record({ action: 'withdraw' }),
    skip: () => {
      const current = sale.getState()
      act({ type: 'skip' }, saidOf(lotAfter(current, current.at)))
    },
    choose: (lotId) => act({ type: 'choose', lotId }, saidOf(lotId)),
    undo: () => {
      const { lots, hammers } = sale.getState()
      const undone = lots.find(({ id }) => id === hammers.at(-1)?.lotId)
      if (undone) act({ type: 'undo', id: randomId() }, text.saidUndone({ number: undone.lotNumber }))
    },
  }
}
