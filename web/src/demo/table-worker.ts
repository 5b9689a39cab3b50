import '../zod-without-eval.ts'
import { convertBytes } from './convert-bytes.ts'
import type { TableToConvert } from './convert-in-worker.ts'

/** Converts the one table in its message and posts the outcome. An unexpected failure is an error of the worker. */
self.onmessage = async ({ data }: MessageEvent<TableToConvert>) => {
  try {
    const converted = await convertBytes(data)
    self.postMessage(converted, { transfer: 'written' in converted ? [converted.written.buffer] : [] })
  } catch (error) {
    self.reportError(error)
  }
}
