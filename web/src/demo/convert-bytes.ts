import { convertTable } from '@auctionwiz/functions-upload/tables/convert-table'
import { memorySpool } from '@auctionwiz/functions-upload/tables/spool'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import type { TableConverted, TableToConvert } from './convert-in-worker.ts'

export const convertBytes = async ({ bytes, ...table }: TableToConvert): Promise<TableConverted> => {
  const converted = await convertTable({ ...table, body: new Blob([bytes]).stream() }, memorySpool)
  if ('problem' in converted) return converted
  const { csv, ...sheet } = converted
  return { ...sheet, written: new Uint8Array(await new Response(streamOf(csv) as BodyInit).arrayBuffer()) }
}
