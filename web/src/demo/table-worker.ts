import '../zod-without-eval.ts'
import { convertTable } from '@auctionwiz/functions-upload/tables/convert-table'
import type { TableToConvert } from './convert-in-worker.ts'

/** Converts the one table in its message and posts the outcome. An unexpected failure is an error of the worker. */
self.onmessage = async ({ data: { file, bytes, choice } }: MessageEvent<TableToConvert>) => {
  try {
    const converted = await convertTable(file, bytes, choice)
    self.postMessage(converted, { transfer: 'csv' in converted ? [converted.csv.buffer] : [] })
  } catch (error) {
    self.reportError(error)
  }
}
