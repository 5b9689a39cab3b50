import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { type ConvertTable, convertTable } from '../tables/convert-table.ts'
import { memorySpool } from '../tables/spool.ts'

/** Converts in the process of the tests. */
export const convertHere: ConvertTable = async (table, _accountId, write) => {
  const converted = await convertTable(table, memorySpool)
  if ('problem' in converted) return converted
  const { csv, ...sheet } = converted
  return { written: await write(streamOf(csv)), ...sheet }
}

/** The CSV that a table becomes, or why it is refused. */
export const csvOf = async (file: string, content: Uint8Array | string, convert = convertHere): Promise<string> => {
  const body = new Blob([content as BlobPart]).stream()
  const converted = await convert({ file, body }, 'acc_1', (csv) => new Response(csv).text())
  return 'written' in converted ? converted.written : `Refused: ${converted.problem}`
}
