import type { ConvertTable, Table, Written } from '@auctionwiz/functions-upload/tables/convert-table'

/** A page holds its files whole. */
export interface TableToConvert extends Omit<Table, 'body'> {
  bytes: ArrayBuffer
}

export type TableConverted = Written<Uint8Array<ArrayBuffer>>

/** Converts a table in a worker, so that the page stays responsive. The worker also holds the large workbook reader. */
export const convertInWorker: ConvertTable = async ({ body, ...table }, _accountId, write) => {
  const bytes = await new Response(body).arrayBuffer()
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  try {
    const converted = await new Promise<TableConverted>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TableConverted>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(`The table was not converted: ${message}`))
      worker.postMessage({ ...table, bytes } satisfies TableToConvert)
    })
    return 'problem' in converted ? converted : { ...converted, written: await write(new Blob([converted.written]).stream()) }
  } finally {
    worker.terminate()
  }
}
