import { xlsx } from '@auctionwiz/platform/core/spreadsheets/xlsx'

const atOnce = 1000

/** A workbook of one sheet. */
export const workbookOf = async (headers: readonly string[], rows: readonly string[][]): Promise<Blob> => {
  const columns = headers.map((title) => ({ title, width: 20 }))
  const pages = async function* () {
    for (let from = 0; from < rows.length; from += atOnce) yield rows.slice(from, from + atOnce)
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of xlsx('Bidders', columns, pages())) parts.push(new Uint8Array(part))
  return new Blob(parts)
}
