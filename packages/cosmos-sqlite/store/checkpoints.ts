import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Synchronous } from './file.ts'
import type { WriteQueue } from './group-commit.ts'

/** Pages of the log from which on it is folded in: less often than SQLite's default, so that pages that change again and again are written fewer times. */
const foldPages = 8192

/** Milliseconds between two checks of the length of the log. */
const everyMs = 100

/** Pages in the log of a connection. */
const logPages = (db: DatabaseSync): number => Number(db.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.log)

interface Checkpoints {
  /** Ends it; what is still in the log stays there. */
  stop(): Promise<void>
}

/**
 * Folds the write-ahead log into the file in a separate thread, because waiting for the disk would hold up all requests. Most of it
 * happens while writes continue; they wait only for the small rest, without which the log would never restart.
 */
export function startCheckpoints(
  { db, path }: { db: DatabaseSync; path: string },
  synchronous: Synchronous,
  { hold, alone }: Pick<WriteQueue, 'hold' | 'alone'>,
  report: (error: unknown) => void,
): Checkpoints {
  const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: { file: path, synchronous } })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let running: Promise<void> | undefined

  const fold = () =>
    new Promise<void>((resolve, reject) => {
      worker.once('message', (error: Error | undefined) => (error ? reject(error) : resolve()))
      // Writes must not wait for a thread that is gone.
      void ended.then(() => reject(new Error('The thread of the checkpoints has ended.')))
      worker.postMessage('fold')
    })

  const look = async () => {
    // Not within a transaction, where the length is not reported.
    if ((await alone(() => logPages(db))) < foldPages) return
    await fold()
    const letGo = await hold()
    try {
      await fold()
    } finally {
      letGo()
    }
  }

  const timer = setInterval(() => {
    if (running !== undefined) return
    running = look()
      .catch(report)
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  timer.unref()

  return {
    async stop() {
      clearInterval(timer)
      await running
      worker.postMessage('close')
      await ended
    },
  }
}
