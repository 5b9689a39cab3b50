import { presetBands } from '@auctionwiz/domain/auctions/increment-presets'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  biddingOf,
  bidsOf,
  currentBid,
  lotInView,
  lotsInView,
  nextBids,
  openedSale,
  type SaleAction,
  type SaleState,
  saleReducer,
} from './sale-state.ts'
import { sold, stateOf } from './testing.ts'

const saleroom = presetBands('saleroom', 'USD')
const at = '2026-11-23T15:41:52Z'
const apply = (state: SaleState, ...actions: SaleAction[]) => actions.reduce(saleReducer, state)
const three = () => stateOf(['88', '89', '89A'])

it('offers the starting bid first, without one about half of the low estimate, then the steps of the table', () => {
  expect(nextBids(undefined, { startingBid: 900_00, estimateLow: 4_000_00 }, saleroom)).toEqual([900_00, 950_00])
  expect(nextBids(undefined, { estimateLow: 2_500_00 }, saleroom)).toEqual([1_200_00, 1_300_00])
  expect(nextBids(undefined, {}, saleroom)).toEqual([50_00, 100_00])
  expect(nextBids(45_000_00, {}, saleroom)).toEqual([48_000_00, 50_000_00])
  expect(nextBids(undefined, {}, [])).toEqual([])
})

it('keeps each bid with its paddle, and a new bid waits for another one', () => {
  const two = apply(three(), { type: 'bid', amount: 100 }, { type: 'paddle', paddle: '117' }, { type: 'bid', amount: 200 })
  expect(bidsOf(biddingOf(two, two.at))).toEqual([
    { amount: 200, paddle: '' },
    { amount: 100, paddle: '117' },
  ])
  const back = apply(two, { type: 'paddle', paddle: '33 1a!' }, { type: 'bidBack' })
  expect(biddingOf(back, back.at)).toEqual({ bids: [{ amount: 100, paddle: '117' }], paddle: '117' })
  expect(apply(three(), { type: 'bidBack' })).toEqual(three())
})

it('keeps a paddle that was typed before the first bid', () => {
  const state = apply(three(), { type: 'paddle', paddle: '40-8a' }, { type: 'bid', amount: 100 })
  expect(biddingOf(state, state.at)).toEqual({ bids: [{ amount: 100, paddle: '' }], paddle: '40-8A' })
})

it('goes on to the next lot, comes back to skipped ones, and ends when every lot has a result', () => {
  const skipped = apply(three(), { type: 'skip' })
  expect(skipped.at).toBe('lot_89')
  const rest = apply(skipped, record('1', sold(100)), record('2', { action: 'leaveUnsold' }))
  expect([rest.at, lotsInView(rest).map(({ state }) => state)]).toEqual(['lot_88', ['Upcoming', 'Sold', 'Unsold']])
  const done = apply(rest, record('3', { action: 'withdraw' }))
  expect(done.at).toBeUndefined()
  expect(apply(done, record('4', { action: 'withdraw' }))).toBe(done)
})

it('keeps the bids of the lot on the block while the lot before is undone and sold again', () => {
  const started = apply(three(), { type: 'bid', amount: 100 }, record('1', sold(100)), { type: 'bid', amount: 500 })
  const undone = apply(started, { type: 'undo', id: '2' })
  expect([undone.at, currentBid(biddingOf(undone, undone.at)), undone.queue]).toEqual(['lot_88', 100, []])
  const again = apply(undone, record('3', sold(100)))
  expect([again.at, currentBid(biddingOf(again, again.at))]).toEqual(['lot_89', 500])
})

it('undoes in the service what it may have', () => {
  const started = apply(three(), record('1', sold(100)))
  const tried = { ...started, queue: started.queue.map((job) => ({ ...job, tried: true })) }
  expect(apply(tried, { type: 'undo', id: '2' }).queue.map(({ kind }) => kind)).toEqual(['record', 'undo'])
  const saved = { ...started, queue: [] }
  expect(apply(saved, { type: 'undo', id: '2' }).queue).toMatchObject([
    { kind: 'undo', result: { state: 'Sold', hammer: 100, paddle: '117' } },
  ])
})

it('opens at the lot where it was left, or at the first one to come', () => {
  const left = apply(three(), { type: 'skip' }, { type: 'bid', amount: 700 })
  expect(openedSale(left.lots, left)).toEqual(left)
  const lots = left.lots.map((lot) => (lot.id === 'lot_89' ? { ...lot, state: 'Withdrawn' as const } : lot))
  expect(openedSale(lots, left).at).toBe('lot_88')
})

const record = (id: string, outcome: Extract<SaleAction, { type: 'record' }>['outcome']): SaleAction => ({
  type: 'record',
  id,
  at,
  outcome,
})

const anyAction = (id: string): fc.Arbitrary<SaleAction> =>
  fc.oneof(
    fc.record({ type: fc.constant('bid' as const), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
    fc.constantFrom<SaleAction>({ type: 'bidBack' }, { type: 'skip' }, { type: 'choose', lotId: 'lot_3' }, { type: 'undo', id }),
    fc.record({ type: fc.constant('paddle' as const), paddle: fc.string() }),
    fc.constantFrom<SaleAction>(record(id, sold(5)), record(id, { action: 'pass', highestBid: 3 }), record(id, { action: 'withdraw' })),
  )
const anyActions = fc.array(fc.nat(), { maxLength: 40 }).chain((ids) => fc.tuple(...ids.map((_, index) => anyAction(String(index)))))

it('an undo gives back exactly what was before the result, whatever happened until then', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const before = apply(stateOf(['1', '2', '3', '4']), ...actions)
      const after = apply(before, record('last', sold(9)))
      if (after === before) return
      const undone = apply(after, { type: 'undo', id: 'undo' })
      expect(lotsInView(undone)).toEqual(lotsInView(before))
      expect({ ...undone, biddings: biddingOf(undone, undone.at) }).toEqual({ ...before, biddings: biddingOf(before, before.at) })
    }),
  )
})

it('undoing everything leaves every lot to come, and nothing to send', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      let state = apply(stateOf(['1', '2', '3', '4']), ...actions)
      while (state.hammers.length > 0) state = apply(state, { type: 'undo', id: 'undo' })
      expect([state.queue, lotsInView(state).every((lot) => lot.state === 'Upcoming')]).toEqual([[], true])
    }),
  )
})

it('never loses or doubles a result: each one recorded and not undone is one job', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const state = apply(stateOf(['1', '2', '3', '4']), ...actions)
      expect(state.queue.map(({ id }) => id)).toEqual(state.hammers.map(({ id }) => id))
      for (const { lotId } of state.hammers) expect(lotInView(state, lotId)?.state).not.toBe('Upcoming')
    }),
  )
})
