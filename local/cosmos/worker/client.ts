import { Worker } from 'node:worker_threads'
import { CosmosError } from '../errors.ts'
import type { Layout } from '../query/index.ts'
import type { FromWorker, QueryJob, QueryPage, ToWorker } from './protocol.ts'

/** Runs queries in a thread of their own, so that a long scan holds up neither writes nor point reads. */
export interface QueryWorker {
  /** @throws CosmosError for a query that is refused */
  run(job: QueryJob, layout: Layout): Promise<QueryPage>
  /** Drops what the worker remembers of a table whose layout has changed or that is gone. */
  forget(table: string): void
  close(): Promise<void>
}

interface Waiting {
  resolve(page: QueryPage): void
  reject(error: Error): void
}

/** A thread with what it has been told; a new one takes its place should it end. */
interface Thread {
  readonly worker: Worker
  /** Id of the layout by table. */
  readonly known: Map<string, string>
  readonly waiting: Map<number, Waiting>
}

/** @param file of the store, in write-ahead mode, so that the worker reads while the store writes */
export function startQueryWorker(file: string): QueryWorker {
  let thread: Thread | undefined = startThread(file, ended)
  let last = 0

  function ended() {
    thread = undefined
  }
  const post = (message: ToWorker) => thread?.worker.postMessage(message)

  return {
    run(job, layout) {
      thread ??= startThread(file, ended)
      const { known, waiting } = thread
      if (known.get(job.table) !== layout.id) {
        known.set(job.table, layout.id)
        post({ type: 'layout', table: job.table, layout })
      }
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        post({ type: 'query', id, job })
      })
    },
    forget(table) {
      if (thread?.known.delete(table)) post({ type: 'forget', table })
    },
    async close() {
      if (!thread) return
      const exit = new Promise<void>((resolve) => thread?.worker.once('exit', () => resolve()))
      post({ type: 'close' })
      await exit
    },
  }
}

function startThread(file: string, ended: () => void): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { file } })
  const waiting = new Map<number, Waiting>()
  const fail = (error: Error) => {
    ended()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The query worker has ended.')))
  worker.on('message', (message: FromWorker) => {
    const entry = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'page') entry?.resolve(message.page)
    else if (message.type === 'refused') entry?.reject(new CosmosError(message.refusal.status, message.refusal.message))
    else entry?.reject(new Error(message.message))
  })
  return { worker, known: new Map(), waiting }
}
