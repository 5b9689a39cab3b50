import type { BidderColumn, ExportFormat } from '@auctionwiz/contracts/bidder-columns'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { FileAnswer } from '@auctionwiz/platform/core/http/context'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { type CellValue, xlsx, xlsxType } from '@auctionwiz/platform/core/spreadsheets/xlsx'
import { type ExportedBidder, exportColumns } from './export-columns.ts'

/** Spreadsheets read the file as UTF-8 when it begins so. */
const byteOrderMark = '\ufeff'

type Pages = AsyncIterable<readonly ExportedBidder[]>

/** Bidders as a file that is made while it is sent: the next page is read once this one has left. */
export const exportFile = (format: ExportFormat, chosen: readonly BidderColumn[] | undefined, pages: Pages, now: Date): FileAnswer => {
  const columns = exportColumns(chosen)
  const fileName = `bidders-${now.toISOString().slice(0, 10)}.${format}`
  const cells = rowsOf(pages, (bidder) => columns.map(({ of }) => of(bidder)))
  if (format === 'xlsx') return { contentType: xlsxType, fileName, body: streamOf(xlsx('Bidders', columns, cells)) }
  const rows = rowsOf(pages, (bidder) => columns.map(({ of, text = of }) => text(bidder)))
  const head = columns.map(({ title }) => title)
  return { contentType: 'text/csv; charset=utf-8', fileName, body: streamOf(csv(head, rows)) }
}

async function* rowsOf(pages: Pages, row: (bidder: ExportedBidder) => CellValue[]): AsyncGenerator<CellValue[][]> {
  for await (const page of pages) yield page.map(row)
}

async function* csv(head: readonly string[], pages: AsyncIterable<CellValue[][]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + csvLine(head))
  for await (const rows of pages) yield encoder.encode(rows.map(csvLine).join(''))
}
