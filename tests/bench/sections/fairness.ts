import type { Tenant } from '../../support/tenant.ts'
import { attack } from '../lib/attack.ts'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { csvOf } from '../lib/csv.ts'
import { median, timed } from '../lib/measure.ts'
import { atMost, fact, milliseconds, type Row, shown } from '../lib/report.ts'
import { importBidders } from '../lib/uploads.ts'
import { workbookOf } from '../lib/workbook.ts'

/** How many times each call is made, in sequence, alone and while the other account works. */
const turns = 20
const importTurns = 3
const rows = 300
/** Seconds that the other account gets to fill its queues. */
const headStart = 5
/** What is shorter than this alone is compared with this: a few milliseconds of waiting triple it. */
const floorMs = 10

type Times = Record<string, number>

/** How long one house waits alone, and while another account loads the services as much as it can, in one run. */
export const measureFairness = async (bench: Bench): Promise<Row[]> => {
  const [house, other] = [await bench.tenant(), await bench.tenant()]
  for (const tenant of [house, other]) await importBidders(bench, tenant, csvOf(500, 5).file)
  await bench.rest()
  await measureHouse(bench, house)
  const alone = await measureHouse(bench, house)
  await bench.rest()
  const flood = await attack(bench, other, await idsOf(bench, other))
  await new Promise((resolve) => setTimeout(resolve, headStart * 1000))
  const before = flood.figures()
  const started = performance.now()
  const beside = await measureHouse(bench, house)
  const seconds = (performance.now() - started) / 1000
  const { answered, refused } = flood.figures()
  await flood.stop()
  const perSecond = (count: number) => `${shown(count / seconds)} a second`
  return [
    ...Object.entries(alone).map(([what, ms]) => {
      const loaded = beside[what] ?? Number.NaN
      return atMost(
        `${what} beside an account at full load`,
        loaded / Math.max(floorMs, ms),
        3,
        '×',
        `${milliseconds(ms)} alone, ${milliseconds(loaded)}`,
      )
    }),
    fact('… of the other account meanwhile: answered', perSecond(answered - before.answered)),
    fact('… and refused or ended', perSecond(refused - before.refused)),
  ]
}

const measureHouse = async (bench: Bench, tenant: Tenant): Promise<Times> => {
  const { bidders } = bench.info.urls
  const [id = ''] = await idsOf(bench, tenant)
  const headers = await headersOf(tenant)
  const read = (path: string) => () => call(`${bidders}/${path}`, { headers })
  return {
    'First page': await middle(turns, read('bidders/v1/listBidders?sort=-score&limit=100')),
    Search: await middle(turns, read('bidders/v1/listBidders?search=ann')),
    Profile: await middle(turns, read(`bidders/${id}`)),
    [`Import of ${rows} rows`]: await middle(importTurns, (turn) => importBidders(bench, tenant, csvOf(rows, 11 + turn).file)),
    'Workbook of one row': await middle(importTurns, async () => importBidders(bench, tenant, await smallWorkbook(), 'one.xlsx')),
  }
}

const middle = async (times: number, work: (turn: number) => Promise<unknown>): Promise<number> => {
  const samples: number[] = []
  for (let turn = 0; turn < times; turn += 1) samples.push(await timed(() => work(turn)))
  return median(samples)
}

const idsOf = async ({ info }: Bench, tenant: Tenant): Promise<string[]> => {
  const { bidders } = await call<{ bidders: { id: string }[] }>(`${info.urls.bidders}/bidders/v1/listBidders?limit=100`, {
    headers: await headersOf(tenant),
  })
  return bidders.map(({ id }) => id)
}

const smallWorkbook = (): Promise<Blob> => workbookOf(['First Name', 'Last Name', 'Email'], [['Ann', 'Lee', 'ann.lee@example.org']])
