import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { convertTable } from './convert-table.ts'

// On Linux this is the thread's own: calls that somebody waits for come before a conversion.
setPriority(constants.priority.PRIORITY_LOW)

const { file, bytes } = workerData as { file: string; bytes: Uint8Array }
// A failure ends the thread with it.
void convertTable(file, bytes).then((converted) => parentPort?.postMessage(converted, 'csv' in converted ? [converted.csv.buffer] : []))
