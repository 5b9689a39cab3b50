import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread.')

const { file, synchronous } = workerData as { file: string; synchronous: string }
const db = new DatabaseSync(file)
db.exec(`PRAGMA synchronous = ${synchronous}; PRAGMA wal_autocheckpoint = 0`)

/** Folds in what no reader needs. @returns what went wrong, as a full disk */
function folded(): Error | undefined {
  try {
    db.exec('PRAGMA wal_checkpoint(PASSIVE)')
    return undefined
  } catch (error) {
    return error as Error
  }
}

port.on('message', (message: 'fold' | 'close') => {
  if (message === 'fold') {
    port.postMessage(folded())
    return
  }
  db.close()
  port.close()
})
