import type { SyncDirection, SyncLine, SyncRun } from '@auctionwiz/contracts/auction-sync'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { SyncConflict } from '@auctionwiz/contracts/sync-conflicts'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { auctionDocument, auctionRecord, fieldsOf } from '@auctionwiz/records/auctions'
import { houseRecord } from '@auctionwiz/records/houses'
import { countLot, readLotCounts } from '@auctionwiz/records/lot-counts'
import { type LotFields, lotDocument, lotFieldsOf, lotRecord } from '@auctionwiz/records/lots'
import { notifier } from '@auctionwiz/records/notify'
import { registrationRecord } from '@auctionwiz/records/registrations'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { memoryPlatform } from '../platforms/memory-platform.ts'
import { type MemorySale, memorySales, type SaleFault } from '../platforms/memory-sales.ts'
import type { PlatformLot, PlatformRegistration } from '../platforms/sale-platform.ts'
import { accountId, auctionHouseId, silent } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { runSync } from './run-sync.ts'
import type { SyncPorts } from './sync-ports.ts'

const key = 'the key of the house'
const before = '2026-11-01T09:00:00.000Z'

export const platformLot = (number: number, change: Partial<PlatformLot> = {}): PlatformLot => ({
  ...{ id: `p/${number}`, lotNumber: String(number), title: `Lot ${number}`, description: '', estimateLow: 100, estimateHigh: 200 },
  ...{ state: 'Upcoming', updatedAt: before },
  ...change,
})

export const platformPerson = (number: number, change: Partial<PlatformRegistration> = {}): PlatformRegistration => ({
  ...{ id: `h/${number}`, paddle: String(500 + number), firstName: 'Ann', lastName: `Lee${number}`, email: `ann${number}@example.com` },
  ...change,
})

interface HouseOptions {
  longestPage?: number
  limitMs?: number
  /** The sale opens tomorrow: numbers may still change. */
  isToCome?: boolean
}

/** A house that is connected to a platform with one sale, open since this morning. */
export const syncHouse = async (
  lots: readonly PlatformLot[] = [platformLot(1), platformLot(2), platformLot(3)],
  people: readonly PlatformRegistration[] = [],
  { longestPage, limitMs = 1_000_000, isToCome = false }: HouseOptions = {},
) => {
  const fault: { now: SaleFault | undefined } = { now: undefined }
  const accepted = { key }
  const sale: MemorySale = {
    auction: {
      ...{ id: 'sale-1', title: 'Rugs', company: '', location: 'Online', currency: 'USD', status: 'Active' },
      ...{ bidders: people.length, lots: lots.length },
      ...{ startDate: `2026-11-${isToCome ? 22 : 21}T08:00:00.000Z`, endDate: '2026-11-22T20:00:00.000Z', updatedAt: before },
    },
    lots: structuredClone([...lots]),
    registrations: [...people],
  }
  const sales = memorySales({
    sales: [sale],
    key: () => accepted.key,
    now: () => app.clock.now,
    fault: (call, answer) => (fault.now ? fault.now(call, answer) : answer()),
    ...(longestPage !== undefined && { longestPage }),
  })
  const offered = { name: 'GavelNet', platform: memoryPlatform([], () => key), sales }
  const platforms = new Map([['gavelnet', offered]])
  const app = uploadApp({ platforms })
  const { call, clock, syncs, encryption, house, ports, jobs, store } = app
  await recordsOf(houseRecord, ports.tenant(accountId, auctionHouseId).account).put(testHouse(auctionHouseId))
  await call('connectPlatform', { id: 'gavelnet', body: { key } })

  const waited: number[] = []
  /** Seconds by which the worker put its own messages off. */
  const delays: number[] = []
  const syncPorts: SyncPorts = {
    ...{
      tenant: ports.tenant,
      platforms,
      encryption,
      jobs: ports.jobs,
      notify: notifier(store, () => clock.now),
      log: silent,
      now: () => clock.now,
      limitMs,
    },
    queue: {
      send: async (message, afterSeconds = 0) => {
        if (afterSeconds > 0) delays.push(afterSeconds)
        syncs.push(message)
      },
    },
    wait: async (ms) => void waited.push(ms),
  }
  const workOff = async (work = runSync(syncPorts)): Promise<void> => {
    for (let message = syncs.shift(); message; message = syncs.shift()) await work(message)
  }
  /** Later writes are seen as later. */
  const later = () => {
    clock.now = new Date(clock.now.getTime() + 60_000)
  }

  const { auctionId, run: first }: { auctionId: string; run: SyncRun } = await call('importPlatformAuction', {
    id: 'gavelnet',
    body: { platformAuctionId: 'sale-1' },
  })
  const id = auctionId
  const part = house.in('auctions').within(id)
  const houseLots = async (): Promise<LotFields[]> => {
    const { items } = await readerOf(lotRecord, part).page({ orderBy: [{ field: 'type' }, { field: 'listKeys.number' }] }, { limit: 1000 })
    return items.map(({ document }) => lotFieldsOf(document))
  }
  const read = (runId: string): Promise<SyncRun> => call('readSyncRun', { id, params: { runId } })
  const lines = async (runId: string): Promise<SyncLine[]> =>
    (await call('listSyncLines', { id, params: { runId }, query: { limit: '200' } })).lines
  return {
    ...{
      call,
      clock,
      syncs,
      syncPorts,
      workOff,
      later,
      sale,
      fault,
      accepted,
      waited,
      delays,
      house,
      part,
      id,
      first,
      houseLots,
      read,
      lines,
      jobs: jobs as JobMessage[],
      store,
    },
    compare: async (direction: SyncDirection): Promise<SyncRun> => {
      later()
      const run: SyncRun = await call('syncAuction', { id, body: { direction } })
      await workOff()
      return read(run.id)
    },
    decide: async (runId: string, decision: 'apply' | 'discard' = 'apply'): Promise<SyncRun> => {
      const run: SyncRun = await call('decideSync', { id, params: { runId }, body: { decision } })
      await workOff()
      return decision === 'apply' ? read(runId) : run
    },
    /** A person changes a lot of the house, past all rules. */
    changeLot: async (lotNumber: string, change: Partial<LotFields>) => {
      later()
      const all = recordsOf(lotRecord, part)
      const stored = (await all.page({ where: [{ field: 'uniqueKey', equals: `lot:${lotNumber.padStart(6, '0')}0` }] }, { limit: 1 }))
        .items[0]
      if (!stored) throw new Error(`no lot ${lotNumber}`)
      const document = lotDocument({ ...lotFieldsOf(stored.document), ...change, updatedAt: clock.now.toISOString() })
      await all.replace(document, stored.version, countLot(stored.document, document))
    },
    /** @param updatedAt of an older state, where the platform answers one */
    changePlatformLot: (lotId: string, change: Partial<PlatformLot>, updatedAt?: string) => {
      later()
      const lot = sale.lots.find((one) => one.id === lotId)
      if (lot) Object.assign(lot, change, { updatedAt: updatedAt ?? clock.now.toISOString() })
    },
    /** The platform gives each of these lots the number of the next one, and the last one that of the first. */
    exchangeOnPlatform: (...ids: readonly string[]) => {
      const ring = ids.flatMap((one) => sale.lots.find(({ id: lotId }) => lotId === one) ?? [])
      const numbers = ring.map(({ lotNumber }) => lotNumber)
      later()
      for (const [index, lot] of ring.entries())
        Object.assign(lot, { lotNumber: numbers[(index + 1) % numbers.length], updatedAt: clock.now.toISOString() })
    },
    changeCurrency: (currency: Currency) => {
      later()
      sale.auction = { ...sale.auction, currency, updatedAt: clock.now.toISOString() }
    },
    changeAuction: async (change: { title?: string; location?: string }) => {
      later()
      const all = recordsOf(auctionRecord, house)
      const { document, version } = await all.read(id)
      await all.replace(auctionDocument({ ...fieldsOf(document), ...change, updatedAt: clock.now.toISOString() }), version)
    },
    runs: async (): Promise<SyncRun[]> => (await call('readAuctionSync', { id })).runs,
    conflicts: async (): Promise<SyncConflict[]> => (await call('listSyncConflicts', { id })).conflicts,
    registrations: async () => (await readerOf(registrationRecord, part).page({}, { limit: 100 })).items.map(({ document }) => document),
    counts: () => readLotCounts(part),
    auction: async () => (await readerOf(auctionRecord, house).read(id)).document,
    retry: async (runId: string): Promise<SyncRun> => {
      const run: SyncRun = await call('retrySync', { id, params: { runId } })
      await workOff()
      return read(run.id)
    },
  }
}

export type SyncHouse = Awaited<ReturnType<typeof syncHouse>>

/** Whether each record counts once. */
export const addsUp = ({ counts }: SyncRun): boolean =>
  counts !== undefined && counts.total === counts.created + counts.updated + counts.unchanged + counts.conflict + counts.failed
