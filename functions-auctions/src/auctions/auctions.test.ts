import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const sale = { title: 'Autumn sale', location: 'York', startDate: '2026-12-01T10:00:00Z', endDate: '2026-12-01T17:00:00Z' }
const threshold = { nationalScore: 70, localScore: 60, useNationalScore: true }

let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  app = await testApp()
})

describe('createAuction', () => {
  it('adds an auction and records who did it', async () => {
    const created = await app.call('createAuction', { body: sale })
    expect(created).toMatchObject({
      ...sale,
      status: 201,
      startDate: '2026-12-01T10:00:00.000Z',
      endDate: '2026-12-01T17:00:00.000Z',
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
    })
    expect(await storedIn(app.house.in('auctions')).read(created.id)).toMatchObject({ document: { type: 'auction', title: 'Autumn sale' } })
    expect(await app.audits()).toMatchObject([
      { action: 'auction.create', subjectType: 'auction', subjectId: created.id, subjectName: 'Autumn sale', actorId: 'u1' },
    ])
  })

  it('needs no location', async () => {
    expect(await app.call('createAuction', { body: { ...sale, location: undefined } })).toMatchObject({ status: 201, location: '' })
  })

  it('answers the same request with its first auction, and a key serves one request alone', async () => {
    const first = await app.call('createAuction', { body: sale, key: 'request-0001' })
    expect(await app.call('createAuction', { body: sale, key: 'request-0001' })).toMatchObject({ status: 201, id: first.id })
    for (const other of [
      { title: 'Spring sale' },
      { location: 'Leeds' },
      { location: undefined },
      { auctionCategory: 'art' },
      { endDate: '2026-12-02T18:00:00Z' },
    ])
      expect(await app.call('createAuction', { body: { ...sale, ...other }, key: 'request-0001' })).toMatchObject({
        status: 409,
        error: { code: 'idempotency_mismatch' },
      })
    const elsewhere = await app.call('createAuction', { body: sale, key: 'request-0001', houseId: 'h2' })
    expect(elsewhere.id).not.toBe(first.id)
    expect((await app.call('listAuctions')).auctions).toHaveLength(1)
    expect(await app.audits()).toHaveLength(1)
  })

  it('keeps the keys of users apart', async () => {
    const first = await app.call('createAuction', { body: sale, key: 'request-0001' })
    const other = await app.call('createAuction', { body: { ...sale, title: 'Spring sale' }, key: 'request-0001', userId: 'u2' })
    expect(other).toMatchObject({ status: 201, title: 'Spring sale' })
    expect(other.id).not.toBe(first.id)
  })

  it.each([
    [{ endDate: sale.startDate }, 'endDate', 'The end must be after the start.'],
    [{ endDate: '2026-11-30T10:00:00Z' }, 'endDate', 'The end must be after the start.'],
    [{ startDate: '2026-11-20T10:00:00Z', endDate: '2026-11-21T09:00:00Z' }, 'endDate', 'The end must be in the future.'],
    [{ title: ' ' }, 'title', expect.any(String)],
    [{ title: 'x'.repeat(201) }, 'title', expect.any(String)],
    [{ startDate: 'tomorrow' }, 'startDate', expect.any(String)],
    [{ status: 'Active' }, 'status', expect.any(String)],
  ])('refuses %o and names the field', async (wrong, field, text) => {
    const answer = await app.call('createAuction', { body: { ...sale, ...wrong } })
    expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_request', details: { fields: { [field]: text } } } })
    expect((await app.call('listAuctions')).auctions).toEqual([])
  })

  it.each(['staff', 'viewer'] as const)('follows the permission auctions:create (%s)', async (role) => {
    const { status, error } = await app.call('createAuction', { body: sale, role })
    expect([status, error?.details?.permission]).toEqual(role === 'staff' ? [201, undefined] : [403, 'auctions:create'])
  })
})

describe('listAuctions', () => {
  it('lists the auctions of the house, the latest start first, to every role', async () => {
    for (const day of ['03', '01', '02'])
      await app.call('createAuction', {
        body: { ...sale, title: `Sale ${day}`, startDate: `2026-12-${day}T08:00:00Z`, endDate: '2026-12-09T08:00:00Z' },
      })
    const { auctions, nextPage } = await app.call('listAuctions', { role: 'viewer' })
    expect(auctions.map(({ title }: { title: string }) => title)).toEqual(['Sale 03', 'Sale 02', 'Sale 01'])
    expect(nextPage).toBeUndefined()
    expect(await app.call('listAuctions', { houseId: 'h2' })).toEqual({ status: 200, auctions: [], total: 0 })
  })

  it('answers 100 auctions and the address of the next page', async () => {
    for (let index = 0; index < 101; index += 1) await app.call('createAuction', { body: { ...sale, title: `Sale ${index}` } })
    const first = await app.call('listAuctions')
    const second = await app.call('listAuctions', { query: `page=${encodeURIComponent(first.nextPage)}` })
    expect([first.auctions.length, second.auctions.length, second.nextPage]).toEqual([100, 1, undefined])
    const titles = [...first.auctions, ...second.auctions].map(({ title }: { title: string }) => title)
    expect(new Set(titles).size).toBe(101)
  })

  it('says by the clock whether an auction is upcoming, active or completed', async () => {
    const { id, version } = await app.call('createAuction', { body: sale })
    await app.call('moveAuction', { params: { id }, body: { action: 'publish', version } })
    const statuses: string[] = []
    for (const at of ['2026-12-01T09:59:59Z', '2026-12-01T10:00:00Z', '2026-12-01T17:00:00Z']) {
      app.clock.now = new Date(at)
      statuses.push((await app.call('listAuctions')).auctions[0].status)
    }
    expect(statuses).toEqual(['Upcoming', 'Active', 'Completed'])
  })

  it('shows what the first version of the product stored as published, or as cancelled', async () => {
    const at = '2026-11-01T09:00:00.000Z'
    const stored = { type: 'auction', ...sale, createdAt: at, updatedAt: at }
    const put = (id: string, more: object = {}) => app.house.in('auctions').write([{ kind: 'put', document: { ...stored, ...more, id } }])
    await put('auc_1')
    await put('auc_2', { cancelled: true, autoInviteThreshold: threshold })
    const { auctions } = await app.call('listAuctions')
    expect(auctions.map(({ id, status }: { id: string; status: string }) => [id, status]).toSorted()).toEqual([
      ['auc_1', 'Upcoming'],
      ['auc_2', 'Cancelled'],
    ])
    expect(await app.call('readAuction', { params: { id: 'auc_2' } })).toMatchObject({
      ...{ auctionType: 'Live', currency: 'USD', publishedAt: at, cancelledAt: at, autoInviteThreshold: threshold },
    })
    expect(await app.call('readAuctionTotals')).toMatchObject({ total: 2, averageBidders: 0 })
    await app.call('createAuction', { body: sale })
    expect(await app.call('readAuctionTotals')).toMatchObject({ total: 3 })
  })
})

describe('setAutoInviteThreshold', () => {
  const set = (id: string, body: object, more: object = {}) => app.call('setAutoInviteThreshold', { params: { id }, body, ...more })

  it('sets the threshold, records the change, and takes it back so that the rules of the house count again', async () => {
    const { id, version } = await app.call('createAuction', { body: sale })
    app.clock.now = new Date('2026-11-21T09:01:00Z')
    const changed = await set(id, { threshold, version })
    app.clock.now = new Date('2026-11-21T09:02:00Z')
    expect(changed).toMatchObject({ status: 200, id, title: 'Autumn sale', autoInviteThreshold: threshold })
    const cleared = await set(id, { version: changed.version })
    expect(cleared).not.toHaveProperty('autoInviteThreshold')
    expect((await app.call('listAuctions')).auctions).toMatchObject([{ version: cleared.version }])
    expect((await app.audits()).slice(1)).toMatchObject([
      { action: 'auction.threshold', subjectId: id, before: {}, after: threshold },
      { action: 'auction.threshold', subjectId: id, before: threshold, after: {} },
    ])
  })

  it('refuses a change of what someone else has changed', async () => {
    const { id, version } = await app.call('createAuction', { body: sale })
    await set(id, { threshold, version })
    expect(await set(id, { threshold: { ...threshold, localScore: 1 }, version })).toMatchObject({
      status: 409,
      error: { code: 'stale_version' },
    })
    expect((await app.call('listAuctions')).auctions[0].autoInviteThreshold).toEqual(threshold)
  })

  it.each(['Completed', 'Cancelled'])('changes nothing of an auction that is %s', async (final) => {
    const { id, version } = await app.call('createAuction', { body: sale })
    const move = async (action: string, sent: string) =>
      (await app.call('moveAuction', { params: { id }, body: { action, version: sent } })).version
    const present =
      final === 'Cancelled' ? await move('cancel', version) : await move('close', await move('goLive', await move('publish', version)))
    expect(await set(id, { threshold, version: present })).toMatchObject({
      ...{ status: 409, error: { code: 'auction_state', details: { status: final } } },
    })
    expect((await app.call('readAuction', { params: { id } })).autoInviteThreshold).toBeUndefined()
  })

  it('finds only auctions of its own house', async () => {
    const { id, version } = await app.call('createAuction', { body: sale })
    await app.house.write([{ kind: 'create', document: { id: 'bid_1', type: 'bidder' } }])
    const missing = { status: 404, error: { code: 'not_found', message: 'Auction not found' } }
    for (const [one, more] of [
      ['auc_missing', {}],
      ['bid_1', {}],
      [id, { houseId: 'h2' }],
    ] as const)
      expect(await set(one, { threshold, version }, more)).toMatchObject(missing)
  })

  it.each([
    [{ ...threshold, nationalScore: 101 }, 'threshold.nationalScore'],
    [{ ...threshold, localScore: -1 }, 'threshold.localScore'],
    [{ ...threshold, localScore: 1.5 }, 'threshold.localScore'],
    [{ nationalScore: 1, localScore: 1 }, 'threshold.useNationalScore'],
    [{ ...threshold, limit: 5 }, 'threshold.limit'],
  ])('refuses the threshold %o and names the field', async (wrong, field) => {
    const { id, version } = await app.call('createAuction', { body: sale })
    const answer = await set(id, { threshold: wrong, version })
    expect([answer.status, Object.keys(answer.error.details.fields)]).toEqual([400, [field]])
  })

  it('takes the permission auctions:edit', async () => {
    const { id, version } = await app.call('createAuction', { body: sale })
    const refused = await set(id, { threshold, version }, { role: 'viewer' })
    expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden', details: { permission: 'auctions:edit' } } })
  })
})
