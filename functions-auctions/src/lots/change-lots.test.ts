import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { addSale, type Sale } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let sale: Sale
beforeEach(async () => {
  app = await testApp()
  sale = await addSale(app)
})

const add = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1)
    ids.push((await sale.lot('createLot', { body: { title: `Lot ${number}`, estimateLow: 100_00, reserve: 90_00, notes: 'Ann' } })).id)
  return ids
}
const change = (ids: readonly string[], asked: object, sent: object = {}) =>
  sale.lot('changeLots', { body: { lots: ids.map((lotId) => ({ lotId, change: asked })) }, ...sent })
const list = async () => sale.lot('listLots')

describe('changeLots', () => {
  it('withdraws each lot that can be, says why not for the others, and is undone', async () => {
    const ids = await add(3)
    await sale.open()
    const [first] = (await list()).lots
    await sale.outcome(first, { action: 'sell', hammer: 100_00, paddle: '7' })
    const { status, results } = await change([...ids, 'lot_none'], { kind: 'withdraw' })
    expect(status).toBe(200)
    expect(results).toEqual([
      { lotId: ids[0], lotNumber: '1', refused: { code: 'lot_state', message: 'Lot 1 is sold, so this is no longer possible.' } },
      { lotId: ids[1], lotNumber: '2', version: expect.any(String) },
      { lotId: ids[2], lotNumber: '3', version: expect.any(String) },
      { lotId: 'lot_none', refused: { code: 'not_found', message: 'Lot not found' } },
    ])
    expect((await list()).totals.states).toMatchObject({ Sold: 1, Withdrawn: 2, Upcoming: 0 })
    expect((await change(ids.slice(1), { kind: 'withdraw' })).results.map(({ version }: { version: string }) => version)).toEqual(
      results.slice(1, 3).map(({ version }: { version: string }) => version),
    )
    const back = [
      { lotId: ids[1], version: results[1].version, change: { kind: 'undo' } },
      { lotId: ids[2], version: 'another', change: { kind: 'undo' } },
    ]
    expect((await sale.lot('changeLots', { body: { lots: back } })).results).toMatchObject([
      { lotNumber: '2', version: expect.any(String) },
      { lotNumber: '3', refused: { code: 'stale_version' } },
    ])
    expect((await list()).totals.states).toMatchObject({ Sold: 1, Withdrawn: 1, Upcoming: 1 })
    expect(await sale.audits('lot.outcome')).toHaveLength(3)
  })

  it('sets only the fields that are given and answers what they were', async () => {
    const ids = await add(2)
    const { results } = await change(ids, { kind: 'edit', fields: { estimateHigh: 150_00, reserve: null, notes: 'Bea' } })
    expect(results[0]).toEqual({
      lotId: ids[0],
      lotNumber: '1',
      version: expect.any(String),
      before: { estimateHigh: null, reserve: 90_00, notes: 'Ann' },
    })
    const lot = await sale.lot('readLot', { params: { lotId: ids[0] ?? '' } })
    expect(lot).toMatchObject({ estimateLow: 100_00, estimateHigh: 150_00, notes: 'Bea' })
    expect(lot.reserve).toBeUndefined()
    const lots = results.map(({ lotId, version, before }: { lotId: string; version: string; before: object }) => ({
      ...{ lotId, version, change: { kind: 'edit', fields: before } },
    }))
    await sale.lot('changeLots', { body: { lots } })
    expect(await sale.lot('readLot', { params: { lotId: ids[1] ?? '' } })).toMatchObject({ reserve: 90_00, notes: 'Ann' })
    expect((await list()).totals).toMatchObject({ reserve: 180_00, estimateHigh: 200_00 })
  })

  it('refuses a field that is fixed, and one that does not fit the others, for its lot alone', async () => {
    const ids = await add(1)
    expect((await change(ids, { kind: 'edit', fields: { estimateHigh: 50_00 } })).results[0].refused).toEqual({
      ...{ code: 'invalid_request', message: 'The high estimate must be at least the low one.' },
    })
    await sale.open()
    expect((await change(ids, { kind: 'edit', fields: { startingBid: 50_00 } })).results[0].refused).toMatchObject({
      code: 'auction_state',
    })
  })

  it('answers what an edit replaced, also where the answer of the store was lost', async () => {
    const ids = await add(1)
    app.loseAnswer('auctions')
    const { results } = await change(ids, { kind: 'edit', fields: { reserve: 50_00 } })
    expect(results[0]).toMatchObject({ version: expect.any(String), before: { reserve: 90_00 } })
    expect(await sale.lot('readLot', { params: { lotId: ids[0] ?? '' } })).toMatchObject({ reserve: 50_00 })
  })

  it('undoes an outcome once: an undo names the version that it was made for', async () => {
    const [id = ''] = await add(1)
    await sale.open()
    const lot = await sale.lot('readLot', { params: { lotId: id } })
    const passed = await sale.outcome(lot, { action: 'pass' })
    const sold = await sale.outcome(passed, { action: 'sell', hammer: 100_00, paddle: '7' })
    expect(await change([id], { kind: 'undo' })).toMatchObject({ status: 400 })
    const lots = [{ lotId: id, version: sold.version, change: { kind: 'undo' } }]
    await sale.lot('changeLots', { body: { lots } })
    expect((await sale.lot('changeLots', { body: { lots } })).results[0]).toMatchObject({ refused: { code: 'stale_version' } })
    expect(await sale.lot('readLot', { params: { lotId: id } })).toMatchObject({ state: 'Passed' })
  })

  it('takes 1 to 100 lots and the permission auctions:edit', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `lot_${index}`)
    expect(await change([], { kind: 'withdraw' })).toMatchObject({ status: 400 })
    expect(await change(ids, { kind: 'withdraw' })).toMatchObject({ status: 400 })
    expect(await change(ids.slice(1), { kind: 'withdraw' }, { role: 'viewer' })).toMatchObject({ status: 403 })
    expect(await change(ids.slice(1), { kind: 'withdraw' }, { houseId: 'h2' })).toMatchObject({ status: 404 })
    expect(await change(ids.slice(1), { kind: 'edit', fields: { title: 'x' } })).toMatchObject({ status: 400 })
  })
})
