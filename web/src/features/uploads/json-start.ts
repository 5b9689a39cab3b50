import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { jsonRecords } from '@auctionwiz/domain/files/json-records'
import { tableColumns } from '@auctionwiz/domain/files/records-table'
import type { JsonKind } from '@auctionwiz/domain/files/table-kind'

/** Bytes that are read before the page gets a turn. */
const atOnce = 128 * 1024

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The cells of the records in the first 10 MB of a JSON file, which is all of most files; the service reads them all. `names` are the columns so far.
 * Throws `TableProblem`.
 */
export async function* jsonStart(file: File, kind: JsonKind): AsyncGenerator<{ rows: string[][]; names: string[] }> {
  const columns = tableColumns(file.name)
  let read = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    const reader = file.stream().getReader()
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        for (let start = 0; start < part.value.length; start += atOnce) {
          const piece = part.value.subarray(start, start + atOnce)
          read += piece.length
          yield piece
          await pause()
        }
    } finally {
      await reader.cancel()
    }
  }
  for await (const records of jsonRecords(file.name, kind, counted())) {
    yield { rows: records.map(columns.cells), names: columns.names() }
    if (read > tableLimits.bytes) return
  }
}
