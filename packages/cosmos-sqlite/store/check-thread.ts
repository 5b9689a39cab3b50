import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { damageOf } from './upkeep.ts'

/** Looks for damaged pages of the file in `workerData` and posts what it finds. */
const db = new DatabaseSync(String(workerData), { readOnly: true })
parentPort?.postMessage(damageOf(db))
db.close()
