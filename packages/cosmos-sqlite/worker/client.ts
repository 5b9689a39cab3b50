import { Worker } from 'node:worker_threads'
import { CosmosError } from '../errors.ts'
import { createFairOrder, tenantOf } from '../fair-order.ts'
import type { Layout } from '../query/index.ts'
import type { FromWorker, QueryJob, QueryPage, ToWorker } from './protocol.ts'

/** Runs queries in a thread of their own, so that a long scan holds up neither writes nor point reads. Tenants take turns. */
export interface QueryWorker {
  /** @throws CosmosError for a query that is refused */
  run(job: QueryJob, layout: Layout): Promise<QueryPage>
  /** Drops what the worker remembers of a table whose layout has changed or that is gone. */
  forget(table: string): void
  close(): Promise<void>
}

/** One in work, and one that is there when it ends. */
const postedAtOnce = 2

interface Waiting {
  resolve(page: QueryPage): void
  reject(error: Error): void
}

/** A thread with the messages sent to it; a new one replaces it if it ends. */
interface Thread {
  readonly worker: Worker
  /** Id of the layout by table. */
  readonly known: Map<string, string>
  readonly waiting: Map<number, Waiting>
}

interface Asked extends Waiting {
  job: QueryJob
  layout: Layout
}

/** @param file of the store, in write-ahead mode, so that the worker reads while the store writes */
export function startQueryWorker(file: string): QueryWorker {
  const asked = createFairOrder<Asked>()
  let thread: Thread | undefined = startThread(file, postNext, ended)
  let last = 0

  function ended() {
    thread = undefined
    postNext()
  }
  const post = (message: ToWorker) => thread?.worker.postMessage(message)

  function postNext() {
    while (asked.peek()) {
      thread ??= startThread(file, postNext, ended)
      const { known, waiting } = thread
      const next = waiting.size < postedAtOnce ? asked.shift() : undefined
      if (!next) return
      const { job, layout, resolve, reject } = next
      if (known.get(job.table) !== layout.id) {
        known.set(job.table, layout.id)
        post({ type: 'layout', table: job.table, layout })
      }
      last += 1
      waiting.set(last, { resolve, reject })
      post({ type: 'query', id: last, job })
    }
  }

  return {
    run(job, layout) {
      return new Promise((resolve, reject) => {
        asked.push(tenantOfJob(job), { job, layout, resolve, reject })
        postNext()
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

function tenantOfJob({ partition }: QueryJob): string {
  if (partition === undefined) return ''
  return tenantOf('exact' in partition ? partition.exact : JSON.stringify(partition.prefix))
}

/** @param answered called when the thread has room for another query */
function startThread(file: string, answered: () => void, ended: () => void): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { file } })
  const waiting = new Map<number, Waiting>()
  let failed = false
  // A thread that fails ends, too.
  const fail = (error: Error) => {
    if (failed) return
    failed = true
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    ended()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The query worker has ended.')))
  worker.on('message', (message: FromWorker) => {
    const entry = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'page') entry?.resolve(message.page)
    else if (message.type === 'refused') entry?.reject(new CosmosError(message.refusal.status, message.refusal.message))
    else entry?.reject(new Error(message.message))
    answered()
  })
  return { worker, known: new Map(), waiting }
}
