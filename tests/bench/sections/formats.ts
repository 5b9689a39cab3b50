import { setTimeout as pause } from 'node:timers/promises'
import type { DryRun } from '@auctionwiz/contracts/dry-runs'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { csvOf } from '../lib/csv.ts'
import { median, timed } from '../lib/measure.ts'
import { atLeast, atMost, fact, type Row, shown } from '../lib/report.ts'
import { importBidders, sendFile } from '../lib/uploads.ts'
import { workbookOf } from '../lib/workbook.ts'

/** The same rows as CSV, as a workbook, and as a dry run, each in a house of its own and one after the other. */
export const measureFormats = async (bench: Bench, rows: number): Promise<Row[]> => {
  const { file } = csvOf(rows)
  const csv = await importOnce(bench, file, 'bidders.csv')
  const [headers = [], ...cells] = (await file.text())
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const workbook = await importOnce(bench, await workbookOf(headers, cells), 'bidders.xlsx')
  const dry = await dryRunOnce(bench, file)
  const rate = (ms: number): string => `${shown(rows / (ms / 1000))} rows/s (${shown(ms / 1000)} s)`
  return [
    fact(`Import of ${shown(rows)} rows of CSV`, rate(csv)),
    atLeast('… of a workbook, rate against CSV', csv / workbook, 0.33, '×', rate(workbook)),
    atLeast('… dry run of the CSV, rate against its import', csv / dry, 2, '×', rate(dry)),
  ]
}

const importOnce = async (bench: Bench, file: Blob, name: string): Promise<number> => {
  const tenant = await bench.tenant()
  const ms = await timed(() => importBidders(bench, tenant, file, name))
  await bench.rest()
  return ms
}

const dryRunOnce = async (bench: Bench, file: Blob): Promise<number> => {
  const tenant = await bench.tenant()
  const { uploadId } = await sendFile(bench, tenant, file, { review: true })
  const headers = await headersOf(tenant)
  const address = `${bench.info.urls.upload}/data-upload/${uploadId}/dry-run`
  return timed(async () => {
    let run = await call<DryRun>(address, { method: 'POST', headers })
    while (run.state === 'waiting' || run.state === 'running') {
      await pause(50)
      run = await call<DryRun>(address, { headers })
    }
    if (run.state !== 'done') throw new Error(`the dry run ended as ${run.state}: ${run.problem ?? ''}`)
  })
}

interface Beside {
  /** Rows of the small file. */
  small: number
  /** Rows of the large file. */
  large: number
  /** Time in ms from the end of a small import to the next. */
  between: number
}

/** A small import of one account alone, and while another account imports a large file. */
export const measureBeside = async (bench: Bench, { small, large, between }: Beside): Promise<Row[]> => {
  const [house, other] = [await bench.tenant(), await bench.tenant()]
  const importSmall = (seed: number) => timed(() => importBidders(bench, house, csvOf(small, seed).file))
  const alone: number[] = []
  for (let seed = 3; seed <= 12; seed += 1) {
    const took = await importSmall(seed)
    await bench.rest()
    // The first import loads what the others find loaded.
    if (seed > 3) alone.push(took)
  }
  const running = importBidders(bench, other, csvOf(large, 13).file)
  const beside: number[] = []
  let isRunning = true
  const ended = running.finally(() => {
    isRunning = false
  })
  for (let seed = 14; isRunning; seed += 1) {
    beside.push(await importSmall(seed))
    await Promise.race([ended, pause(between)])
  }
  await ended
  const slowest = Math.max(...beside)
  return [
    atMost(
      `Import of ${shown(small)} rows beside one of ${shown(large)} by another account, slowest of ${beside.length}`,
      slowest / median(alone),
      3,
      '×',
      `${shown(median(alone) / 1000)} s alone, ${shown(slowest / 1000)} s`,
    ),
    fact('… median', `${shown(median(beside) / 1000)} s`),
    fact(`… alone, slowest of ${alone.length}`, `${shown(Math.max(...alone) / 1000)} s`),
  ]
}
