import type { CsvRow, CsvRows } from './csv-rows.ts'

/**
 * Rows that are looked up and planned together. The windows of a file are always the same ones, whoever reads it and wherever they begin,
 * so that each part of the error file is written alike however often it is written.
 */
export interface RowWindow {
  /** Rows of the file before this window. */
  before: number
  rows: CsvRow[]
  /** Bytes of the file read so far. */
  bytes: number
}

/** Ten batches of 99 bidders when all rows are good. */
export const windowSize = 990

/** Cuts the rows into windows and leaves out those that end at or before row `done`. */
export async function* rowWindows(batches: AsyncIterable<CsvRows>, done: number): AsyncGenerator<RowWindow> {
  let rows: CsvRow[] = []
  let before = 0
  let bytes = 0
  for await (const batch of batches) {
    bytes = batch.bytes
    for (const row of batch.rows) {
      rows.push(row)
      if (rows.length < windowSize) continue
      if (before + windowSize > done) yield { before, rows, bytes }
      before += windowSize
      rows = []
    }
  }
  if (rows.length > 0 && before + rows.length > done) yield { before, rows, bytes }
}
