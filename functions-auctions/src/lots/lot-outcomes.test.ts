import { lotStates } from '@auctionwiz/contracts/lots'
import { countsChange, noLots } from '@auctionwiz/domain/lots/totals'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { lotRecord } from '@auctionwiz/records/lots'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { addSale, type Sale } from './testing.ts'

const sold = { action: 'sell', hammer: 300_000_00, paddle: '117' }

let app: Awaited<ReturnType<typeof testApp>>
let sale: Sale
beforeEach(async () => {
  app = await testApp()
  sale = await addSale(app)
})

it('records the hammer price with its premium by bands, the paddle, the totals and the audit event', async () => {
  const lot = await sale.lot('createLot', { body: { title: 'Chest', estimateLow: 200_000_00 } })
  await sale.open()
  const result = await sale.outcome(lot, sold)
  expect(result).toMatchObject({ status: 200, state: 'Sold', hammer: 300_000_00, premium: 72_500_00, paddle: '117' })
  expect((await sale.lot('listLots', { query: 'state=Sold' })).lots).toMatchObject([{ id: lot.id, hammer: 300_000_00 }])
  expect((await sale.lot('listLots')).totals).toMatchObject({ hammer: 300_000_00, premium: 72_500_00, states: { Sold: 1, Upcoming: 0 } })
  expect(await sale.audits('lot.outcome')).toMatchObject([
    { subjectId: lot.id, before: { state: 'Upcoming' }, after: { state: 'Sold', hammer: 300_000_00 } },
  ])
})

it('records here what a file had stated', async () => {
  const { id } = await sale.lot('createLot', { body: { title: 'Chest' } })
  await sale.open()
  const lots = recordsOf(lotRecord, app.house.in('auctions').within(sale.id))
  const { document } = await lots.read(id)
  const passed = { ...document, state: 'Passed' as const, resultFromFile: true as const, earlier: [{ state: 'Upcoming' as const }] }
  const { version } = await lots.put(passed)
  const result = await sale.outcome({ id, version }, sold)
  expect(result).toMatchObject({ status: 200, state: 'Sold' })
  expect((await lots.read(id)).document).not.toHaveProperty('resultFromFile')
})

it('counts an outcome once, however often it arrives, and refuses another in its place', async () => {
  const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
  await sale.open()
  const answers = await Promise.all([sale.outcome(lot, sold), sale.outcome(lot, sold), sale.outcome(lot, sold)])
  expect(new Set(answers.map(({ version }) => version)).size).toBe(1)
  expect(await sale.outcome(lot, sold)).toMatchObject({ status: 200, state: 'Sold' })
  const other = await sale.outcome(lot, { ...sold, paddle: '118' })
  expect(other).toMatchObject({ status: 409, error: { code: 'lot_state', message: 'Lot 1 is sold, so this is no longer possible.' } })
  expect((await sale.lot('listLots')).totals).toMatchObject({ hammer: 300_000_00, states: { Sold: 1 } })
  expect(await sale.audits('lot.outcome')).toHaveLength(1)
})

it('of two who record different outcomes at once, one wins', async () => {
  const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
  await sale.open()
  const answers = await Promise.all([sale.outcome(lot, sold), sale.outcome(lot, { action: 'pass' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('undoes outcomes one by one: a lot that was passed, then sold, is passed again with its highest bid', async () => {
  const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
  await sale.open()
  const passed = await sale.outcome(lot, { action: 'pass', highestBid: 9_500_00 })
  expect(passed).toMatchObject({ state: 'Passed', highestBid: 9_500_00 })
  const result = await sale.outcome(passed, sold)
  expect(result).not.toHaveProperty('highestBid')
  expect(await sale.undo({ ...result, version: passed.version })).toMatchObject({ error: { code: 'stale_version' } })
  const again = await sale.undo(result)
  expect(again).toMatchObject({ state: 'Passed', highestBid: 9_500_00 })
  expect(again).not.toHaveProperty('hammer')
  const first = await sale.undo(again)
  expect(first).toMatchObject({ state: 'Upcoming' })
  expect(await sale.undo(first)).toMatchObject({ error: { code: 'lot_state' } })
  expect(await sale.audits('lot.undo')).toContainEqual(
    expect.objectContaining({ before: { state: 'Passed', highestBid: 9_500_00 }, after: { state: 'Upcoming' } }),
  )
})

it('says whether it is too early or too late for an outcome', async () => {
  const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
  expect(await sale.outcome(lot, sold)).toMatchObject({
    error: { code: 'auction_too_early', message: 'Autumn sale is Upcoming, so this is not possible yet.' },
  })
  await sale.open()
  const passed = await sale.outcome(lot, { action: 'pass' })
  const afterwards = { ...sold, action: 'sellAfterSale' }
  expect(await sale.outcome(passed, afterwards)).toMatchObject({ error: { code: 'auction_too_early' } })
  await sale.move('close')
  expect(await sale.outcome(passed, afterwards)).toMatchObject({ state: 'PostSale', hammer: 300_000_00 })
})

it.each([{ hammer: 0 }, { hammer: 1.5 }, { hammer: undefined }, { paddle: '' }, { paddle: 'a b' }])(
  'refuses a sale with %o',
  async (wrong) => {
    const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
    await sale.open()
    const { status, error } = await sale.outcome(lot, { ...sold, ...wrong })
    expect([status, Object.keys(error?.details?.fields ?? {})]).toEqual([400, Object.keys(wrong).map((name) => `outcome.${name}`)])
  },
)

it('takes the permission auctions:edit', async () => {
  const { id: lotId, version } = await sale.lot('createLot', { body: { title: 'Chest' } })
  const refused = { status: 403, error: { details: { permission: 'auctions:edit' } } }
  const body = { outcome: { action: 'withdraw' }, version }
  expect(await sale.lot('recordLotOutcome', { params: { lotId }, body, role: 'viewer' })).toMatchObject(refused)
  expect(await sale.lot('undoLotOutcome', { params: { lotId }, body: { version }, role: 'viewer' })).toMatchObject(refused)
})

const anyOutcome = fc.oneof(
  fc.record({
    action: fc.constantFrom('sell', 'sellAfterSale'),
    hammer: fc.integer({ min: 1, max: 500_000_00 }),
    paddle: fc.constant('7'),
  }),
  fc.record({ action: fc.constant('pass'), highestBid: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ action: fc.constantFrom('leaveUnsold', 'withdraw', 'undo') }),
)

it('keeps totals that equal the lots, whatever is recorded, repeated or undone', async () => {
  const steps = fc.array(fc.tuple(fc.nat(3), anyOutcome, fc.boolean()), { minLength: 5, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(30), async (moves, closed) => {
      const own = await addSale(app)
      for (const estimateLow of [100, 200, 300, 400]) await own.lot('createLot', { body: { title: 'Lot', estimateLow } })
      await own.open()
      for (const [index, [place, outcome, twice]] of moves.entries()) {
        if (index === closed) await own.move('close')
        const lot = (await own.lot('listLots')).lots[place]
        const record = () => (outcome.action === 'undo' ? own.undo(lot) : own.outcome(lot, outcome))
        await record()
        if (twice) await record()
      }
      const { lots, totals } = await own.lot('listLots')
      const expected = structuredClone(noLots)
      for (const lot of lots)
        for (const [path, value] of Object.entries(countsChange(undefined, lot))) {
          const state = lotStates.find((each) => path === `states.${each}`)
          if (state) expected.states[state] += value
          else expected[path as 'lots' | 'hammer'] += value
        }
      expect(totals).toMatchObject({ ...expected })
    }),
    { numRuns: 30 },
  )
})
