import { archivedBidderRecord } from '@auctionwiz/records/archived-bidders'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { findBidder, readBidder } from '@auctionwiz/records/bidders'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { beforeEach, describe, expect, it } from 'vitest'
import { addSale, type Sale } from '../lots/testing.ts'
import { testApp } from '../testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let sale: Sale
beforeEach(async () => {
  app = await testApp()
  sale = await addSale(app)
  await writeBidders(
    app.house,
    [
      aBidder({ id: 'bid_ann' }),
      aBidder({ id: 'bid_ben', firstName: 'Ben', lastName: 'Achterberg' }),
      aBidder({ id: 'bid_cleo', firstName: 'Cleo', lastName: 'Zand' }),
    ].map((after) => ({ after })),
  )
})

const register = (bidderId: string, more: object = {}, sent: object = {}) =>
  sale.lot('registerBidder', { body: { bidderId, ...more }, ...sent })
const list = async (query = '') => (await sale.lot('listRegistrations', { query })).registrations
const paddles = async (query = '') => (await list(query)).map(({ paddle }: { paddle: string }) => paddle)

interface Registered {
  id: string
  version: string
}
const update = ({ id: registrationId, version }: Registered, change: object, sent: object = {}) =>
  sale.lot('updateRegistration', { params: { registrationId }, body: { version, ...change }, ...sent })
const remove = ({ id: registrationId, version }: Registered) =>
  sale.lot('removeRegistration', { params: { registrationId }, body: { version } })

/** Merges Ben into Ann, as far as registrations see it. */
const mergeBenIntoAnn = async () => {
  const { version, ...bidder } = await readBidder(app.house, 'bid_ben')
  const merged = { survivorId: 'bid_ann', mergeId: 'mrg_1', archivedAt: '2026-11-21T09:00:00Z', formerKey: 'email:ben' }
  const archive = archivedBidderRecord.document({ id: 'bid_ben', bidder, ...merged })
  await writeBidders(app.house, [{ before: { ...bidder, version }, archive }])
}

const eraseCleo = async () => {
  const before = await findBidder(app.house, 'bid_cleo')
  if (before) await writeBidders(app.house, [{ before }])
}

describe('registerBidder', () => {
  it('gives the next free paddle and records who did it', async () => {
    expect(await register('bid_ann', { paddle: '099' })).toMatchObject({ status: 201, paddle: '99', state: 'Registered' })
    const second = await register('bid_ben', { limit: 5_000_00 })
    expect(second).toMatchObject({ paddle: '100', limit: 5_000_00, bidder: { bidderId: 'B-bid_ben', name: 'Ben Achterberg' } })
    const events = await sale.audits('registration.create')
    expect(events).toContainEqual(expect.objectContaining({ subjectName: '99', after: expect.objectContaining({ bidderId: 'bid_ann' }) }))
    expect(events).toHaveLength(2)
  })

  it('does not give a paddle to which a lot was sold, unless it is named', async () => {
    const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
    await sale.open()
    await sale.outcome(lot, { action: 'sell', hammer: 5_00, paddle: '2' })
    await register('bid_ann', { paddle: '1' })
    expect(await register('bid_ben')).toMatchObject({ paddle: '3' })
    expect(await register('bid_cleo', { paddle: '02' })).toMatchObject({ paddle: '2' })
  })

  it('gives each of several who are registered at once a paddle of their own', async () => {
    const answers = await Promise.all(['bid_ann', 'bid_ben', 'bid_cleo'].map((id) => register(id)))
    expect(answers.map(({ paddle }) => paddle).toSorted()).toEqual(['1', '2', '3'])
  })

  it('refuses a paddle that is taken, and a second registration, also of a bidder who was merged', async () => {
    await register('bid_ben', { paddle: '7a' })
    expect(await register('bid_ann', { paddle: '7A' })).toMatchObject({ status: 409, error: { code: 'paddle_taken' } })
    expect(await register('bid_ben')).toMatchObject({
      error: { code: 'bidder_registered', message: 'Ben Achterberg is already registered, with paddle 7A.' },
    })
    await mergeBenIntoAnn()
    expect(await register('bid_ann')).toMatchObject({ error: { code: 'bidder_registered', details: { name: 'Ann Pascoe', paddle: '7A' } } })
  })

  it('answers the same request once more with what it made', async () => {
    const first = await register('bid_ann', {}, { key: 'key-00001' })
    expect(await register('bid_ann', {}, { key: 'key-00001' })).toEqual(first)
    expect(await paddles()).toEqual(['1'])
  })

  it('refuses unknown bidders, cancelled auctions, and approval by those who may not approve', async () => {
    expect(await register('bid_none')).toMatchObject({ status: 404, error: { message: 'Bidder not found' } })
    expect(await register('bid_ann', {}, { role: 'viewer' })).toMatchObject({ status: 403 })
    expect(await register('bid_ann', { state: 'Approved' }, { role: 'staff' })).toMatchObject({
      error: { details: { permission: 'bidders:approve' } },
    })
    await sale.move('cancel')
    expect(await register('bid_ann')).toMatchObject({ error: { code: 'auction_state' } })
  })
})

it('is for those who may see bidders', async () => {
  const ann = await register('bid_ann')
  const clerk = { role: 'staff', userId: 'clerk' } as const
  const refused = { status: 403, error: { details: { permission: 'bidders:view' } } }
  expect(await register('bid_ben', {}, clerk)).toMatchObject(refused)
  expect(await update(ann, { paddle: '7' }, clerk)).toMatchObject(refused)
  expect(await paddles()).toEqual(['1'])
})

describe('updateRegistration', () => {
  it('changes paddle, limit and state, and removes the limit', async () => {
    const first = await register('bid_ann', { limit: 9_00 })
    const second = await update(first, { paddle: '12', state: 'Approved' })
    expect(second).toMatchObject({ paddle: '12', state: 'Approved', limit: 9_00, bidder: { name: 'Ann Pascoe' } })
    expect(await update(first, { state: 'Denied' })).toMatchObject({ error: { code: 'stale_version' } })
    expect(await update(second, { limit: null })).not.toHaveProperty('limit')
    expect(await sale.audits('registration.update')).toHaveLength(2)
  })

  it('refuses a paddle that another bidder has, and approval by those who may not approve', async () => {
    const [ann] = [await register('bid_ann'), await register('bid_ben')]
    expect(await update(ann, { paddle: '2' })).toMatchObject({ error: { code: 'paddle_taken' } })
    expect(await update(ann, { state: 'Denied' }, { role: 'staff' })).toMatchObject({
      error: { details: { permission: 'bidders:approve' } },
    })
    expect(await update(ann, { limit: 4 }, { role: 'staff' })).toMatchObject({ status: 200, limit: 4 })
  })
})

describe('removeRegistration', () => {
  it('removes one, and refuses where a lot was sold to its paddle', async () => {
    const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
    const [ann, ben] = [await register('bid_ann'), await register('bid_ben')]
    await sale.open()
    await sale.outcome(lot, { action: 'sell', hammer: 5_00, paddle: '2' })
    expect(await remove(ann)).toMatchObject({ success: true })
    expect(await remove(ben)).toMatchObject({ error: { code: 'paddle_used' } })
    expect(await paddles()).toEqual(['2'])
  })
})

describe('listRegistrations', () => {
  beforeEach(async () => {
    await register('bid_ann', { paddle: '9' })
    await register('bid_ben', { paddle: '10', state: 'Approved' })
    await register('bid_cleo', { paddle: 'b1' })
  })

  it('lists by paddle, filters by state, and pages', async () => {
    expect(await paddles()).toEqual(['9', '10', 'B1'])
    expect(await paddles('sort=-paddle')).toEqual(['B1', '10', '9'])
    expect(await paddles('state=Approved')).toEqual(['10'])
    const page = await sale.lot('listRegistrations', { query: 'limit=2' })
    expect([page.total, page.registrations.length]).toEqual([3, 2])
    expect(await paddles(`limit=2&page=${encodeURIComponent(page.nextPage)}`)).toEqual(['B1'])
  })

  it('finds a paddle, and bidders by what they are called now', async () => {
    expect(await paddles('search=009')).toEqual(['9'])
    expect(await paddles('search=achter')).toEqual(['10'])
    const ben = await readBidder(app.house, 'bid_ben')
    await writeBidders(app.house, [{ before: ben, after: { ...ben, lastName: 'Smit', name: 'Ben Smit' } }])
    expect(await paddles('search=achter')).toEqual([])
    expect(await paddles('search=smit')).toEqual(['10'])
  })

  it('shows the bidder who stayed after a merge, and nobody who was erased', async () => {
    await mergeBenIntoAnn()
    await eraseCleo()
    const names = (await list()).map(({ bidder }: { bidder?: { name: string } }) => bidder?.name)
    expect(names).toEqual(['Ann Pascoe', 'Ann Pascoe', undefined])
    expect(await paddles('search=pascoe')).toEqual(['9', '10'])
  })
})
