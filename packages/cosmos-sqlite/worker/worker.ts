import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { type Layout, QueryError } from '../query/index.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { runQuery } from './run-query.ts'

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread.')

const db = new DatabaseSync((workerData as { file: string }).file, { readOnly: true })
// Each write of the server makes a reader forget the pages it had read; mapped into memory, they need no reading again.
db.exec('PRAGMA mmap_size = 2000000000')
const layouts = new Map<string, Layout>()

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'layout':
      layouts.set(message.table, message.layout)
      break
    case 'forget':
      layouts.delete(message.table)
      break
    case 'query': {
      const answer = perform(message)
      port.postMessage(answer, answer.type === 'page' ? [answer.page.body.buffer as ArrayBuffer] : [])
      break
    }
    case 'close':
      db.close()
      port.close()
      break
  }
})

function perform({ id, job }: Extract<ToWorker, { type: 'query' }>): FromWorker {
  const layout = layouts.get(job.table)
  if (!layout) return { type: 'failed', id, message: `The layout of ${job.table} is unknown.` }
  try {
    return { type: 'page', id, page: runQuery(db, job, layout) }
  } catch (error) {
    if (error instanceof QueryError) return { type: 'refused', id, refusal: { status: error.status, message: error.message } }
    return { type: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
