import { parentPort, workerData } from 'node:worker_threads'

// A thread in place of the one that converts: it is as busy as one can be until it is let go, and then says what it was given.
const { bytes } = workerData as { bytes: Uint8Array<SharedArrayBuffer> }
const state = new Int32Array(bytes.buffer)
Atomics.store(state, 0, 1)
Atomics.notify(state, 0)
Atomics.wait(state, 0, 1)
parentPort?.postMessage({ csv: new TextEncoder().encode('let go') })
