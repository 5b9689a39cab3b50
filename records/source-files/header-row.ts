import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { type ChosenMapping, headerIndex, headerLines } from '@auctionwiz/domain/imports/headers'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { SourceFile } from '../uploads.ts'
import type { CsvRow, CsvRows } from './csv-rows.ts'
import { isRecord, sourceRows } from './source-rows.ts'

/** The row that names the columns of a file, and what was read after it. */
export interface HeaderRow {
  header: CsvRow | undefined
  rest: CsvRows
}

/** Finds the header: on the line that was decided, else among the first lines. The rest of the rows follow in `batches`. */
export const headerRow = async (
  batches: AsyncGenerator<CsvRows>,
  chosen: ChosenMapping | undefined,
  reading?: FileReading,
  kind: ImportedKind = importedKind('bidders'),
): Promise<HeaderRow> => {
  let rows: CsvRow[] = []
  let bytes = 0
  const isEnough = (): boolean => (reading ? (rows.at(-1)?.line ?? 0) >= reading.headerLine : rows.filter(isRecord).length >= headerLines)
  while (!isEnough()) {
    const next = await batches.next()
    if (next.done) break
    rows = rows.concat(next.value.rows)
    bytes = next.value.bytes
  }
  const first = rows.filter(isRecord).slice(0, headerLines)
  const header = reading
    ? rows.find(({ line }) => line === reading.headerLine)
    : first[headerIndex(first.map(cellsOf), chosen, kind.mapHeaders)]
  return { header, rest: { rows: header ? rows.slice(rows.indexOf(header) + 1) : [], bytes } }
}

/** A line that can't be trusted is no header, unless there is no other. */
const cellsOf = ({ cells, broken, erased }: CsvRow): string[] => (broken === undefined && erased === undefined ? cells : ['-'])

/** What a stored file calls its columns. */
export const columnNames = async (
  files: FileStore,
  file: SourceFile,
  chosen: ChosenMapping | undefined,
  kind?: ImportedKind,
): Promise<string[]> => {
  const { rows, close } = await sourceRows(await files.read(file.path), file.encoding)
  try {
    return (await headerRow(rows, chosen, undefined, kind)).header?.cells ?? []
  } finally {
    await close()
  }
}
