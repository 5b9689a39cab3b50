import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type autocannon from 'autocannon'
import { median } from './measure.ts'

type Options = Parameters<typeof autocannon>[0]

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Answers that were no success, broken connections and timeouts. */
  failed: number
}

/** Sends requests as fast as they are answered (or at `overallRate`) from a process of its own. */
export const runLoad = async (options: Options): Promise<Load> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load-child.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(options))
  const result = JSON.parse(await text(child.stdout)) as Awaited<ReturnType<typeof autocannon>>
  const failed = result.non2xx + result.errors + result.timeouts
  return { perSecond: result.requests.average, p99: result.latency.p99, failed }
}

/** The medians of several runs; failures add up. */
export const combined = (runs: readonly Load[]): Load => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p99: median(runs.map(({ p99 }) => p99)),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
})
