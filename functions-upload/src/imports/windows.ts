import type { CsvRow, CsvRows } from '@auctionwiz/records/source-files/csv-rows'
import { lengthOf } from '@auctionwiz/records/source-files/kept-rows'

/**
 * Rows that are looked up and planned together. The windows of a file are deterministic, wherever a reader starts,
 * so that rewriting a part of the error file gives the same content.
 */
export interface RowWindow {
  /** Rows of the file before this window. */
  before: number
  rows: CsvRow[]
  /** Bytes of the file read so far. */
  bytes: number
}

/** Eleven batches of 88 bidders when all rows are good. */
export const windowSize = 968

/** The limit of characters per window, because a few hundred rows of a megabyte each would fill the memory. */
const windowLength = 2_000_000

/** Cuts the rows into windows and leaves out those that end at or before row `done`. */
export async function* rowWindows(batches: AsyncIterable<CsvRows>, done: number): AsyncGenerator<RowWindow> {
  let rows: CsvRow[] = []
  let length = 0
  let before = 0
  let bytes = 0
  for await (const batch of batches) {
    bytes = batch.bytes
    for (const row of batch.rows) {
      rows.push(row)
      length += row.erased ?? lengthOf(row.cells)
      if (rows.length < windowSize && length < windowLength) continue
      if (before + rows.length > done) yield { before, rows, bytes }
      before += rows.length
      rows = []
      length = 0
    }
  }
  if (rows.length > 0 && before + rows.length > done) yield { before, rows, bytes }
}
