import { Worker } from 'node:worker_threads'
import { tableProblems } from '@auctionwiz/domain/files/table-problem'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Converted, ConvertTable } from './convert-table.ts'

export interface ThreadLimits {
  ms: number
  heapMb: number
  /** So many wait for their turn at most. */
  waiting: number
}

const usual: ThreadLimits = { ms: 30_000, heapMb: 768, waiting: 8 }

/**
 * Converts one table at a time in a thread of its own, which ends with it: other calls are served meanwhile, the library is loaded by
 * those who need it alone, and whatever a file makes it take of time and memory has an end.
 */
export const convertInThread = (thread: string | URL, limits: ThreadLimits = usual): ConvertTable => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (file, bytes) => {
    if (waiting > limits.waiting) throw new Failure('busy', { seconds: 10 })
    waiting += 1
    const turn = last.then(() => convert(thread, file, bytes, limits))
    last = turn.then(
      () => undefined,
      () => undefined,
    )
    return turn.finally(() => {
      waiting -= 1
    })
  }
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
