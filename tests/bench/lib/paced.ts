import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface PacedOptions {
  url: string
  headers: Record<string, string>
  perSecond: number
  seconds: number
}

export interface Paced {
  /** Milliseconds from when a call was due until all of its answer had come. */
  p50: number
  p99: number
  /** Answers that were no success, broken connections and timeouts. */
  failed: number
}

/**
 * Sends `perSecond` calls a second at even intervals, whether those before are answered or not, from a separate process. autocannon instead
 * sends all calls of a second at its beginning, and counts a call of n milliseconds n times, as one of each length below.
 */
export const runPaced = async (options: PacedOptions): Promise<Paced> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'paced-child.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(options))
  return JSON.parse(await text(child.stdout)) as Paced
}
