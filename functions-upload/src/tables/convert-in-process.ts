import { type ChildProcess, fork } from 'node:child_process'
import { jsonKindOf } from '@auctionwiz/domain/files/table-kind'
import { tableProblems } from '@auctionwiz/domain/files/table-problem'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { partsOf } from '@auctionwiz/platform/core/files/parts-of'
import { fairLine } from '@auctionwiz/platform/core/queues/turns/fair-line'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import type { ConvertTable, ReadSheet, Table, Written } from './convert-table.ts'

export interface ConversionLimits {
  /** Milliseconds for a table that is held whole, and for one that is read as a stream, its reading and writing included. */
  ms: number
  streamMs: number
  heapMb: number
  /** The limit of parallel conversions over all accounts, one per account. */
  atOnce: number
  /** The limit of waiting conversions per account. */
  waiting: number
}

/** What the program that converts is sent, before the content of the file on its standard input. */
export type Conversion = Omit<Table, 'body'>

/** Its answer; without a problem the CSV follows on its standard output. */
export type ConversionAnswer = ReadSheet | { problem: string }

/** Milliseconds of a conversion that need no rest. */
const short = 500

/** An account that sends large workbook after workbook gets about a third of a processor, so that calls of others keep one. Small ones follow immediately. */
export const restAfter = (tookMs: number): number => 2 * Math.max(0, tookMs - short)

const restFor = (tookMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, restAfter(tookMs)).unref()
  })

const usual: ConversionLimits = { ms: 30_000, streamMs: 120_000, heapMb: 768, atOnce: 2, waiting: 8 }

/**
 * Converts a table in its own process, which ends with the conversion. So other calls are served meanwhile, only conversions load the library, and the
 * time and memory of a file are limited. The limit of a thread would not do: a file that needs much memory aborts the whole process with it.
 * Accounts take turns: the tables of one account wait for each other, and for a rest after each.
 * @param program the file that the process runs
 */
export const convertInProcess = (program: string | URL, limits: ConversionLimits = usual, rest = restFor): ConvertTable => {
  const { atOnce, waiting } = limits
  const line = fairLine({ atOnce, perAccount: () => 1, waiting, full: () => new Failure('rate_limited', { seconds: 10 }), rest })
  return (table, accountId, write) => line.run(accountId, () => convert(program, table, write, limits))
}

const convert = async <T>(
  program: string | URL,
  { body, ...conversion }: Table,
  write: (csv: ReadableStream<Uint8Array>) => Promise<T>,
  { ms, streamMs, heapMb }: ConversionLimits,
): Promise<Written<T>> => {
  const { file } = conversion
  const child = start(program, heapMb)
  const ended = endOf(child)
  // The process of a file that takes too long ends by a signal, as that of one that takes too much memory may.
  const timer = setTimeout(() => child.kill('SIGKILL'), jsonKindOf(file) ? streamMs : ms)
  // A process that cannot take the message ends, which says why.
  child.send(conversion, () => undefined)
  const feeding = feed(child, body)
  try {
    const answer = await Promise.race([answerOf(child, ended), failureOf(feeding)])
    if ('problem' in answer) return answer
    return { written: await write(streamOf(output(child, ended))), ...answer }
  } catch (error) {
    if (error instanceof TooMuch) return { problem: jsonKindOf(file) ? tableProblems.jsonTooMuch(file) : tableProblems.tooMuch(file) }
    throw error
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
    await ended.catch(() => undefined)
    await feeding.catch(() => undefined)
  }
}

/** The process of a conversion took too long or too much memory. */
class TooMuch extends Error {
  override name = 'TooMuch'
}

/** Settles when the process has ended. Fails with TooMuch, where it ended with an error, and where it could not be started. */
const endOf = (child: ChildProcess): Promise<void> => {
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (isOutOfMemory(code, signal)) reject(new TooMuch())
      else if (code === 0) resolve()
      else reject(new Error(`The process ended with ${code}`))
    })
  })
  // A caller that waits for it gets the failure; there may be none.
  ended.catch(() => undefined)
  return ended
}

const answerOf = (child: ChildProcess, ended: Promise<void>): Promise<ConversionAnswer> =>
  new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as ConversionAnswer))
    ended.then(() => reject(new Error('The process ended without an answer')), reject)
  })

/** Gives the process the file as fast as it takes it. Fails as reading the file does. */
const feed = async ({ stdin }: ChildProcess, body: ReadableStream<Uint8Array>): Promise<void> => {
  // A process that takes no more of the file has answered or ended.
  stdin?.on('error', () => undefined)
  for await (const part of partsOf(body)) {
    if (!stdin?.writable) return
    await new Promise<void>((resolve) => stdin.write(part, () => resolve()))
  }
  stdin?.end()
}

/** Never settles unless it fails. */
const failureOf = (feeding: Promise<void>): Promise<never> => new Promise((_, reject) => feeding.catch(reject))

/** What the process writes. Fails where it ended before all was written, so that half a table is never taken for a whole one. */
async function* output({ stdout }: ChildProcess, ended: Promise<void>): AsyncGenerator<Uint8Array> {
  if (stdout) yield* stdout
  await ended
}

/** What the library prints may hold cells, which belong in no log. The program needs no setting of the app, least of all its secrets. */
const start = (program: string | URL, heapMb: number): ChildProcess =>
  fork(program, {
    // New objects get little room, as the heap may be little: with the usual room it would be collected all the time.
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16'],
    env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    serialization: 'advanced',
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
  })

const passedOn = ['NODE_COMPILE_CACHE', 'SystemRoot', 'TMPDIR', 'TEMP']

/** V8 aborts a process whose heap is full, and the system kills one that takes too much. */
const isOutOfMemory = (code: number | null, signal: NodeJS.Signals | null): boolean => signal !== null || code === abortCode

/** Of a process that aborts where there are no signals. */
const abortCode = 134
