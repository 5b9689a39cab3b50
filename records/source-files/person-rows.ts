import { type FileReading, headerOf } from '@auctionwiz/domain/imports/file-reading'
import { type ChosenMapping, headerLines, mapHeaders } from '@auctionwiz/domain/imports/headers'
import type { RowFinder } from '@auctionwiz/domain/imports/row-finder'
import type { SourceFile } from '../uploads.ts'
import type { CsvRow } from './csv-rows.ts'
import { erasedRow, keptBytes } from './kept-rows.ts'
import { isRecord, sourceRows } from './source-rows.ts'

/** What is looked for in a file. */
export interface PersonSearch {
  finder: RowFinder
  /** The upload's own, see `UploadDocument`. */
  mapping: ChosenMapping | undefined
  /** Of the file, once it was decided. */
  reading: FileReading | undefined
}

interface JudgedRows {
  rows: CsvRow[]
  /** Those of them that name the person. */
  named: ReadonlySet<CsvRow>
  /** The header, or the first line while none was found. */
  columns: readonly string[]
}

/**
 * The rows of a file batch by batch, with those that name the person: below the header by their columns, else by what their cells look like;
 * so are the header and the lines above it. In memory are the batches alone.
 */
export async function* judgedRows(
  body: ReadableStream<Uint8Array>,
  { encoding }: Pick<SourceFile, 'encoding'>,
  { finder, mapping, reading }: PersonSearch,
): AsyncGenerator<JudgedRows> {
  const { rows, close } = await sourceRows(body, encoding)
  let columns: string[] = []
  let records = 0
  let isBelowHeader = false
  let find = finder.loosely
  try {
    for await (const batch of rows) {
      const named = new Set<CsvRow>()
      for (const row of batch.rows) {
        if (row.erased === undefined && (row.broken === undefined ? find(row.cells) : finder.loosely(row.cells))) named.add(row)
        if (isBelowHeader || records >= headerLines || !isRecord(row)) continue
        records += 1
        const known = reading ? headerOf(reading) : mapHeaders(row.cells, mapping)
        isBelowHeader = reading ? row.line >= reading.headerLine : row.broken === undefined && known.missing.length === 0
        if (isBelowHeader || records === 1) columns = row.cells.map((cell) => cell.trim())
        if (isBelowHeader) find = finder.byColumns(known)
      }
      yield { rows: batch.rows, named, columns }
    }
  } finally {
    await close()
  }
}

/** The file's bytes without the person's rows, whose lines stay as placeholders. @param onErased gets the number of erased rows per batch */
export const withoutPerson = (
  body: ReadableStream<Uint8Array>,
  file: Pick<SourceFile, 'encoding'>,
  search: PersonSearch,
  onErased: (rows: number) => void,
): AsyncGenerator<Uint8Array> => {
  const rest = async function* (): AsyncGenerator<CsvRow[]> {
    for await (const { rows, named } of judgedRows(body, file, search)) {
      onErased(named.size)
      yield rows.map((row) => (named.has(row) ? erasedRow(row) : row))
    }
  }
  return keptBytes(rest(), file.encoding)
}
