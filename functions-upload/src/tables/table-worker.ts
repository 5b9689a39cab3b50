import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { convertTable } from './convert-table.ts'

// On Linux this sets the priority of the thread alone: calls that users wait for come before a conversion.
setPriority(constants.priority.PRIORITY_LOW)

const { file, bytes } = workerData as { file: string; bytes: Uint8Array }
// A failure ends the thread with it.
void convertTable(file, bytes).then((converted) => parentPort?.postMessage(converted, 'csv' in converted ? [converted.csv.buffer] : []))
