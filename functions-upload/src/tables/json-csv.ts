import { jsonLimits } from '@auctionwiz/domain/files/json-limits'
import { jsonRecords } from '@auctionwiz/domain/files/json-records'
import { tableColumns } from '@auctionwiz/domain/files/records-table'
import type { JsonKind } from '@auctionwiz/domain/files/table-kind'
import { TableProblem, tableProblems } from '@auctionwiz/domain/files/table-problem'
import { csvLine } from './csv-lines.ts'
import type { Spool } from './spool.ts'

/** From this row on, counted from 0, lines in the spool have this many cells. */
interface Widening {
  row: number
  width: number
}

/**
 * Reads a JSON file to its end and gives its rows as CSV. Later records may bring new columns, so rows wait in a spool until all are known. Of the file
 * only a record and its columns are in memory. Throws `TableProblem` before the first piece of CSV.
 */
export const jsonCsv = async (
  file: string,
  kind: JsonKind,
  chunks: AsyncIterable<Uint8Array>,
  spool: Spool,
  mostCells: number = jsonLimits.cells,
): Promise<AsyncGenerator<Uint8Array>> => {
  const columns = tableColumns(file)
  const widenings: Widening[] = []
  const encoder = new TextEncoder()
  let rows = 0
  let width = 0
  for await (const records of jsonRecords(file, kind, chunks)) {
    let lines = ''
    for (const record of records) {
      const cells = columns.cells(record)
      if (columns.count() > width) {
        width = columns.count()
        widenings.push({ row: rows, width })
      }
      rows += 1
      if (rows * width > mostCells) throw new TableProblem(tableProblems.tooManyTableCells(file))
      lines += csvLine(cells, width)
    }
    if (lines !== '') await spool.write(encoder.encode(lines))
  }
  return csvOf(columns.names(), widenings, spool)
}

async function* csvOf(names: readonly string[], widenings: Widening[], spool: Spool): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvLine(names, names.length))
  const widen = widener(names.length, widenings)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const bytes of spool.read()) yield encoder.encode(widen(decoder.decode(bytes, { stream: true })))
}

/** Adds the cells that rows lack because a later one brought their columns. */
const widener = (width: number, widenings: Widening[]) => {
  let row = 0
  let isEmpty = true
  return (text: string): string => {
    let widened = ''
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      while ((widenings[1]?.row ?? Number.POSITIVE_INFINITY) <= row) widenings.shift()
      const lacking = width - (widenings[0]?.width ?? width)
      // All rows that follow have the full width.
      if (lacking === 0 && widenings.length <= 1) break
      const line = text.slice(start, end)
      widened += `${line}${isEmpty && line === '' ? '' : ','.repeat(lacking)}\n`
      isEmpty = true
      row += 1
      start = end + 1
    }
    if (start < text.length) isEmpty = false
    return widened + text.slice(start)
  }
}
