import { jsonKindOf, type WholeKind, wholeKindOf } from '@auctionwiz/domain/files/table-kind'
import { TableProblem } from '@auctionwiz/domain/files/table-problem'
import { xmlRows } from '@auctionwiz/domain/files/xml-rows'
import { partsOf } from '@auctionwiz/platform/core/files/parts-of'
import { csvLine } from './csv-lines.ts'
import { jsonCsv } from './json-csv.ts'
import type { OpenSpool } from './spool.ts'
import { type SheetChoice, type SheetRows, workbookRows } from './workbook-rows.ts'

/** A table to convert; the file name determines its kind. */
export interface Table {
  file: string
  body: ReadableStream<Uint8Array>
  choice?: SheetChoice | undefined
}

/** In a workbook with several sheets the one that was read, and all in sight. */
export type ReadSheet = Omit<SheetRows, 'rows'>

/** A table as CSV, piece by piece; or why there is none. */
export type Converted = ({ csv: AsyncGenerator<Uint8Array> } & ReadSheet) | { problem: string }

/** What `write` made of the CSV of a table; or why there is none. */
export type Written<T> = ({ written: T } & ReadSheet) | { problem: string }

/**
 * How an app has the tables of an account converted. Nothing is written where there is a problem. Fails with rate_limited when too many of the account
 * wait, and as reading the body and writing do.
 */
export type ConvertTable = <T>(
  table: Table,
  accountId: string,
  write: (csv: ReadableStream<Uint8Array>) => Promise<T>,
) => Promise<Written<T>>

/** How the rows of each kind that is held whole are read. */
const readers: Record<WholeKind, (file: string, bytes: Uint8Array, choice?: SheetChoice) => SheetRows | Promise<SheetRows>> = {
  xlsx: workbookRows,
  xls: workbookRows,
  xml: (file, bytes) => ({ rows: xmlRows(file, bytes) }),
}

/** Converts a workbook, XML or JSON file to CSV in UTF-8, so that a record's line number is its row in the file. */
export const convertTable = async ({ file, body, choice }: Table, openSpool: OpenSpool): Promise<Converted> => {
  const json = jsonKindOf(file)
  try {
    if (json) return { csv: await jsonCsv(file, json, partsOf(body), await openSpool()) }
    const bytes = new Uint8Array(await new Response(body).arrayBuffer())
    const { rows, ...sheet } = await readers[wholeKindOf(file) ?? 'xlsx'](file, bytes, choice)
    return { csv: rowsCsv(rows), ...sheet }
  } catch (error) {
    if (error instanceof TableProblem) return { problem: error.message }
    throw error
  }
}

/** Rows that go in one piece. */
const rowsAtOnce = 1000

async function* rowsCsv(rows: readonly (readonly string[])[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce)
    yield encoder.encode(some.map((cells) => csvLine(cells, width)).join(''))
  }
}
