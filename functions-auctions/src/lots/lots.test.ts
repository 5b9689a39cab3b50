import { lotRecord } from '@auctionwiz/records/lots'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { newLotDocument } from './create-lot.ts'
import { addSale, type Sale } from './testing.ts'

const chest = { title: 'Chippendale chest, Boston', estimateLow: 40_000_00, estimateHigh: 60_000_00, reserve: 37_500_00 }

let app: Awaited<ReturnType<typeof testApp>>
let sale: Sale
beforeEach(async () => {
  app = await testApp()
  sale = await addSale(app)
})

describe('listLots', () => {
  it('brings descriptions only where they are asked for, and never the notes', async () => {
    await sale.lot('createLot', { body: { ...chest, description: 'Four drawers', notes: 'Ann owns it' } })
    const { lots } = await sale.lot('listLots', { query: 'descriptions=yes' })
    expect(lots[0]).toMatchObject({ description: 'Four drawers' })
    expect((await sale.lot('listLots')).lots[0].description).toBeUndefined()
    expect(JSON.stringify(lots)).not.toContain('Ann')
  })
})

describe('createLot', () => {
  it('adds a lot under the next whole number, counts it and records who did it', async () => {
    const created = await sale.lot('createLot', { body: chest })
    expect(created).toMatchObject({ status: 201, ...chest, lotNumber: '1', state: 'Upcoming', auctionId: sale.id, description: '' })
    await sale.lot('createLot', { body: { title: 'Candlesticks', lotNumber: '89a' } })
    expect(await sale.lot('createLot', { body: { title: 'Desk' } })).toMatchObject({ lotNumber: '90' })
    const { lots, total, totals } = await sale.lot('listLots')
    expect(lots.map(({ lotNumber }: { lotNumber: string }) => lotNumber)).toEqual(['1', '89A', '90'])
    expect([total, totals.lots, totals.states.Upcoming, totals.estimateHigh]).toEqual([3, 3, 3, 60_000_00])
    const subject = { subjectType: 'lot', subjectId: created.id, subjectName: '1 Chippendale chest, Boston' }
    expect(await sale.audits('lot.create')).toContainEqual(expect.objectContaining(subject))
  })

  it('refuses a number that the auction has, however it is written, and nothing is counted', async () => {
    await sale.lot('createLot', { body: { ...chest, lotNumber: '89A' } })
    for (const lotNumber of ['89A', '89-a', '089 a'])
      expect(await sale.lot('createLot', { body: { ...chest, lotNumber } })).toMatchObject({
        ...{ status: 409, error: { code: 'lot_number_taken', message: 'This auction already has a lot 89A.' } },
      })
    expect((await sale.lot('listLots')).totals).toMatchObject({ lots: 1, estimateLow: 40_000_00 })
    const other = await addSale(app)
    expect(await other.lot('createLot', { body: { ...chest, lotNumber: '89A' } })).toMatchObject({ status: 201 })
    expect((await sale.lot('listLots')).total).toBe(1)
  })

  it('gives lots that are added at once a number each', async () => {
    const added = await Promise.all(Array.from({ length: 5 }, (_, index) => sale.lot('createLot', { body: { title: `Lot ${index}` } })))
    expect(added.map(({ lotNumber }) => lotNumber).toSorted()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('answers the same request with its first lot, and a key serves one request alone', async () => {
    const first = await sale.lot('createLot', { body: chest, key: 'request-0001' })
    expect(await sale.lot('createLot', { body: chest, key: 'request-0001' })).toMatchObject({ status: 201, id: first.id, lotNumber: '1' })
    expect(await sale.lot('createLot', { body: { ...chest, reserve: 1 }, key: 'request-0001' })).toMatchObject({
      ...{ status: 409, error: { code: 'idempotency_mismatch' } },
    })
    expect((await sale.lot('listLots')).totals.lots).toBe(1)
    const renamed = { title: 'Chest', version: first.version }
    await sale.lot('updateLot', { params: { lotId: first.id }, body: renamed })
    expect(await sale.lot('createLot', { body: chest, key: 'request-0001' })).toMatchObject({ status: 201, id: first.id, title: 'Chest' })
  })

  it.each([
    [{ title: ' ' }, 'title'],
    [{ lotNumber: 'A1' }, 'lotNumber'],
    [{ estimateLow: -1 }, 'estimateLow'],
    [{ reserve: 1.5 }, 'reserve'],
    [{ estimateLow: 700, estimateHigh: 600 }, 'estimateHigh'],
    [{ state: 'Sold' }, 'state'],
  ])('refuses %o and names the field', async (wrong, field) => {
    const { status, error } = await sale.lot('createLot', { body: { ...chest, ...wrong } })
    expect([status, error?.code, Object.keys(error?.details?.fields ?? {})]).toEqual([400, 'invalid_request', [field]])
  })

  it('takes the permission auctions:edit, an auction of the house, and one that is not over', async () => {
    const refused = await sale.lot('createLot', { body: chest, role: 'viewer' })
    expect(refused).toMatchObject({ status: 403, error: { details: { permission: 'auctions:edit' } } })
    expect(await sale.lot('createLot', { body: chest, houseId: 'h2' })).toMatchObject({ status: 404 })
    await sale.move('publish')
    app.clock.now = new Date('2026-12-01T18:00:00Z')
    expect(await sale.lot('createLot', { body: chest })).toMatchObject({ status: 409, error: { code: 'auction_state' } })
  })
})

describe('listLots', () => {
  const titles = async (query = '', more: object = {}) =>
    (await sale.lot('listLots', { query, ...more })).lots.map(({ title }: { title: string }) => title)

  beforeEach(async () => {
    for (const [title, lotNumber, estimateLow] of [
      ['Silver tankard', '10', 300],
      ['Walnut chair', '2', 900],
      ['Brass andirons', '2A', undefined],
    ] as const)
      await sale.lot('createLot', { body: { title, lotNumber, estimateLow } })
  })

  it('lists the catalogue in its order to every role, and sorts it as asked', async () => {
    expect(await titles('', { role: 'viewer' })).toEqual(['Walnut chair', 'Brass andirons', 'Silver tankard'])
    expect(await titles('sort=-number')).toEqual(['Silver tankard', 'Brass andirons', 'Walnut chair'])
    expect(await titles('sort=title')).toEqual(['Brass andirons', 'Silver tankard', 'Walnut chair'])
    expect(await titles('sort=-estimate')).toEqual(['Walnut chair', 'Silver tankard', 'Brass andirons'])
  })

  it('finds lots by title, number and state, and always brings the totals of all', async () => {
    expect(await titles('search=andir')).toEqual(['Brass andirons'])
    expect(await titles('search=2a')).toEqual(['Brass andirons'])
    expect(await titles('search=harp')).toEqual([])
    expect(await sale.lot('listLots', { query: 'state=Withdrawn' })).toMatchObject({ lots: [], total: 0, totals: { lots: 3 } })
  })

  it('counts a search only so far', async () => {
    const at = '2026-11-21T09:00:00.000Z'
    const many = Array.from({ length: 1001 }, (_, index) =>
      lotRecord.creation(
        newLotDocument({
          ...{ id: `lot_${index}`, auctionId: sale.id, lotNumber: String(index + 1000), title: index > 999 ? 'Oak desk' : 'Oak stool' },
          ...{ createdAt: at, updatedAt: at },
        }),
      ),
    )
    for (let from = 0; from < many.length; from += 100)
      await app.house
        .in('auctions')
        .within(sale.id)
        .write(many.slice(from, from + 100))
    const found = async (search: string) => {
      const { total, totalIsAtLeast } = await sale.lot('listLots', { query: `search=${search}` })
      return [total, totalIsAtLeast]
    }
    expect([await found('oak'), await found('stool'), await found('desk')]).toEqual([
      [1000, true],
      [1000, undefined],
      [1, undefined],
    ])
  })

  it('turns pages', async () => {
    const first = await sale.lot('listLots', { query: 'limit=2' })
    const second = await sale.lot('listLots', { query: `limit=2&page=${encodeURIComponent(first.nextPage)}` })
    expect([first.lots.length, first.total, second.lots.length, second.total, second.nextPage]).toEqual([2, 3, 1, undefined, undefined])
  })

  it('shows no lot of another auction or house', async () => {
    const [{ id: lotId }] = (await sale.lot('listLots')).lots
    const other = await addSale(app)
    expect((await other.lot('listLots')).lots).toEqual([])
    expect(await other.lot('readLot', { params: { lotId } })).toMatchObject({ status: 404, error: { message: 'Lot not found' } })
    expect(await sale.lot('readLot', { params: { lotId }, houseId: 'h2' })).toMatchObject({ status: 404 })
    expect(await sale.lot('readLot', { params: { lotId } })).toMatchObject({ status: 200, title: 'Walnut chair' })
  })
})

describe('updateLot', () => {
  const update = (lot: { id: string; version: string }, body: object, more: object = {}) =>
    sale.lot('updateLot', { params: { lotId: lot.id }, body: { version: lot.version, ...body }, ...more })

  it('changes what is given, removes amounts of null, and counts the difference', async () => {
    const created = await sale.lot('createLot', { body: chest })
    const changed = await update(created, { title: 'Chest', estimateHigh: 50_000_00, reserve: null, lotNumber: '7' })
    expect(changed).toMatchObject({ status: 200, title: 'Chest', lotNumber: '7', estimateLow: 40_000_00 })
    expect(changed).not.toHaveProperty('reserve')
    expect((await sale.lot('listLots')).totals).toMatchObject({ lots: 1, estimateHigh: 50_000_00, reserve: 0 })
    expect(await sale.audits('lot.update')).toMatchObject([
      { before: { reserve: 37_500_00, lotNumber: '1' }, after: { reserve: null, lotNumber: '7' } },
    ])
    expect(await update(changed, { title: 'Chest' })).toMatchObject({ version: changed.version })
  })

  it('names long texts in the audit log without their words, which may name people', async () => {
    const words = { notes: 'Ask Mrs Doe.', description: 'From the Doe estate.' }
    const created = await sale.lot('createLot', { body: { ...chest, ...words } })
    await update(created, { notes: 'Ask Mr Doe.', description: 'Doe, by descent.' })
    const events = [...(await sale.audits('lot.create')), ...(await sale.audits('lot.update'))]
    expect(events.at(-1)?.after).toEqual({ changed: ['description', 'notes'] })
    expect(JSON.stringify(events)).not.toContain('Doe')
  })

  it('refuses a stale version, a number that is taken, and an upside-down estimate', async () => {
    const first = await sale.lot('createLot', { body: chest })
    const second = await sale.lot('createLot', { body: chest })
    expect(await update(second, { lotNumber: '1' })).toMatchObject({ error: { code: 'lot_number_taken' } })
    expect(await update(second, { estimateHigh: 1 })).toMatchObject({
      error: { details: { fields: { estimateHigh: expect.any(String) } } },
    })
    await update(first, { title: 'Chest' })
    expect(await update(first, { title: 'Box' })).toMatchObject({ status: 409, error: { code: 'stale_version' } })
    expect(await update(second, { title: 'Box' }, { role: 'viewer' })).toMatchObject({ status: 403 })
  })

  it('fixes number and starting bid once bidding is open, and the reserve once the lot was offered', async () => {
    const created = await sale.lot('createLot', { body: chest })
    await sale.open()
    expect(await update(created, { lotNumber: '2' })).toMatchObject({ error: { code: 'auction_state' } })
    expect(await update(created, { startingBid: 5 })).toMatchObject({ error: { code: 'auction_state' } })
    const changed = await update(created, { reserve: 30_000_00 })
    expect(changed).toMatchObject({ status: 200, reserve: 30_000_00 })
    const passed = await sale.outcome(changed, { action: 'pass' })
    expect(await update(passed, { reserve: 1 })).toMatchObject({
      error: { code: 'lot_state', message: 'Lot 1 is passed, so this is no longer possible.' },
    })
    expect(await update(passed, { title: 'Chest' })).toMatchObject({ status: 200 })
  })
})

describe('removeLot', () => {
  const remove = (lot: { id: string; version: string }, more: object = {}) =>
    sale.lot('removeLot', { params: { lotId: lot.id }, body: { version: lot.version }, ...more })

  it('removes a lot of a draft with what it counts, and frees its number', async () => {
    const created = await sale.lot('createLot', { body: chest })
    expect(await remove(created, { role: 'viewer' })).toMatchObject({ status: 403 })
    expect(await remove({ ...created, version: '"0"' })).toMatchObject({ error: { code: 'stale_version' } })
    expect(await remove(created)).toMatchObject({ status: 200 })
    expect((await sale.lot('listLots')).totals).toMatchObject({ lots: 0, estimateLow: 0, reserve: 0 })
    expect(await sale.audits('lot.remove')).toMatchObject([{ before: { lotNumber: '1' } }])
    expect(await sale.lot('createLot', { body: chest })).toMatchObject({ lotNumber: '1' })
  })

  it('leaves a published lot in the catalogue', async () => {
    const created = await sale.lot('createLot', { body: chest })
    await sale.move('publish')
    expect(await remove(created)).toMatchObject({ status: 409, error: { code: 'auction_state' } })
    expect(await sale.outcome(created, { action: 'withdraw' })).toMatchObject({ state: 'Withdrawn' })
  })
})

it('keeps the currency of an auction that has lots', async () => {
  const change = async (body: object) => {
    const { version } = await app.call('readAuction', { params: { id: sale.id } })
    return app.call('updateAuction', { params: { id: sale.id }, body: { version, ...body } })
  }
  expect(await change({ currency: 'GBP' })).toMatchObject({ status: 200, currency: 'GBP' })
  await sale.lot('createLot', { body: chest })
  expect(await change({ currency: 'JPY' })).toMatchObject({
    ...{
      status: 409,
      error: { code: 'currency_in_use', message: 'Autumn sale has lots with prices in GBP, so the currency can’t change.' },
    },
  })
  expect(await change({ currency: 'GBP', location: 'York' })).toMatchObject({ status: 200, location: 'York' })
})
