import { type ChildProcess, fork } from 'node:child_process'
import { tableProblems } from '@auctionwiz/domain/files/table-problem'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { fairLine } from '@auctionwiz/platform/core/queues/turns/fair-line'
import type { Converted, ConvertTable } from './convert-table.ts'
import type { SheetChoice } from './workbook-rows.ts'

export interface ConversionLimits {
  ms: number
  heapMb: number
  /** The limit of parallel conversions over all accounts, one per account. */
  atOnce: number
  /** The limit of waiting conversions per account. */
  waiting: number
}

/** What the program that converts is sent; it answers with `Converted`. */
export interface Conversion {
  file: string
  bytes: Uint8Array
  choice?: SheetChoice
}

/** Milliseconds of a conversion that need no rest. */
const short = 500

/** An account that sends large workbook after workbook gets about a third of a processor, so that calls of others keep one. Small ones follow immediately. */
export const restAfter = (tookMs: number): number => 2 * Math.max(0, tookMs - short)

const restFor = (tookMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, restAfter(tookMs)).unref()
  })

const usual: ConversionLimits = { ms: 30_000, heapMb: 768, atOnce: 2, waiting: 8 }

/**
 * Converts a table in its own process, which ends with the conversion. So other calls are served meanwhile, only conversions load the library, and the
 * time and memory of a file are limited. The limit of a thread would not do: a file that needs much memory aborts the whole process with it.
 * Accounts take turns: the workbooks of one account wait for each other, and for a rest after each.
 * @param program the file that the process runs
 */
export const convertInProcess = (program: string | URL, limits: ConversionLimits = usual, rest = restFor): ConvertTable => {
  const { atOnce, waiting } = limits
  const line = fairLine({ atOnce, perAccount: () => 1, waiting, full: () => new Failure('rate_limited', { seconds: 10 }), rest })
  return (file, bytes, accountId, choice) => line.run(accountId, () => convert(program, { file, bytes, ...(choice && { choice }) }, limits))
}

const convert = async (program: string | URL, conversion: Conversion, { ms, heapMb }: ConversionLimits): Promise<Converted> => {
  const child = start(program, heapMb)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Converted>((resolve, reject) => {
      const tooMuch = () => resolve({ problem: tableProblems.tooMuch(conversion.file) })
      timer = setTimeout(tooMuch, ms)
      child.once('message', (converted) => resolve(converted as Converted))
      child.once('error', reject)
      child.once('exit', (code, signal) =>
        isOutOfMemory(code, signal) ? tooMuch() : reject(new Error(`The process ended with ${code} and without an answer`)),
      )
      // A process that cannot take the message ends, which says why.
      child.send(conversion, () => undefined)
    })
  } finally {
    clearTimeout(timer)
    if (child.pid !== undefined) {
      child.kill('SIGKILL')
      await ended
    }
  }
}

/** What the library prints may hold cells, which belong in no log. The program needs no setting of the app, least of all its secrets. */
const start = (program: string | URL, heapMb: number): ChildProcess => {
  const { NODE_COMPILE_CACHE, SystemRoot } = process.env
  return fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...(SystemRoot && { SystemRoot }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** V8 aborts a process whose heap is full, and the system kills one that takes too much. */
const isOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean => signal !== null || code === abortCode

/** Of a process that aborts where there are no signals. */
const abortCode = 134
