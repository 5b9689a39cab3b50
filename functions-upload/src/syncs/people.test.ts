import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { describe, expect, it } from 'vitest'
import { scheduledSyncs, startScheduledSyncs } from './schedule.ts'
import { platformLot, platformPerson, syncHouse } from './testing.ts'

const imported = async (...of: Parameters<typeof syncHouse>) => {
  const house = await syncHouse(...of)
  await house.workOff()
  const bidders = async () => {
    const { items } = await readerOf(bidderRecord, house.house).page({ orderBy: [{ field: 'type' }, { field: 'nameKey' }] }, { limit: 100 })
    return items.map(({ document: { id, name, email, bidderId } }) => ({ id, name, email, bidderId }))
  }
  return { ...house, bidders }
}

describe('the bidders of a platform', () => {
  it('are one bidder of the house each, under whatever handle', async () => {
    const people = [
      platformPerson(1),
      platformPerson(2, { id: 'h/other', paddle: '777', email: 'ANN1@example.com', firstName: 'Ann', lastName: 'Lee1' }),
    ]
    const lots = [
      platformLot(1, { state: 'Sold', hammer: 5, buyer: 'h/1' }),
      platformLot(2, { state: 'Sold', hammer: 6, buyer: 'h/other' }),
    ]
    const { bidders, registrations, houseLots } = await imported(lots, people)
    expect(await bidders()).toMatchObject([{ name: 'Ann Lee1', bidderId: 'B-10001' }])
    expect(await registrations()).toMatchObject([{ paddle: '501' }])
    expect((await houseLots()).map(({ paddle }) => paddle)).toEqual(['501', '501'])
  })

  it('who share an address with another person stay apart, without it', async () => {
    const { bidders } = await imported(
      [platformLot(1)],
      [platformPerson(1), platformPerson(2, { email: 'ann1@example.com', firstName: 'Zoltan' })],
    )
    expect(await bidders()).toMatchObject([
      { name: 'Ann Lee1', email: 'ann1@example.com' },
      { name: 'Zoltan Lee2', email: '' },
    ])
  })

  it('who share an address with somebody of a similar name stay apart, too', async () => {
    const family = { email: 'ann1@example.com', lastName: 'Hartley' }
    const { bidders } = await imported(
      [platformLot(1)],
      [
        platformPerson(1, { ...family, firstName: 'Paul' }),
        platformPerson(2, { ...family, firstName: 'Paula' }),
        platformPerson(3, { ...family, firstName: 'Paul', lastName: 'Hartley Jr.' }),
      ],
    )
    expect((await bidders()).map(({ name, email }) => [name, email])).toEqual([
      ['Paul Hartley Jr.', ''],
      ['Paul Hartley', 'ann1@example.com'],
      ['Paula Hartley', ''],
    ])
  })

  it('get another paddle where theirs is taken, and lots sold to them follow', async () => {
    const { registrations, sale, compare, decide, houseLots, later } = await imported([platformLot(1)], [platformPerson(1)])
    later()
    sale.registrations.push(platformPerson(2, { paddle: '501' }))
    sale.lots.push(platformLot(2, { state: 'Sold', hammer: 9, buyer: 'h/2' }))
    expect(await decide((await compare('pull')).id)).toMatchObject({ counts: { created: 2, failed: 0 } })
    expect((await registrations()).map(({ paddle }) => paddle).sort()).toEqual(['501', '502'])
    expect((await houseLots())[1]?.paddle).toBe('502')
    expect(await compare('both')).toMatchObject({ status: 'completed', counts: { updated: 0, created: 0 } })
  })

  it('whose address is none are named in the ledger by their paddle', async () => {
    const { call, id, first, registrations } = await imported([platformLot(1)], [platformPerson(1, { email: 'no address' })])
    expect(await call('readSyncRun', { id, params: { runId: first.id } })).toMatchObject({ counts: { created: 1, failed: 1 } })
    const { lines, total } = await call('listSyncLines', { id, params: { runId: first.id }, query: { outcome: 'failed' } })
    expect({ lines, total }).toMatchObject({ total: 1, lines: [{ kind: 'registration', name: '501', problem: 'invalid' }] })
    expect(await registrations()).toEqual([])
  })
})

describe('the totals of house and platform', () => {
  it('differ by nothing, or by lines that add up', async () => {
    const sold = [1, 2, 3, 4].map((number) => platformLot(number, { state: 'Sold', hammer: number * 100, buyer: 'h/1' }))
    const { call, id, changeLot, changePlatformLot, sale } = await imported(sold, [platformPerson(1)])
    const agreed = await call('reconcileAuction', { id })
    expect(agreed).toMatchObject({ atHouse: { lots: 4, sold: 4, hammer: 1000 }, difference: { lots: 0, sold: 0, hammer: 0 }, lines: [] })
    await changeLot('1', { hammer: 150 })
    await changeLot('2', { paddle: '9' })
    changePlatformLot('p/3', { state: 'Passed', hammer: undefined })
    changePlatformLot('p/4', { buyer: 'h/unknown' })
    sale.lots.push(platformLot(5, { state: 'Sold', hammer: 7 }))
    const { lines, difference } = await call('reconcileAuction', { id })
    expect(difference).toEqual({ lots: 1, sold: 0, hammer: -343 })
    expect(lines.map(({ reason, name }: { reason: string; name: string }) => [reason, name.split(' ')[0]])).toEqual([
      ['hammer_differs', '1'],
      ['buyer_differs', '2'],
      ['sold_at_house_only', '3'],
      ['buyer_unknown', '4'],
      ['platform_only', '5'],
    ])
    const sum = (field: 'lots' | 'sold' | 'hammer') =>
      lines.reduce((total: number, line: Record<string, number>) => total + (line[field] ?? 0), 0)
    expect({ lots: sum('lots'), sold: sum('sold'), hammer: sum('hammer') }).toEqual(difference)
  })
})

describe('by the clock', () => {
  it('an imported auction syncs as often as the house says, until a week after its end', async () => {
    const { call, clock, syncPorts, workOff, changePlatformLot, houseLots, syncs, store, accepted } = await imported()
    const scheduled = scheduledSyncs(store, () => clock.now)
    const after = async (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
      await startScheduledSyncs(syncPorts, scheduled)()
      const started = syncs.length
      await workOff()
      return started
    }
    changePlatformLot('p/1', { title: 'Changed there' })
    expect(await after(5)).toBe(0)
    expect(await after(10)).toBe(1)
    expect((await houseLots())[0]?.title).toBe('Changed there')
    expect(await after(10)).toBe(0)
    expect(await after(5)).toBe(1)
    await call('updateSyncSettings', { body: { frequency: 'manual', direction: 'pull', conflicts: 'manual' } })
    expect(await after(60)).toBe(0)
    const { version } = await call('readSyncSettings')
    await call('updateSyncSettings', { body: { frequency: '5', direction: 'pull', conflicts: 'manual', version } })
    expect(await after(60)).toBe(1)
    // With a key that is not accepted it waits for another one.
    accepted.key = 'another'
    expect(await after(5)).toBe(1)
    expect(await after(5)).toBe(0)
    expect(await after(8 * 24 * 60)).toBe(0)
    expect(await scheduled.due(10)).toEqual([])
  })
})

describe('the calls of a sync', () => {
  const calls = [
    ['listPlatformConnections', {}],
    ['listPlatformAuctions', { id: 'gavelnet' }],
    ['importPlatformAuction', { id: 'gavelnet', body: { platformAuctionId: 'sale-1' } }],
    ['syncAuction', { body: { direction: 'pull' } }],
    ['decideSync', { params: { runId: 'syn_1' }, body: { decision: 'apply' } }],
    ['retrySync', { params: { runId: 'syn_1' } }],
    ['settleSyncConflict', { params: { conflictId: 'cfl_1' }, body: { decision: { choice: 'skip' }, version: '1' } }],
    ['updateSyncSettings', { body: { frequency: '5', direction: 'pull', conflicts: 'local' } }],
  ] as const

  it.each(calls)('%s is not for those who only look', async (name, sent) => {
    const { call, id } = await imported()
    await expect(call(name, { id, ...sent, role: 'viewer' })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it.each([
    'readAuctionSync',
    'readSyncRun',
    'listSyncLines',
    'syncAuction',
    'retrySync',
    'decideSync',
    'reconcileAuction',
    'listSyncConflicts',
  ])('%s finds nothing of another house', async (name) => {
    const { call, id, first } = await imported()
    const body = name === 'syncAuction' ? { direction: 'pull' } : name === 'decideSync' ? { decision: 'apply' } : undefined
    const ofRun = ['readSyncRun', 'listSyncLines', 'retrySync', 'decideSync'].includes(name)
    const sent = { id, ...(ofRun && { params: { runId: first.id } }), houseId: 'hse_2', ...(body && { body }) }
    await expect(call(name, sent)).rejects.toMatchObject({ code: 'not_found' })
  })
})
