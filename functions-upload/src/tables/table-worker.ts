import { parentPort, workerData } from 'node:worker_threads'
import { convertTable } from './convert-table.ts'

const { file, bytes } = workerData as { file: string; bytes: Uint8Array }
// A failure ends the thread with it.
void convertTable(file, bytes).then((converted) => parentPort?.postMessage(converted, 'csv' in converted ? [converted.csv.buffer] : []))
