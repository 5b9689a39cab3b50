import { Worker } from 'node:worker_threads'
import { tableProblems } from '@auctionwiz/domain/files/table-problem'
import { Failure } from '@auctionwiz/platform/core/failure'
import { fairLine } from '@auctionwiz/platform/core/turns/fair-line'
import type { Converted, ConvertTable } from './convert-table.ts'

export interface ThreadLimits {
  ms: number
  heapMb: number
  /** So many tables of all accounts are converted at once, one of each account. */
  atOnce: number
  /** So many of one account wait for their turn at most. */
  waiting: number
}

/** Milliseconds of a conversion that need no rest. */
const short = 500

/** An account that sends large workbook after workbook gets about a third of a thread, so that calls of others keep a processor. Small ones follow at once. */
export const restAfter = (tookMs: number): number => 2 * Math.max(0, tookMs - short)

const restFor = (tookMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, restAfter(tookMs)).unref()
  })

const usual: ThreadLimits = { ms: 30_000, heapMb: 768, atOnce: 2, waiting: 8 }

/**
 * Converts a table in its own thread, which ends with the conversion. So other calls are served meanwhile, only conversions load the library, and the
 * time and memory of a file are limited. Accounts take turns: the workbooks of one account wait for each other, and for a rest after each.
 */
export const convertInThread = (thread: string | URL, limits: ThreadLimits = usual, rest = restFor): ConvertTable => {
  const { atOnce, waiting } = limits
  const line = fairLine({ atOnce, perAccount: () => 1, waiting, full: () => new Failure('rate_limited', { seconds: 10 }), rest })
  return (file, bytes, accountId) => line.run(accountId, () => convert(thread, file, bytes, limits))
}

const convert = async (thread: string | URL, file: string, bytes: Uint8Array, { ms, heapMb }: ThreadLimits): Promise<Converted> => {
  // What the library prints may hold cells, which belong in no log.
  const worker = new Worker(thread, {
    workerData: { file, bytes },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Converted>((resolve, reject) => {
      const tooMuch = () => resolve({ problem: tableProblems.tooMuch(file) })
      timer = setTimeout(tooMuch, ms)
      worker.on('message', resolve)
      worker.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error)))
      worker.on('exit', (code) => reject(new Error(`The thread ended with ${code} and without an answer`)))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
