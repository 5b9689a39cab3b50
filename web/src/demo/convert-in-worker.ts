import type { Converted, ConvertTable } from '@auctionwiz/functions-upload/tables/convert-table'

export interface TableToConvert {
  file: string
  bytes: Uint8Array
  choice?: Parameters<ConvertTable>[3]
}

/** Converts a table in a worker, so that the page stays responsive. The worker also holds the large workbook reader. */
export const convertInWorker: ConvertTable = async (file, bytes, _accountId, choice) => {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Converted>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Converted>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(`The table was not converted: ${message}`))
      worker.postMessage({ file, bytes, choice } satisfies TableToConvert)
    })
  } finally {
    worker.terminate()
  }
}
