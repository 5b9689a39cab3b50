import { Worker } from 'node:worker_threads'
import { CosmosError } from '../errors.ts'
import type { Layout } from '../query/layout.ts'
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

export function startQueryWorker(file: string): QueryWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { file } })
  const waiting = new Map<number, Waiting>()
  const known = new Map<string, string>()
  let last = 0
  let closed: Error | undefined

  const fail = (error: Error) => {
    closed ??= error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    worker.unref()
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
  const post = (message: ToWorker) => worker.postMessage(message)

  return {
    run(job, layout) {
      if (closed) return Promise.reject(closed)
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
      if (known.delete(table)) post({ type: 'forget', table })
    },
    async close() {
      post({ type: 'close' })
      await new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    },
  }
}
