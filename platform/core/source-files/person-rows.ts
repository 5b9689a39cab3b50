import type { ImportField } from '@auctionwiz/domain/imports/fields'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import type { RowFinder } from '@auctionwiz/domain/imports/row-finder'
import type { CsvRow } from './csv-rows.ts'
import { erasedRow, keptBytes } from './kept-rows.ts'
import type { SourceFile } from './source-file.ts'
import { isRecord, sourceRows } from './source-rows.ts'

/** What is looked for in a file. */
export interface PersonSearch {
  finder: RowFinder
  /** The upload's own, see `SourceUpload`. */
  mapping: Readonly<Record<string, ImportField>> | undefined
}

interface JudgedRows {
  rows: CsvRow[]
  /** Those of them that name the person. */
  named: ReadonlySet<CsvRow>
  /** The header, once it is known; without one it is the numbers of the columns that are known alone. */
  columns: readonly string[]
}

/**
 * The rows of a file batch by batch, with those that name the person: by their columns where the header says what these hold, else by what
 * their cells look like, and so is the first line itself, which may be no header. In memory are the batches alone.
 */
export async function* judgedRows(
  body: ReadableStream<Uint8Array>,
  { encoding }: Pick<SourceFile, 'encoding'>,
  { finder, mapping }: PersonSearch,
): AsyncGenerator<JudgedRows> {
  const { rows, close } = await sourceRows(body, encoding)
  let header: CsvRow | undefined
  let columns: string[] = []
  let find = finder.loosely
  try {
    for await (const batch of rows) {
      const named = new Set<CsvRow>()
      for (const row of batch.rows) {
        if (row.erased === undefined && (row.broken === undefined ? find(row.cells) : finder.loosely(row.cells))) named.add(row)
        if (header !== undefined || !isRecord(row)) continue
        header = row
        const known = mapHeaders(row.cells, mapping)
        columns = row.cells.map((cell) => cell.trim())
        if (row.broken === undefined && known.missing.length === 0) find = finder.byColumns(known)
      }
      yield { rows: batch.rows, named, columns }
    }
  } finally {
    await close()
  }
}

/** The bytes of the file without what its rows tell of the person; their lines stay, empty. @param onErased told of each batch how many rows it lost */
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
