import type { SyncCounts, SyncRun } from '@auctionwiz/contracts/auction-sync'
import { connectPlatform } from '@auctionwiz/contracts/platforms'
import { samplePlatformKey } from '@auctionwiz/domain/samples/sample-platforms'
import type { Tenant } from '../../support/tenant.ts'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { processorTime, watchMemory } from '../lib/process.ts'
import { atMost, fact, type Row, shown } from '../lib/report.ts'

const platform = 'gavelnet'
/** Records of a page of a platform. */
const pageSize = 200
/** A common limit of requests. */
const perMinute = 60

interface Timed {
  run: SyncRun
  seconds: number
}

/** An auction of this many lots imported from a platform without a limit, against the least that its requests would take at a common one; and synced again. */
export const measureSync = async (bench: Bench, lots: number): Promise<Row[]> => {
  const tenant = await bench.tenant()
  const registrations = Math.ceil(lots / 100)
  const records = lots + registrations + 1
  const post = await posting(bench, tenant)
  const client = await tenant.as('admin')
  await client(connectPlatform, { params: { id: platform }, body: { key: samplePlatformKey(platform) } })
  await bench.stack.restart(['upload', 'upload-worker'])
  const [worker = 0, store = 0] = [bench.stack.pid('upload-worker'), bench.stack.pid('cosmos')]
  const memory = await watchMemory(worker)
  const processor = () => [worker, store].map((pid) => (processorTime(pid) ?? Number.NaN) / 1000)
  const before = processor()
  const imported = await timed(bench, tenant, async () => {
    const body = { platformAuctionId: `large-${lots}` }
    return (await post<{ run: SyncRun }>(`platforms/${platform}/auctions/import`, body)).run
  })
  requireCounts(imported.run.counts, { total: records, created: records - 1, unchanged: 1 })
  const growth = memory.stop()
  const used = processor().map((after, index) => after - (before[index] ?? 0))
  const { auctionId } = imported.run
  const again = await timed(bench, tenant, () => post<SyncRun>(`auctions/${auctionId}/sync`, { direction: 'pull' }))
  requireCounts(again.run.counts, { total: records, created: 0, unchanged: records })
  const requests = Math.ceil(lots / pageSize) + Math.ceil(registrations / pageSize)
  const limited = (requests / perMinute) * 60
  return [
    fact(
      `Import of ${shown(lots)} lots and ${shown(registrations)} registrations, platform without a limit`,
      `${shown(imported.seconds)} s`,
    ),
    fact(`… the least that its ${shown(requests)} pages take at ${perMinute} requests a minute`, `${shown(limited)} s`),
    atMost('… ratio', imported.seconds / limited, 1, '×'),
    // How long the import takes depends on what else the machine does; how much there is to do, hardly.
    atMost(
      '… processor time of the worker and the store: ratio',
      used.reduce((sum, seconds) => sum + seconds, 0) / limited,
      1,
      '×',
      used.map((seconds) => `${shown(seconds)} s`).join(', '),
    ),
    growth === undefined ? fact('… memory above idle', 'not told by this system') : atMost('… memory above idle', growth, 600, ' MiB'),
    atMost('The same again, which changes nothing: ratio', again.seconds / limited, 0.5, '×', `${shown(again.seconds)} s`),
  ]
}

const posting = async ({ info }: Bench, tenant: Tenant) => {
  const headers = { ...(await headersOf(tenant)), 'content-type': 'application/json' }
  return <T>(path: string, body: object): Promise<T> =>
    call<T>(`${info.urls.upload}/data-upload/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Seconds until the run has completed. */
const timed = async ({ info }: Bench, tenant: Tenant, start: () => Promise<SyncRun>): Promise<Timed> => {
  const started = performance.now()
  let run = await start()
  while (run.status === 'comparing' || run.status === 'applying') {
    await new Promise((resolve) => setTimeout(resolve, 500))
    run = await call<SyncRun>(`${info.urls.upload}/data-upload/auctions/${run.auctionId}/sync/${run.id}`, {
      headers: await headersOf(tenant),
    })
  }
  if (run.status !== 'completed') throw new Error(`the sync ended as ${run.status}: ${run.problem ?? ''}`)
  return { run, seconds: (performance.now() - started) / 1000 }
}

const requireCounts = (counts: SyncCounts | undefined, expected: Partial<SyncCounts>): void => {
  for (const [name, value] of Object.entries(expected))
    if (counts?.[name as keyof SyncCounts] !== value)
      throw new Error(`the sync counted ${JSON.stringify(counts)} in place of ${JSON.stringify(expected)}`)
}
