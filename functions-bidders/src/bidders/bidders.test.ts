import { bidderDocument } from '@auctionwiz/domain/bidders/document'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com', phone: '+44 20 7946 0123' }
const person = (index: number) => ({ firstName: `First${index}`, lastName: `Last${index}`, email: `p${index}@example.com` })

describe('adding a bidder', () => {
  it('gives a number, scores, the house currency and the first note', async () => {
    const { call, audits } = await testApp()
    const added = await call('createBidder', { body: { ...ann, initialNotes: 'Collects clocks' } })
    expect(added).toMatchObject({
      status: 201,
      bidderId: 'B-10001',
      name: 'Ann Pascoe',
      autoInviteStatus: 'Manual Review',
      currency: 'GBP',
      address: { country: 'USA' },
      preferredPaymentMethod: 'Credit Card',
      nationalScore: { tier: 'New' },
      notes: [{ note: 'Collects clocks', user: 'Una Staff', category: 'General' }],
    })
    expect(added.scoreHistory).toHaveLength(2)
    expect(await audits()).toMatchObject([{ action: 'bidder.create', actorId: 'u1', subjectId: added.id }])
  })

  it('refuses an address that another bidder has, and names that bidder', async () => {
    const { call } = await testApp()
    const { id } = await call('createBidder', { body: ann })
    const twin = await call('createBidder', { body: { ...ann, firstName: 'Anna', email: ' ANN.Pascoe@example.com' } })
    expect(twin).toMatchObject({ status: 409, error: { code: 'bidder_exists', details: { existingId: id } } })
  })

  it('answers the same request again with the same bidder', async () => {
    const { call } = await testApp()
    const first = await call('createBidder', { body: ann, key: 'key-00000001' })
    const again = await call('createBidder', { body: ann, key: 'key-00000001' })
    expect(again).toMatchObject({ status: 201, id: first.id, bidderId: first.bidderId })
    for (const other of [person(1), { ...ann, phone: '+1 212 555 0199' }, { ...ann, tags: ['other'] }, { ...ann, initialNotes: 'Other' }])
      expect(await call('createBidder', { body: other, key: 'key-00000001' })).toMatchObject({
        status: 409,
        error: { code: 'idempotency_mismatch' },
      })
  })

  it('keeps the keys of users apart', async () => {
    const { call } = await testApp()
    const first = await call('createBidder', { body: ann, key: 'key-00000001' })
    const other = await call('createBidder', { body: person(1), key: 'key-00000001', userId: 'u2' })
    expect(other).toMatchObject({ status: 201, email: person(1).email })
    expect(other.id).not.toBe(first.id)
  })

  it('gives numbers once when many are added at the same moment', async () => {
    const { call } = await testApp()
    const added = await Promise.all(Array.from({ length: 6 }, (_, index) => call('createBidder', { body: person(index) })))
    expect(new Set(added.map(({ bidderId }) => bidderId)).size).toBe(6)
  })

  it('names each field that is wrong', async () => {
    const { call } = await testApp()
    const { error } = await call('createBidder', { body: { firstName: ' ', email: 'nope', phone: '12' } })
    expect(Object.keys(error.details.fields).sort()).toEqual(['email', 'firstName', 'lastName', 'phone'])
  })
})

describe('changing a bidder', () => {
  const open = async () => {
    const app = await testApp()
    const bidder = await app.call('createBidder', { body: ann })
    const update = (body: object, role: 'admin' | 'staff' = 'admin') => app.call('updateBidder', { params: { id: bidder.id }, body, role })
    return { ...app, bidder, update }
  }

  it('changes what is sent and keeps the rest', async () => {
    const { bidder, update, audits } = await open()
    const changed = await update({ lastName: 'Rudd', version: bidder.version })
    expect(changed).toMatchObject({ name: 'Ann Rudd', email: ann.email, phone: ann.phone })
    expect((await audits()).find((event) => 'action' in event && event.action === 'bidder.update')).toMatchObject({
      before: { lastName: 'Pascoe', name: 'Ann Pascoe' },
      after: { lastName: 'Rudd', name: 'Ann Rudd' },
    })
  })

  it('takes away what is sent empty', async () => {
    const { call, bidder, update } = await open()
    const address = { street: '1 High Street', city: 'Leeds', country: 'UK' }
    const filled = await update({ dateOfBirth: '1980-02-03', address, version: bidder.version })
    expect(filled).toMatchObject({ phone: ann.phone, dateOfBirth: '1980-02-03', address })
    const emptied = await update({ phone: '', dateOfBirth: '', address: { ...address, street: '' }, version: filled.version })
    expect(emptied).toMatchObject({ email: ann.email, address: { city: 'Leeds', country: 'UK' } })
    for (const holder of [emptied, await call('readBidder', { params: { id: bidder.id } })]) {
      expect(holder).not.toHaveProperty('phone')
      expect(holder).not.toHaveProperty('dateOfBirth')
      expect(holder.address).not.toHaveProperty('street')
    }
    expect((await call('listBidders', { query: 'search=7946' })).total).toBe(0)
    const wrong = await update({ phone: '----------', dateOfBirth: '2026-02-30', version: emptied.version })
    expect(wrong.error.details.fields).toEqual({
      phone: 'Enter a phone number with its area code, such as +1 212 555 0148.',
      dateOfBirth: 'This day does not exist. Check the day and the month.',
    })
  })

  it('takes no date of birth that is yet to come, by the clock of the app', async () => {
    const { call, bidder, update, clock } = await open()
    const fields = { dateOfBirth: 'A date of birth can’t be in the future. Check the year.' }
    const born = { ...person(1), dateOfBirth: '2026-11-23' }
    expect((await call('createBidder', { body: born })).error.details).toEqual({ fields })
    expect((await update({ dateOfBirth: '2026-11-23', version: bidder.version })).error.details).toEqual({ fields })
    clock.now = new Date('2026-11-23T09:00:00Z')
    expect(await call('createBidder', { body: born })).toMatchObject({ status: 201, dateOfBirth: '2026-11-23' })
  })

  it('loses nobody’s change', async () => {
    const { bidder, update } = await open()
    await update({ lastName: 'Rudd', version: bidder.version })
    expect(await update({ firstName: 'Anne', version: bidder.version })).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  })

  it('keeps addresses unique', async () => {
    const { call, bidder, update } = await open()
    await call('createBidder', { body: person(1) })
    expect(await update({ email: 'p1@example.com', version: bidder.version })).toMatchObject({
      status: 409,
      error: { code: 'bidder_exists' },
    })
  })

  it.each([
    ['staff', 'Suspended', 403],
    ['staff', 'Active', 403],
    ['staff', 'Inactive', 403],
    ['admin', 'Suspended', 200],
    ['admin', 'Active', 200],
  ] as const)('lets %s set a pending bidder to %s: %i', async (role, status, expected) => {
    const { bidder, update } = await open()
    const answer = await update({ status, version: bidder.version }, role)
    expect(answer.error ? answer.status : 200).toBe(expected)
  })

  it('keeps the reason of a status until the status changes again', async () => {
    const { bidder, update } = await open()
    const suspended = await update({ status: 'Suspended', statusReason: 'Two unpaid lots', version: bidder.version }, 'admin')
    expect(suspended.statusReason).toMatchObject({ reason: 'Two unpaid lots', byId: 'u1', at: '2026-11-21T09:00:00.000Z' })
    const renamed = await update({ lastName: 'Rudd', statusReason: 'Typed without a status', version: suspended.version }, 'admin')
    expect(renamed.statusReason).toMatchObject({ reason: 'Two unpaid lots' })
    const active = await update({ status: 'Active', version: renamed.version }, 'admin')
    expect(active).not.toHaveProperty('statusReason')
  })

  it('deletes, leaves a trace and frees the address', async () => {
    const { call, bidder, audits } = await open()
    expect(await call('deleteBidder', { params: { id: bidder.id } })).toMatchObject({ success: true })
    expect(await call('readBidder', { params: { id: bidder.id } })).toMatchObject({ status: 404, error: { message: 'Bidder not found' } })
    expect((await audits()).some((event) => 'action' in event && event.action === 'bidder.delete')).toBe(true)
    expect(await call('createBidder', { body: ann })).toMatchObject({ status: 201 })
  })

  it('does not take another document for a bidder', async () => {
    const { call } = await open()
    expect(await call('readBidder', { params: { id: 'counter-bidders' } })).toMatchObject({ status: 404 })
  })
})

describe('the list', () => {
  const open = async () => {
    const app = await testApp()
    for (let index = 0; index < 7; index += 1) await app.call('createBidder', { body: person(index) })
    await app.call('createBidder', { body: ann })
    return app
  }

  it('pages with a total on the first page, which no caller can choose for later ones', async () => {
    const { call } = await open()
    const names: string[] = []
    let page = ''
    do {
      const answer = await call('listBidders', { query: `limit=3&sort=name${page && `&page=${encodeURIComponent(page)}`}` })
      expect(answer.total).toBe(page ? undefined : 8)
      names.push(...answer.bidders.map(({ name }: { name: string }) => name))
      page = answer.nextPage
    } while (page)
    expect(names).toEqual([...Array.from({ length: 7 }, (_, index) => `First${index} Last${index}`), 'Ann Pascoe'])
  })

  it.each([
    ['search=pasc', 1],
    ['search=ann', 1],
    ['search=as', 0],
    ['search=--', 0],
    ['search=***', 0],
    ['search=@', 0],
    ['search=+++', 8],
    ['search=p', 8],
    ['search=example.com', 8],
    ['search=B-10003', 1],
    ['search=20+7946', 1],
    ['search=first3+last3', 1],
    ['search=first3+last4', 0],
    ['status=Pending', 8],
    ['status=Active', 0],
    ['status=Active&status=Pending', 8],
    ['tier=New', 8],
    ['tier=Platinum', 0],
    ['minScore=60', 0],
    // Nobody here has a history, so nobody has a score.
    ['maxScore=59&scoreType=local', 0],
    ['maxScore=59', 0],
    ['minScore=50&tier=New', 0],
    ['minScore=0&maxScore=100&scoreType=national', 0],
    ['autoInvite=Auto-Invite', 0],
  ])('finds by %s', async (query, count) => {
    const { call } = await open()
    const answer = await call('listBidders', { query })
    expect(answer.bidders).toHaveLength(count)
    expect(answer.total).toBe(count)
  })

  it('counts a search with very many results only so far', async () => {
    const { call, store } = await testApp()
    const house = partitionOf(store, 'bidders', ['a1', 'h1'])
    const model = { ...(await call('createBidder', { body: ann })), status: 'Pending' }
    const many = Array.from({ length: 1005 }, (_, index) => ({ ...model, id: `bid_${index}`, email: `x${index}@example.com` }))
    for (let start = 0; start < many.length; start += 100)
      await house.write(many.slice(start, start + 100).map((bidder) => ({ kind: 'create', document: bidderDocument(bidder) })))
    const first = await call('listBidders', { query: 'search=example' })
    expect(first).toMatchObject({ total: 1000, totalIsAtLeast: true })
    expect(await call('listBidders', { query: 'search=x77' })).not.toHaveProperty('totalIsAtLeast')
  })

  it.each(['status=Gone', 'minScore=101', 'minScore=x', 'sort=height', 'limit=0', 'page=nonsense', 'page=9.nonsense'])(
    'refuses %s',
    async (query) => {
      const { call } = await open()
      expect(await call('listBidders', { query })).toMatchObject({ status: 400, error: { code: 'invalid_request' } })
    },
  )
})
