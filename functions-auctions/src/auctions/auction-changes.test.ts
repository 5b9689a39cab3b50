import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { auctionConditions } from '@auctionwiz/domain/auctions/actions'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const sale = { title: 'Autumn sale', location: 'York', startDate: '2026-12-01T10:00:00.000Z', endDate: '2026-12-01T17:00:00.000Z' }
const conditions = {
  company: 'Harcourt',
  description: 'Silver of three estates.',
  notes: 'Ask the consignor about lot 4.',
  auctionType: 'Hybrid',
  auctionCategory: 'art',
  auctionSubcategory: 'Silver',
  buyersPremium: [
    { from: 0, basisPoints: 2500 },
    { from: 25_000_000, basisPoints: 2000 },
  ],
  buyersPremiumDescription: 'On each lot.',
  currency: 'GBP',
  currencySymbol: '£',
  registrationRequired: false,
  requirements: ['Proof of identity'],
  paymentMethods: ['Wire Transfer', 'Check'],
  biddingIncrements: [{ from: 0, steps: [200, 500, 800, 1000] }],
  biddingDeposits: ['£500 above £10,000'],
  shippingOptions: ['Collection'],
  auctionTerms: 'All sales are final.',
}

let app: Awaited<ReturnType<typeof testApp>>
let id: string
let version: string
beforeEach(async () => {
  app = await testApp()
  ;({ id, version } = await app.call('createAuction', { body: { ...sale, ...conditions } }))
})

/** The answers' own status gives way to that of HTTP. */
const statusNow = async (): Promise<string> =>
  (await app.call('listAuctions')).auctions.find((auction: { id: string }) => auction.id === id).status
const read = () => app.call('readAuction', { params: { id } })
const update = (change: object, more: { role?: HouseRole } = {}) =>
  app.call('updateAuction', { params: { id }, body: { version, ...change }, ...more })
const move = (action: string, more: { role?: HouseRole; version?: string } = {}) =>
  app.call('moveAuction', { params: { id }, body: { action, version: more.version ?? version }, role: more.role ?? 'admin' })

/** Moves it, and keeps its version for the next change. */
const moved = async (...actions: string[]) => {
  for (const action of actions) ({ version } = await move(action))
}

describe('createAuction', () => {
  it('keeps every field of the form and numbers the auctions of the house', async () => {
    expect(await read()).toMatchObject({ ...sale, ...conditions, auctionNumber: 'A-1001', biddersRegistered: 0 })
    expect(await statusNow()).toBe('Upcoming')
    expect(await read()).not.toHaveProperty('publishedAt')
    expect(await app.call('createAuction', { body: { ...sale, auctionCategory: '' } })).toMatchObject({
      ...{ auctionNumber: 'A-1002', auctionType: 'Live', currency: 'USD', currencySymbol: '$', registrationRequired: true },
      ...{ buyersPremium: [], biddingIncrements: [], paymentMethods: [], auctionTerms: '' },
    })
  })

  it('gives auctions that are added at once numbers of their own', async () => {
    const added = await Promise.all([1, 2, 3].map(() => app.call('createAuction', { body: sale })))
    expect(new Set(added.map(({ auctionNumber }) => auctionNumber)).size).toBe(3)
    expect(await app.call('readAuctionTotals')).toMatchObject({ total: 4 })
  })

  it.each([
    [{ buyersPremium: [{ from: 100, basisPoints: 1 }] }, 'buyersPremium', 'The first band must begin at 0.'],
    [
      {
        buyersPremium: [
          { from: 0, basisPoints: 1 },
          { from: 0, basisPoints: 2 },
        ],
      },
      'buyersPremium',
      'Each band must begin above the one before.',
    ],
    [{ buyersPremium: [{ from: 0, basisPoints: 10_001 }] }, 'buyersPremium.0.basisPoints', 'Use at most 100%.'],
    [{ biddingIncrements: [{ from: 0, steps: [] }] }, 'biddingIncrements.0.steps', expect.any(String)],
    [{ biddingIncrements: [{ from: 0, steps: [500, 200] }] }, 'biddingIncrements.0.steps', expect.any(String)],
    [{ currency: 'CHF' }, 'currency', expect.any(String)],
    [{ requirements: [' '] }, 'requirements.0', 'This field is required.'],
    [{ auctionTerms: 'x'.repeat(20_001) }, 'auctionTerms', 'Use at most 20000 characters.'],
  ])('refuses %o and names the field', async (wrong, field, text) => {
    const { error } = await app.call('createAuction', { body: { ...sale, ...wrong } })
    expect(error).toMatchObject({ code: 'invalid_request', details: { fields: { [field]: text } } })
  })
})

describe('duplicateAuction', () => {
  const copy = { title: 'Spring sale', startDate: '2027-03-12T10:00:00Z', endDate: '2027-03-12T17:00:00Z' }
  const duplicate = (more: object = {}) => app.call('duplicateAuction', { params: { id }, body: copy, ...more })

  it('takes over the conditions as a draft under its own title, dates and number', async () => {
    await update({ biddersRegistered: 12 })
    const copied = await duplicate({ role: 'staff', key: 'request-0001' })
    expect(copied).toMatchObject({ ...conditions, title: 'Spring sale', status: 201, biddersRegistered: 0, auctionNumber: 'A-1002' })
    expect(copied).not.toHaveProperty('cancelledAt')
    expect((await duplicate({ role: 'staff', key: 'request-0001' })).id).toBe(copied.id)
    expect(await app.audits()).toContainEqual(expect.objectContaining({ action: 'auction.duplicate', subjectId: copied.id }))
  })

  it('answers a retry after someone changed the copy, and a key serves the copies of one auction alone', async () => {
    const key = 'request-0001'
    const { id: copyId, version: first } = await duplicate({ key })
    const renamed = { title: 'Summer sale', version: first }
    await app.call('updateAuction', { params: { id: copyId }, body: renamed })
    expect(await duplicate({ key })).toMatchObject({ status: 201, id: copyId, title: 'Summer sale' })
    expect(await app.call('readAuction', { params: { id: copyId } })).not.toHaveProperty('asked')
    const other = await app.call('createAuction', { body: sale })
    const mismatch = { status: 409, error: { code: 'idempotency_mismatch' } }
    expect(await duplicate({ key, params: { id: other.id } })).toMatchObject(mismatch)
    expect(await duplicate({ key, body: { ...copy, title: 'Summer sale' } })).toMatchObject(mismatch)
    expect(await app.call('createAuction', { body: copy, key })).toMatchObject(mismatch)
  })

  it('takes the permission, an auction of the house and dates to come', async () => {
    expect(await duplicate({ role: 'viewer' })).toMatchObject({ status: 403, error: { details: { permission: 'auctions:duplicate' } } })
    expect(await duplicate({ params: { id: 'auc_none' } })).toMatchObject({ status: 404 })
    expect(await duplicate({ body: { ...copy, endDate: copy.startDate } })).toMatchObject({ status: 400 })
  })
})

describe('updateAuction', () => {
  it('changes what is given and records just that', async () => {
    app.clock.now = new Date('2026-11-22T09:00:00Z')
    const changed = await update({ title: 'Winter sale', auctionCategory: '', biddersRegistered: 40, location: 'York' }, { role: 'staff' })
    expect(changed).toMatchObject({ ...sale, title: 'Winter sale', biddersRegistered: 40, updatedAt: '2026-11-22T09:00:00.000Z' })
    expect(changed).not.toHaveProperty('auctionCategory')
    expect((await app.audits()).at(-1)).toMatchObject({
      action: 'auction.update',
      before: { title: 'Autumn sale', auctionCategory: 'art', biddersRegistered: 0 },
      after: { title: 'Winter sale', biddersRegistered: 40 },
    })
    expect(await app.call('readAuctionTotals')).toMatchObject({ total: 1, averageBidders: 40 })
    expect((await app.call('listAuctions', { query: 'search=winter' })).auctions).toHaveLength(1)
    expect((await app.call('listAuctions', { query: 'search=autumn' })).auctions).toEqual([])
  })

  it('names long texts in the audit log without their words, which may name people', async () => {
    const words = { notes: 'Ask Mrs Doe.', description: 'From the Doe estate.', auctionTerms: 'Pay Mr Doe.' }
    await update({ ...words, location: 'Leeds' })
    const event = (await app.audits()).find(({ action }) => action === 'auction.update')
    expect(event).toMatchObject({ before: { location: 'York' }, after: { location: 'Leeds' } })
    expect(event?.after).toMatchObject({ changed: expect.arrayContaining(['notes', 'description', 'auctionTerms']) })
    expect(JSON.stringify(event)).not.toMatch(/Doe|consignor|estate|final/)
  })

  it('refuses a change of what someone else has changed', async () => {
    await update({ title: 'Winter sale' })
    expect(await update({ title: 'Spring sale' })).toMatchObject({ status: 409, error: { code: 'stale_version' } })
    expect((await read()).title).toBe('Winter sale')
  })

  it('changes conditions until bidding is open, and then only the end of the dates', async () => {
    await moved('publish')
    ;({ version } = await update({ buyersPremium: [{ from: 0, basisPoints: 2000 }] }))
    await moved('goLive')
    const message = 'Autumn sale is Active, so this is not possible.'
    expect(await update({ buyersPremium: [] })).toMatchObject({ status: 409, error: { code: 'auction_state', message } })
    expect(await update({ startDate: '2026-12-01T09:00:00Z' })).toMatchObject({
      error: { details: { fields: { startDate: 'Bidding is open: only the end can be moved.' } } },
    })
    expect(await update({ endDate: '2026-12-03T17:00:00Z', description: 'And gold.' })).toMatchObject({
      ...{ endDate: '2026-12-03T17:00:00.000Z', description: 'And gold.' },
    })
  })

  it('fixes every condition of the table once bidding is open', async () => {
    const other = {
      ...{ auctionType: 'Live', currency: 'EUR', currencySymbol: '€', buyersPremium: [], buyersPremiumDescription: '' },
      ...{ registrationRequired: true, requirements: [], biddingIncrements: [], biddingDeposits: [], paymentMethods: [] },
      ...{ shippingOptions: [], auctionTerms: 'Other.' },
    }
    expect(Object.keys(other).toSorted()).toEqual(auctionConditions.toSorted())
    await moved('publish', 'goLive')
    for (const [field, value] of Object.entries(other))
      expect(await update({ [field]: value })).toMatchObject({ status: 409, error: { code: 'auction_state' } })
  })

  it('leads to another status as the table of actions allows', async () => {
    expect(await update({ status: 'Active' })).toMatchObject({ status: 409, error: { message: 'Publish Autumn sale first.' } })
    await moved('publish')
    expect(await update({ status: 'Active', title: 'Open' }, { role: 'staff' })).toMatchObject({
      error: { code: 'forbidden', details: { permission: 'auctions:go_live' } },
    })
    expect((await read()).title).toBe('Autumn sale')
    const open = await update({ status: 'Active', title: 'Open' })
    expect(open).toMatchObject({ title: 'Open', openedAt: expect.any(String) })
    expect(await statusNow()).toBe('Active')
    version = open.version
    expect(await update({ status: 'Upcoming' })).toMatchObject({ error: { code: 'auction_state' } })
    await update({ status: 'Completed' })
    expect(await statusNow()).toBe('Completed')
    expect((await app.audits()).map(({ action }) => action)).toEqual(expect.arrayContaining(['auction.go_live', 'auction.close']))
  })

  it('opens a published auction by its start for those alone who may open it', async () => {
    const past = { startDate: '2026-11-20T10:00:00Z' }
    await moved('publish')
    for (const start of [past, { startDate: '2026-11-21T09:00:01Z' }, { startDate: '2026-11-21T09:04:59Z' }])
      expect(await update(start, { role: 'staff' })).toMatchObject({
        ...{ status: 403, error: { code: 'forbidden', details: { permission: 'auctions:go_live' } } },
      })
    ;({ version } = await update({ startDate: '2026-11-21T09:05:00Z' }, { role: 'staff' }))
    expect(await statusNow()).toBe('Upcoming')
    await update(past)
    expect(await statusNow()).toBe('Active')
  })

  it('lets staff give a draft a start in the past', async () => {
    expect(await update({ startDate: '2026-11-20T10:00:00Z' }, { role: 'staff' })).toMatchObject({ status: 200 })
    expect(await statusNow()).toBe('Upcoming')
  })

  it('moves the end no nearer than five minutes, because an end at once is a close', async () => {
    await moved('publish', 'goLive')
    const tooNear = 'The end must be at least 5 minutes ahead. To end bidding sooner, close the auction.'
    app.clock.now = new Date('2026-12-01T12:00:00Z')
    for (const role of ['staff', 'admin'] as const)
      expect(await update({ endDate: '2026-12-01T12:04:59.999Z' }, { role })).toMatchObject({
        ...{ status: 400, error: { code: 'invalid_request', details: { fields: { endDate: tooNear } } } },
      })
    expect(await update({ endDate: '2026-12-01T12:05:00Z' }, { role: 'staff' })).toMatchObject({ endDate: '2026-12-01T12:05:00.000Z' })
  })

  it.each([
    ['viewer', { title: 'No' }, 'auctions:edit'],
    ['viewer', { endDate: '2026-12-02T17:00:00Z' }, 'auctions:edit'],
    ['staff', { status: 'Cancelled' }, 'auctions:close'],
  ] as const)('takes its permission: %s %o', async (role, change, permission) => {
    expect(await update(change, { role })).toMatchObject({ status: 403, error: { details: { permission } } })
  })
})

describe('moveAuction', () => {
  it('publishes, opens and closes, and writes it down', async () => {
    app.clock.now = new Date('2026-11-23T09:00:00Z')
    await moved('publish')
    app.clock.now = new Date('2026-11-23T10:00:00Z')
    await moved('goLive')
    expect(await read()).toMatchObject({ publishedAt: '2026-11-23T09:00:00.000Z', openedAt: '2026-11-23T10:00:00.000Z' })
    app.clock.now = new Date('2026-12-02T09:00:00Z')
    expect(await statusNow()).toBe('Active')
    await moved('close')
    expect(await read()).toMatchObject({ closedAt: '2026-12-02T09:00:00.000Z' })
    expect(await statusNow()).toBe('Completed')
    const events = (await app.audits()).filter(({ action }) => action !== 'auction.create')
    expect(events.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['auction.publish', { status: 'Upcoming' }, { status: 'Upcoming' }],
      ['auction.go_live', { status: 'Upcoming' }, { status: 'Active' }],
      ['auction.close', { status: 'Active' }, { status: 'Completed' }],
    ])
  })

  it('lets one of two close a sale, and names that person to the other', async () => {
    await moved('publish', 'goLive')
    const both = await Promise.all([move('close'), move('close')])
    expect(both.map(({ status, error }) => error?.code ?? status).toSorted()).toEqual([200, 'auction_settled'])
    expect(both.find(({ error }) => error).error.message).toBe('Una Staff already made this change: Autumn sale is Completed.')
    expect((await app.audits()).filter(({ action }) => action === 'auction.close')).toHaveLength(1)
  })

  it.each([
    [['publish'], 'publish', 'auction_settled'],
    [['publish'], 'close', 'auction_state'],
    [['publish', 'goLive'], 'goLive', 'auction_settled'],
    [['publish', 'goLive'], 'publish', 'auction_state'],
    [['publish', 'goLive', 'close'], 'cancel', 'auction_state'],
  ])('names a person after %o only to who tries the same: %s gets %s', async (before, action, code) => {
    await moved(...before)
    expect(await move(action)).toMatchObject({ status: 409, error: { code } })
  })

  it('says that the clock was first', async () => {
    await moved('publish')
    app.clock.now = new Date('2026-12-01T18:00:00Z')
    expect(await move('cancel')).toMatchObject({
      error: { code: 'auction_state', message: 'Autumn sale is Completed, so this is not possible.' },
    })
  })

  it.each([
    ['publish', 'auctions:publish'],
    ['goLive', 'auctions:go_live'],
    ['close', 'auctions:close'],
    ['cancel', 'auctions:close'],
  ])('takes the permission for %s', async (action, permission) => {
    expect(await move(action, { role: 'staff' })).toMatchObject({ status: 403, error: { details: { permission } } })
  })

  it('refuses a version that is not the present one', async () => {
    await update({ title: 'Winter sale' })
    expect(await move('publish')).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  })
})
