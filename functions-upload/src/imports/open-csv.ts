import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { tableProblems } from '@auctionwiz/domain/files/table-problem'
import type { FileField } from '@auctionwiz/domain/imports/file-fields'
import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { HeaderMapping } from '@auctionwiz/domain/imports/headers'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { CsvRow, CsvRows } from '@auctionwiz/records/source-files/csv-rows'
import { headerRow } from '@auctionwiz/records/source-files/header-row'
import { following, isRecord, sourceRows } from '@auctionwiz/records/source-files/source-rows'
import type { SourceFile } from '@auctionwiz/records/uploads'
import type { UploadDocument } from '../uploads/upload-document.ts'

/** A file that can be imported: its header and the rows after it. */
export interface OpenCsv {
  header: CsvRow
  columns: string[]
  /** As the names of the columns say; how the rows are read, the reading of the file decides. */
  mapping: HeaderMapping<FileField, string>
  rows: AsyncGenerator<CsvRows>
  /** Callers that stop before the last row must call it. */
  close(): Promise<void>
}

/** What keeps a whole file from being imported, and what to do about it. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

/**
 * Opens a file and finds its header: where its reading was decided there, else among its first lines. Fails with `FileProblem`, or with
 * not_found.
 */
export const openCsv = async (
  files: FileStore,
  file: SourceFile,
  chosen?: UploadDocument['mapping'],
  reading?: FileReading,
  kind: ImportedKind = importedKind('bidders'),
): Promise<OpenCsv> => {
  const { rows: batches, close } = await sourceRows(await files.read(file.path), file.encoding)
  try {
    const { header, rest } = await headerRow(batches, chosen, reading, kind)
    if (!header)
      throw new FileProblem(`The file ${file.name} has no header row. Add a first line that names the columns and upload it again.`)
    const mapping = kind.mapHeaders(header.cells, chosen)
    if (header.erased !== undefined)
      throw new FileProblem(
        `The first line of the file ${file.name} held personal data, which was erased on request. Name the columns in the first line and upload the file again.`,
      )
    if (header.broken)
      throw new FileProblem(`The first line of the file ${file.name} can’t be read: ${header.broken}. Then upload it again.`)
    const missing = reading ? undefined : kind.missingText(file.name, header.cells, chosen, file.sheet)
    if (missing !== undefined) throw new FileProblem(missing)
    if (mapping.columns > tableLimits.columns) throw new FileProblem(tableProblems.tooManyColumns(file.name))
    const first = await untilRecord(rest, batches, file.name)
    return { header, columns: header.cells.map((cell) => cell.trim()), mapping, rows: following([first], batches), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Reads on until there is a record, so that a file of a header alone is refused before anything of another file is stored. */
const untilRecord = async (rest: CsvRows, batches: AsyncGenerator<CsvRows>, file: string): Promise<CsvRows> => {
  let { rows, bytes } = rest
  while (!rows.some(isRecord)) {
    const next = await batches.next()
    if (next.done)
      throw new FileProblem(`The file ${file} has a header but no records. Add at least one line below it and upload it again.`)
    rows = rows.concat(next.value.rows)
    bytes = next.value.bytes
  }
  return { rows, bytes }
}
