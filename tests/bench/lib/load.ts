import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type autocannon from 'autocannon'
import { median } from './measure.ts'
import { processorTime } from './process.ts'

type Options = Parameters<typeof autocannon>[0]

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Answers that were no success, broken connections and timeouts. */
  failed: number
  /** Milliseconds of processor time of the watched process for each call. */
  processor?: number | undefined
}

/**
 * Sends requests as fast as they are answered, from a separate process.
 * @param pid the process that answers, to measure its processor time
 */
export const runLoad = async (options: Options, pid?: number): Promise<Load> => {
  const before = pid === undefined ? undefined : processorTime(pid)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load-child.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(options))
  const result = JSON.parse(await text(child.stdout)) as Awaited<ReturnType<typeof autocannon>>
  const after = pid === undefined ? undefined : processorTime(pid)
  const processor = before === undefined || after === undefined ? undefined : (after - before) / result.requests.total
  const failed = result.non2xx + result.errors + result.timeouts
  return { perSecond: result.requests.average, p99: result.latency.p99, failed, processor }
}

/** The medians of several runs; failures add up. */
export const combined = (runs: readonly Load[]): Load => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p99: median(runs.map(({ p99 }) => p99)),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  processor: median(runs.map(({ processor }) => processor ?? Number.NaN)),
})
