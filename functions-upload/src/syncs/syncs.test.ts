import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { syncLinkId, syncLinkRecord } from '@auctionwiz/records/auction-syncs'
import { lotDocument, lotRecord } from '@auctionwiz/records/lots'
import { notificationRecord } from '@auctionwiz/records/notifications'
import { describe, expect, it } from 'vitest'
import { PlatformError } from '../platforms/bidding-platform.ts'
import { failSync } from './run-sync.ts'
import { syncInTurn } from './sync-in-turn.ts'
import { addsUp, platformLot, platformPerson, syncHouse } from './testing.ts'

const at = '2026-11-21T09:00:00.000Z'

const imported = async (...of: Parameters<typeof syncHouse>) => {
  const house = await syncHouse(...of)
  await house.workOff()
  return house
}

describe('an auction of a platform', () => {
  it('is listed and imported once, with its lots and bidders', async () => {
    const people = [platformPerson(1), platformPerson(2)]
    const sold = platformLot(2, { state: 'Sold', hammer: 150, buyer: 'h/2' })
    const { call, first, workOff, id, read, houseLots, registrations, auction, counts, sale } = await syncHouse(
      [platformLot(1), sold],
      people,
    )
    expect(first).toMatchObject({ status: 'comparing', origin: 'import', startedBy: 'Vanessa Parr' })
    await workOff()
    expect(await read(first.id)).toMatchObject({
      status: 'completed',
      counts: { total: 5, created: 4, updated: 0, unchanged: 1, conflict: 0, failed: 0 },
    })
    expect(await auction()).toMatchObject({ title: 'Rugs', importedFrom: 'GavelNet', description: '2 lots', auctionNumber: 'A-1001' })
    expect(await auction()).toMatchObject({ biddersRegistered: sale.auction.bidders })
    expect(await houseLots()).toMatchObject([
      { lotNumber: '1', state: 'Upcoming', estimateLow: 100 },
      { lotNumber: '2', state: 'Sold', hammer: 150, paddle: '502' },
    ])
    expect(await counts()).toMatchObject({ lots: 2, hammer: 150 })
    expect(await registrations()).toMatchObject([{ paddle: '501' }, { paddle: '502' }])
    const again = await call('importPlatformAuction', { id: 'gavelnet', body: { platformAuctionId: 'sale-1' } })
    expect(again).toMatchObject({ auctionId: id, run: { id: first.id, status: 'completed' } })
    expect((await call('listPlatformAuctions', { id: 'gavelnet' })).auctions).toMatchObject([
      { id: 'sale-1', platform: 'GavelNet', lots: 2, bidders: 2, importedAs: id },
    ])
    expect((await call('listPlatformConnections')).connections).toMatchObject([
      { status: 'Connected', auctionsImported: 1, lastSyncAt: expect.any(String) },
    ])
  })

  it('is the house’s own where it was imported under another id', async () => {
    const { call, house, sale } = await imported()
    sale.auction.id = 'sale-2'
    const link = { id: syncLinkId, auctionId: 'auc_own', platformId: 'gavelnet', platformAuctionId: 'sale-2' }
    await house
      .in('auctions')
      .within('auc_own')
      .write([syncLinkRecord.creation({ ...link, importedById: 'usr_1', importedBy: 'Vanessa Parr' })])
    const listed = await call('listPlatformAuctions', { id: 'gavelnet' })
    expect(listed.auctions).toMatchObject([{ id: 'sale-2', importedAs: 'auc_own' }])
    const again = await call('importPlatformAuction', { id: 'gavelnet', body: { platformAuctionId: 'sale-2' } })
    expect(again).toMatchObject({ auctionId: 'auc_own', run: { status: 'comparing', origin: 'import' } })
  })

  it('changes nothing when it is synced again, in any direction', async () => {
    const { compare } = await imported([platformLot(1), platformLot(2, { state: 'Sold', hammer: 5, buyer: 'h/1' })], [platformPerson(1)])
    for (const direction of ['pull', 'push', 'both'] as const)
      expect(await compare(direction)).toMatchObject({
        status: 'completed',
        counts: { total: 4, unchanged: 4, created: 0, updated: 0, conflict: 0, failed: 0 },
      })
  })

  it('shows the difference and writes after the go-ahead alone', async () => {
    const { compare, decide, lines, houseLots, changePlatformLot, changeLot, sale } = await imported()
    changePlatformLot('p/1', { title: 'A chest' })
    await changeLot('2', { estimateLow: 150 })
    const run = await compare('both')
    expect(run).toMatchObject({ status: 'ready', planned: { total: 4, updated: 2, unchanged: 2 }, counts: { total: 2 } })
    expect(await lines(run.id)).toMatchObject([
      { planned: 'update', to: 'house', changes: [{ field: 'title', before: 'Lot 1', house: 'Lot 1', platform: 'A chest', to: 'house' }] },
      { planned: 'update', to: 'platform', changes: [{ field: 'estimateLow', house: 150, platform: 100, to: 'platform' }] },
    ])
    expect((await houseLots())[0]?.title).toBe('Lot 1')
    const done = await decide(run.id)
    expect(done).toMatchObject({ status: 'completed', counts: { total: 4, updated: 2, unchanged: 2 } })
    expect((await houseLots())[0]?.title).toBe('A chest')
    expect(sale.lots[1]).toMatchObject({ estimateLow: 150, estimateHigh: 200 })
    expect(await compare('both')).toMatchObject({ status: 'completed', counts: { updated: 0, unchanged: 4 } })
  })

  it('notifies who started it that its plan waits, and of nothing where nothing changes', async () => {
    const { compare, changePlatformLot, id, store } = await imported()
    const told = async () => {
      const { items } = await readerOf(notificationRecord, partitionOf(store, 'identities', ['usr_1'])).page({}, { limit: 10 })
      return items.map(({ document: { kind, subjectId, facts } }) => ({ kind, subjectId, facts }))
    }
    await compare('pull')
    expect(await told()).toEqual([])
    changePlatformLot('p/1', { title: 'A chest' })
    await compare('pull')
    expect(await told()).toEqual([{ kind: 'sync_waiting', subjectId: id, facts: { name: 'Rugs', count: 1 } }])
  })

  it('is discarded, and a comparison that waits is replaced', async () => {
    const { compare, decide, changePlatformLot, houseLots, read, call, id } = await imported()
    changePlatformLot('p/1', { title: 'A chest' })
    const first = await compare('pull')
    const second = await compare('pull')
    expect(await read(first.id)).toMatchObject({ status: 'discarded' })
    await expect(decide(first.id)).rejects.toMatchObject({ code: 'sync_state' })
    expect(await decide(second.id, 'discard')).toMatchObject({ status: 'discarded' })
    expect((await houseLots())[0]?.title).toBe('Lot 1')
    expect((await call('readAuctionSync', { id })).runs).toHaveLength(3)
  })

  it('leaves what the house removed, adds what it added when it pushes, and keeps its own lots when it pulls', async () => {
    const { compare, decide, sale, part, houseLots, id } = await imported()
    const [first] = await houseLots()
    await part.write([{ kind: 'remove', id: first?.id ?? '' }])
    expect(await compare('pull')).toMatchObject({ status: 'completed', counts: { created: 0, unchanged: 4 } })
    const own = { id: 'lot_own', auctionId: id, lotNumber: '7', title: 'Own', description: '', notes: '', state: 'Upcoming' as const }
    await part.write([lotRecord.creation(lotDocument({ ...own, createdAt: at, updatedAt: at, earlier: [] }))])
    const run = await compare('push')
    expect(run).toMatchObject({ status: 'ready', planned: { created: 1 } })
    expect(await decide(run.id)).toMatchObject({ counts: { created: 1, failed: 0 } })
    expect(sale.lots.at(-1)).toMatchObject({ id: 'lot_own', lotNumber: '7', title: 'Own' })
    expect(await compare('both')).toMatchObject({ status: 'completed', counts: { created: 0, updated: 0 } })
  })
})

describe('a conflict', () => {
  const inConflict = async () => {
    const house = await imported()
    house.changePlatformLot('p/1', { title: 'Pine chest' })
    await house.changeLot('1', { title: 'Oak chest' })
    const run = await house.compare('both')
    await house.decide(run.id)
    return house
  }

  it('that is decided takes no older state of the platform afterwards', async () => {
    const { conflicts, call, id, compare, decide, lines, changePlatformLot, houseLots } = await inConflict()
    const [conflict] = await conflicts()
    const body = { decision: { choice: 'imported' as const }, version: conflict?.version }
    await call('settleSyncConflict', { id, params: { conflictId: conflict?.id ?? '' }, body })
    changePlatformLot('p/1', { title: 'Lot 1' }, '2026-11-01T09:00:00.000Z')
    const run = await compare('both')
    expect(await lines(run.id)).toMatchObject([{ planned: 'failed', problem: 'outdated' }])
    await decide(run.id)
    expect((await houseLots())[0]?.title).toBe('Pine chest')
  })

  it('says in the ledger how it stands now, and is found by its id', async () => {
    const { conflicts, lines, runs, call, id } = await inConflict()
    const [conflict] = await conflicts()
    const conflictId = conflict?.id ?? ''
    const [run] = await runs()
    const ledger = async () => (await lines(run?.id ?? '')).filter((line) => line.outcome === 'conflict')
    expect(await ledger()).toMatchObject([{ conflictId, conflictStatus: 'pending' }])
    const body = { decision: { choice: 'imported' as const }, version: conflict?.version }
    await call('settleSyncConflict', { id, params: { conflictId }, body })
    expect(await ledger()).toMatchObject([{ conflictId, conflictStatus: 'resolved' }])
    expect((await call('listSyncConflicts', { id, query: { conflictId } })).conflicts).toMatchObject([
      { id: conflictId, status: 'resolved' },
    ])
    expect((await call('listSyncConflicts', { id, query: { conflictId: 'cfl_other' } })).conflicts).toEqual([])
  })

  it('writes neither side and is kept once', async () => {
    const { conflicts, compare, decide, houseLots, sale, call, id } = await inConflict()
    const again = await compare('both')
    expect(await decide(again.id)).toMatchObject({ counts: { conflict: 1, updated: 0 } })
    expect(await conflicts()).toMatchObject([
      {
        status: 'pending',
        conflictType: 'mismatch',
        name: '1 Oak chest',
        fields: [{ field: 'title', existing: 'Oak chest', imported: 'Pine chest' }],
      },
    ])
    expect([(await houseLots())[0]?.title, sale.lots[0]?.title]).toEqual(['Oak chest', 'Pine chest'])
    expect(await call('readAuctionSync', { id })).toMatchObject({ openConflicts: 1 })
  })

  it.each([
    [{ choice: 'imported' }, 'Pine chest', 'Pine chest'],
    [{ choice: 'existing' }, 'Oak chest', 'Oak chest'],
    [{ choice: 'merge', fields: [{ field: 'title', use: 'imported' }] }, 'Pine chest', 'Pine chest'],
  ])('is decided once: %j', async (decision, house, platform) => {
    const { conflicts, call, id, houseLots, compare, decide, sale } = await inConflict()
    const [conflict] = await conflicts()
    const settle = () =>
      call('settleSyncConflict', { id, params: { conflictId: conflict?.id ?? '' }, body: { decision, version: conflict?.version } })
    expect(await settle()).toMatchObject({ status: 'resolved', resolution: decision.choice, resolvedBy: 'Vanessa Parr' })
    await expect(settle()).rejects.toMatchObject({ code: 'conflict_settled' })
    expect((await houseLots())[0]?.title).toBe(house)
    const run = await compare('both')
    if (run.status === 'ready') await decide(run.id)
    expect(sale.lots[0]?.title).toBe(platform)
    expect(await compare('both')).toMatchObject({ status: 'completed', counts: { conflict: 0, updated: 0 } })
  })

  it('that is skipped opens again when a side changes', async () => {
    const { conflicts, call, id, compare, decide, changePlatformLot } = await inConflict()
    const [conflict] = await conflicts()
    await call('settleSyncConflict', {
      id,
      params: { conflictId: conflict?.id ?? '' },
      body: { decision: { choice: 'skip' }, version: conflict?.version },
    })
    await decide((await compare('both')).id)
    expect(await conflicts()).toMatchObject([{ status: 'skipped' }])
    changePlatformLot('p/1', { title: 'Elm chest' })
    await decide((await compare('both')).id)
    expect(await conflicts()).toMatchObject([{ status: 'pending', fields: [{ imported: 'Elm chest' }] }])
  })

  it('is settled by a rule of the house', async () => {
    const { call, compare, decide, houseLots } = await inConflict()
    const settings = { frequency: '15', direction: 'pull', conflicts: 'platform' }
    const saved = await call('updateSyncSettings', { body: settings })
    expect(await call('readSyncSettings')).toEqual({ ...settings, version: saved.version })
    await expect(call('updateSyncSettings', { body: settings })).rejects.toMatchObject({ code: 'stale_version' })
    await decide((await compare('pull')).id)
    expect((await houseLots())[0]?.title).toBe('Pine chest')
  })

  it('of a lot that the platform removed is decided too', async () => {
    const { sale, compare, decide, conflicts, call, id, houseLots } = await imported()
    sale.lots.shift()
    await decide((await compare('pull')).id)
    const [conflict] = await conflicts()
    expect(conflict).toMatchObject({ fields: [{ field: 'state', existing: 'Upcoming', imported: null }] })
    await call('settleSyncConflict', {
      id,
      params: { conflictId: conflict?.id ?? '' },
      body: { decision: { choice: 'imported' }, version: conflict?.version },
    })
    expect((await houseLots())[0]?.state).toBe('Withdrawn')
    expect(await compare('pull')).toMatchObject({ status: 'completed', counts: { conflict: 0 } })
  })
})

describe('what fails', () => {
  it('is named, and tried again alone', async () => {
    const { changePlatformLot, compare, decide, lines, retry, houseLots, sale } = await imported()
    changePlatformLot('p/1', { lotNumber: 'no number' })
    changePlatformLot('p/2', { title: 'Changed' })
    const done = await decide((await compare('pull')).id)
    expect(done).toMatchObject({ counts: { updated: 1, failed: 1 } })
    expect((await lines(done.id)).find(({ outcome }) => outcome === 'failed')).toMatchObject({
      problem: 'invalid',
      recordId: (await houseLots())[0]?.id,
    })
    changePlatformLot('p/3', { title: 'Not of the retry' })
    Object.assign(sale.lots[0] ?? {}, { lotNumber: '1', title: 'Repaired' })
    const again = await retry(done.id)
    expect(again).toMatchObject({ origin: 'retry', retryOf: done.id, status: 'completed', counts: { total: 1, updated: 1 } })
    expect((await houseLots()).map(({ title }) => title)).toEqual(['Repaired', 'Changed', 'Lot 3'])
    await expect(retry(again.id)).rejects.toMatchObject({ code: 'sync_state' })
  })

  it('as the house changes the lot meanwhile leaves its change', async () => {
    const { changePlatformLot, changeLot, compare, decide, lines, houseLots } = await imported()
    changePlatformLot('p/1', { title: 'A chest' })
    const run = await compare('pull')
    await changeLot('1', { title: 'Oak chest' })
    expect(await decide(run.id)).toMatchObject({ counts: { failed: 1, updated: 0 } })
    expect(await lines(run.id)).toMatchObject([{ outcome: 'failed', problem: 'changed_meanwhile' }])
    expect((await houseLots())[0]?.title).toBe('Oak chest')
  })

  it('with an expired key says so at the connection until a new key is entered', async () => {
    const { accepted, compare, call, id, store } = await imported()
    accepted.key = 'another'
    expect(await compare('pull')).toMatchObject({ status: 'failed', problem: 'key_expired' })
    const told = await readerOf(notificationRecord, partitionOf(store, 'identities', ['usr_1'])).page({}, { limit: 10 })
    expect(told.items.map(({ document }) => document)).toMatchObject([{ kind: 'key_expired', subjectId: id, facts: { name: 'Rugs' } }])
    expect(await call('readAuctionSync', { id })).toMatchObject({ connection: 'Error', problem: 'key_expired' })
    expect((await call('listPlatformConnections')).connections).toMatchObject([{ status: 'Error', problem: 'key_expired' }])
    await call('disconnectPlatform', { id: 'gavelnet' })
    expect(await call('readAuctionSync', { id })).toMatchObject({ connection: 'Disconnected' })
    await expect(compare('pull')).rejects.toMatchObject({ code: 'platform_unconnected' })
  })

  it('as the key expires while lines are written fails the rest, and the ledger adds up', async () => {
    const { changeLot, compare, decide, accepted, retry } = await imported()
    for (const number of ['1', '2', '3']) await changeLot(number, { title: `New ${number}` })
    const run = await compare('push')
    accepted.key = 'another'
    const done = await decide(run.id)
    expect(done).toMatchObject({ status: 'completed', problem: 'key_expired', counts: { total: 4, failed: 3, unchanged: 1 } })
    accepted.key = 'the key of the house'
    expect(await retry(run.id)).toMatchObject({ counts: { total: 3, updated: 3, failed: 0 } })
  })

  it('as requests are limited waits as long as the platform says', async () => {
    const { fault, compare, waited } = await imported()
    let left = 3
    fault.now = async (_call, answer) => {
      left -= 1
      if (left >= 0) throw new PlatformError('limited', 'slowly', { retryAfter: 7 })
      return answer()
    }
    const run = await compare('pull')
    expect(run.status).toBe('completed')
    expect(addsUp(run)).toBe(true)
    expect(waited).toEqual([7000, 7000, 7000])
    left = 10_000
    expect(await compare('pull')).toMatchObject({ status: 'failed', problem: 'limited' })
  })

  it('as its message was lost is taken up again by deciding once more', async () => {
    const { changePlatformLot, compare, call, id, clock, syncs, decide, houseLots } = await imported()
    changePlatformLot('p/1', { title: 'A chest' })
    const run = await compare('pull')
    await call('decideSync', { id, params: { runId: run.id }, body: { decision: 'apply' } })
    syncs.length = 0
    clock.now = new Date(clock.now.getTime() + 10 * 60_000)
    expect(await call('readSyncRun', { id, params: { runId: run.id } })).toMatchObject({ status: 'applying', stalled: true })
    expect(await decide(run.id)).toMatchObject({ status: 'completed', counts: { updated: 1 } })
    expect((await houseLots())[0]?.title).toBe('A chest')
  })

  it('too often says so of what was left to do', async () => {
    const { changePlatformLot, compare, call, id, syncPorts, workOff, lines, read, retry } = await imported()
    changePlatformLot('p/1', { title: 'A chest' })
    const run = await compare('pull')
    await call('decideSync', { id, params: { runId: run.id }, body: { decision: 'apply' } })
    await workOff(failSync(syncPorts))
    expect(await read(run.id)).toMatchObject({ status: 'completed', problem: 'interrupted', counts: { failed: 1, unchanged: 3 } })
    expect(await lines(run.id)).toMatchObject([{ outcome: 'failed', problem: 'interrupted' }])
    expect(await retry(run.id)).toMatchObject({ counts: { total: 1, updated: 1 } })
  })

  it('is worked on in the turn of its account', async () => {
    const { call, id, syncs, syncPorts, read, later } = await imported()
    later()
    const run = await call('syncAuction', { id, body: { direction: 'pull' } })
    const worker = syncInTurn(syncPorts)
    for (let message = syncs.shift(); message; message = syncs.shift()) await worker(message, 1)
    expect(await read(run.id)).toMatchObject({ status: 'completed' })
  })
})
