import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import { noLots } from '@auctionwiz/domain/lots/totals'
import { lotCountsOf, lotCountsRecord } from '@auctionwiz/records/lot-counts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

describe('listAuctions and readAuctionTotals', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  const day = (at: number) => `2026-12-${String(at).padStart(2, '0')}T10:00:00.000Z`
  const add = async (title: string, from: number, actions: string[], biddersRegistered = 0) => {
    const added = await app.call('createAuction', { body: { title, company: 'Vale', startDate: day(from), endDate: day(from + 2) } })
    const params = { id: added.id }
    let { version } = added
    if (biddersRegistered > 0) ({ version } = await app.call('updateAuction', { params, body: { version, biddersRegistered } }))
    for (const action of actions) ({ version } = await app.call('moveAuction', { params, body: { action, version }, role: 'admin' }))
  }
  const titles = async (query: string) => (await app.call('listAuctions', { query })).auctions.map(({ title }: { title: string }) => title)

  beforeEach(async () => {
    app = await testApp()
    const dates = { startDate: '2026-12-01T10:00:00.000Z', endDate: '2026-12-01T17:00:00.000Z' }
    await app.call('createAuction', { body: { title: 'Autumn sale', company: 'Harcourt', ...dates } })
    await add('Draft', 20, [])
    await add('Upcoming', 21, ['publish'], 11)
    await add('Over by the clock', 2, ['publish'], 30)
    await add('Open by the clock', 4, ['publish'], 20)
    await add('Open by hand', 8, ['publish', 'goLive'])
    await add('Closed', 9, ['publish', 'goLive', 'close'])
    await add('Cancelled', 10, ['publish', 'cancel'])
    app.clock.now = new Date(day(5))
  })

  it.each([
    ['view=current&sort=end', ['Open by the clock', 'Open by hand']],
    ['view=upcoming&sort=start', ['Draft', 'Upcoming']],
    ['view=past&sort=-start', ['Cancelled', 'Closed', 'Over by the clock', 'Autumn sale']],
    ['view=past&status=Cancelled&sort=title', ['Autumn sale', 'Cancelled']],
    ['view=current&status=Cancelled', []],
    ['status=Completed&sort=title', ['Closed', 'Over by the clock']],
    ['sort=-bidders&limit=3', ['Over by the clock', 'Open by the clock', 'Upcoming']],
    ['search=HARCO', ['Autumn sale']],
    [`from=${day(9)}&to=${day(10)}&sort=title`, ['Cancelled', 'Closed', 'Open by hand']],
    [`from=${day(23)}`, ['Upcoming']],
    ['to=2026-12-01T10:00:00Z', ['Autumn sale']],
    [`from=${day(9)}&to=${day(10)}&status=Cancelled`, ['Cancelled']],
    ['search=by%20clock&sort=title', ['Open by the clock', 'Over by the clock']],
    ['search=zzz', []],
    ['search=a-1001', ['Autumn sale']],
    ['search=%26', []],
    ['view=past&sort=title', ['Autumn sale', 'Cancelled', 'Closed', 'Over by the clock']],
  ])('finds and counts by %s', async (query, expected) => {
    const { total, nextPage } = await app.call('listAuctions', { query })
    expect([await titles(query), total]).toEqual([expected, nextPage ? 8 : expected.length])
  })

  it('pages through what was past at the first page, although the clock goes on', async () => {
    const query = 'view=past&sort=title&limit=2'
    const first = await app.call('listAuctions', { query })
    app.clock.now = new Date('2027-01-09T10:00:00Z')
    const second = await app.call('listAuctions', { query: `${query}&page=${encodeURIComponent(first.nextPage)}` })
    const shown = [...first.auctions, ...second.auctions].map(({ title }: { title: string }) => title)
    expect([shown, second.nextPage]).toEqual([['Autumn sale', 'Cancelled', 'Closed', 'Over by the clock'], undefined])
  })

  it.each(['next', '1764500000000:', 'x:y'])('refuses the page %s', async (page) => {
    expect(await app.call('listAuctions', { query: `page=${encodeURIComponent(page)}` })).toMatchObject({
      error: { details: { fields: { page: 'Use the nextPage of the page before.' } } },
    })
  })

  it('answers the total with the first page alone, and every auction once', async () => {
    const first = await app.call('listAuctions', { query: 'sort=title&limit=5' })
    const second = await app.call('listAuctions', { query: `sort=title&limit=5&page=${encodeURIComponent(first.nextPage)}` })
    expect([first.total, second.total, first.auctions.length, second.auctions.length]).toEqual([8, undefined, 5, 3])
  })

  it('brings the hammer totals of completed auctions where they are asked for', async () => {
    const find = async (search: string) => (await app.call('listAuctions', { query: `search=${search}` })).auctions[0]
    const hammered = async (search: string, hammer: number) =>
      app.house
        .in('auctions')
        .within((await find(search)).id)
        .write([lotCountsRecord.put(lotCountsOf({ ...noLots, lots: 2, hammer }))])
    await hammered('closed', 1_250_00)
    await hammered('open', 90_00)
    const totals = async (query: string) =>
      (await app.call('listAuctions', { query })).auctions.map((one: AuctionSummary) => [one.title, one.hammerTotal])
    expect(await totals('view=past&sort=title&hammerTotals=yes')).toEqual([
      ['Autumn sale', undefined],
      ['Cancelled', undefined],
      ['Closed', { amount: 1_250_00, currency: 'USD' }],
      ['Over by the clock', undefined],
    ])
    expect(await totals('search=closed')).toEqual([['Closed', undefined]])
    expect(await totals('view=current&sort=title&hammerTotals=yes')).toEqual([
      ['Open by hand', undefined],
      ['Open by the clock', undefined],
    ])
  })

  it('adds up by status at any time', async () => {
    expect(await app.call('readAuctionTotals', { role: 'viewer' })).toEqual({
      ...{ status: 200, total: 8, active: 2, upcoming: 2, completed: 2, cancelled: 2 },
      averageBidders: Math.round(61 / 8),
    })
    app.clock.now = new Date('2027-01-09T10:00:00Z')
    expect(await app.call('readAuctionTotals')).toMatchObject({ total: 8, active: 1, upcoming: 0, completed: 4, cancelled: 3 })
    for (const status of ['Active', 'Upcoming', 'Completed', 'Cancelled']) {
      const { auctions } = await app.call('listAuctions', { query: `status=${status}` })
      expect(auctions.every((auction: { status: string }) => auction.status === status)).toBe(true)
    }
  })

  it('is empty for a house without auctions', async () => {
    expect(await app.call('readAuctionTotals', { houseId: 'h2' })).toMatchObject({ total: 0, averageBidders: 0 })
  })
})
