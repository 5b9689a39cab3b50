import type { Tenant } from '../../support/tenant.ts'
import { type Bench, headersOf } from '../lib/bench-stack.ts'
import { csvOf } from '../lib/csv.ts'
import { median, timed } from '../lib/measure.ts'
import { type Paced, runPaced } from '../lib/paced.ts'
import { watchMemory } from '../lib/process.ts'
import { rawCopy } from '../lib/raw-copy.ts'
import { atLeast, atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'
import { importBidders } from '../lib/uploads.ts'
import { listPath } from './list.ts'

interface Imported {
  rows: number
  ms: number
  /** MiB above the idle size of processes that have just started; undefined where the system doesn't report it. */
  growth: Growth
  /** Milliseconds from the completed import until its bidders were compared with each other and published to the network. */
  following: number
  /** Rows per second of raw batches of the same documents. */
  raw: number
}

interface Growth {
  /** Of the process that takes the file and answers how far it is, and the one that imports. */
  both: number | undefined
  worker: number | undefined
}

/** The number of documents of a larger import that are written again in raw batches. */
const rawSample = 100_000

/** Imports of growing size over HTTP until completed, against raw transactional batches of the same documents. */
export const measureImports = async (bench: Bench, sizes: readonly number[]): Promise<Row[]> => {
  const small: Imported[] = []
  for (let turn = 0; turn < 3; turn += 1) small.push(await importOnce(bench, 10_000))
  const results = [merged(small)]
  for (const size of sizes.filter((size) => size > 10_000)) results.push(await importOnce(bench, size))
  const [first, last] = [results[0] as Imported, results.at(-1) as Imported]
  return [
    ...results.flatMap(rowsOf),
    atMost(`Time per row at ${shown(last.rows)} against 10,000`, last.ms / last.rows / (first.ms / first.rows), 1.3, '×'),
    ...(await listDuringImport(bench)),
  ]
}

const merged = (runs: readonly Imported[]): Imported => ({
  rows: runs[0]?.rows ?? 0,
  ms: median(runs.map(({ ms }) => ms)),
  raw: median(runs.map(({ raw }) => raw)),
  following: median(runs.map(({ following }) => following)),
  growth: { both: largest(runs.map(({ growth }) => growth.both)), worker: largest(runs.map(({ growth }) => growth.worker)) },
})

const largest = (sizes: readonly (number | undefined)[]): number | undefined =>
  sizes.reduce((most, size) => (most === undefined || size === undefined ? undefined : Math.max(most, size)))

const rowsOf = ({ rows, ms, growth, raw, following }: Imported): Row[] => {
  const rate = (rows / ms) * 1000
  return [
    fact(`Import of ${shown(rows)} CSV rows, end to end`, `${shown(rate)} rows/s (${shown(ms / 1000)} s)`),
    fact('… the same documents in raw batches', `${shown(raw)} rows/s`),
    atLeast('… ratio to raw batches', rate / raw, 0.25, '×'),
    fact('… until duplicates are found and the network is told of all', `${shown(following / 1000)} s more`),
    memoryRow('… memory of both processes above idle', growth.both),
    memoryRow('… memory of the process that imports above idle', growth.worker),
  ]
}

const memoryRow = (what: string, size: number | undefined): Row =>
  size === undefined ? fact(what, 'not reported by this system') : atMost(what, size, 150, ' MiB')

const importOnce = async (bench: Bench, rows: number): Promise<Imported> => {
  const tenant = await bench.tenant()
  // Fresh processes, so that idle means what it means after a start.
  await bench.stack.restart(['upload', 'upload-worker'])
  const [both, worker] = await Promise.all([
    watchMemory(bench.stack.pid('upload'), bench.stack.pid('upload-worker')),
    watchMemory(bench.stack.pid('upload-worker')),
  ])
  const ms = await importFile(bench, tenant, csvOf(rows))
  const growth = { both: both.stop(), worker: worker.stop() }
  process.stderr.write(`${shown(rows)} rows imported in ${shown(ms / 1000)} s; waiting for what follows\n`)
  // Each import is measured separately.
  const following = await bench.rest()
  return { rows, ms, growth, following, raw: await rawCopy(bench, tenant, Math.min(rows, rawSample)) }
}

/** @returns milliseconds from sending the file to the completed import; every row must have arrived. */
const importFile = (bench: Bench, tenant: Tenant, { file, good, bad }: ReturnType<typeof csvOf>): Promise<number> =>
  timed(async () => {
    const { recordsImported, failed } = (await importBidders(bench, tenant, file)).results
    if (recordsImported !== good || failed !== bad) throw new Error(`${recordsImported} rows were imported and ${failed} failed`)
  })

const duringRows = 20_000
const perSecond = 50
const seconds = 10

/** The first page of a house called 50 times a second, evenly, alone and while more rows are imported into the same house. */
const listDuringImport = async (bench: Bench): Promise<Row[]> => {
  const tenant = await bench.tenant()
  await importFile(bench, tenant, csvOf(duringRows))
  await bench.rest()
  const headers = await headersOf(tenant)
  const load = (seconds: number) => runPaced({ url: `${bench.info.urls.bidders}/${listPath}?sort=-score`, headers, perSecond, seconds })
  await load(3)
  const alone = await load(seconds)
  const running = importFile(bench, tenant, csvOf(duringRows, 3))
  const during = await load(seconds)
  await running
  const after = await load(seconds)
  return [
    fact('List p99, 50 calls a second, alone', described(alone)),
    atMost('List p99, 50 calls a second, while an import runs', during.p99, 50, ' ms', described(during)),
    fact('… while duplicates are looked for after it', described(after)),
  ]
}

const described = ({ p50, p99, failed }: Paced): string => `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}, ${failed} failed`
