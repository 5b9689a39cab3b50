import { type HeaderMapping, mapHeaders, missingColumnsText } from '@auctionwiz/domain/imports/headers'
import type { FileStore } from '@auctionwiz/platform/core/files'
import type { CsvRow, CsvRows } from '@auctionwiz/platform/core/source-files/csv-rows'
import type { SourceFile } from '@auctionwiz/platform/core/source-files/source-file'
import { following, isRecord, sourceRows } from '@auctionwiz/platform/core/source-files/source-rows'
import type { UploadDocument } from '../uploads/upload-document.ts'

/** A file that can be imported: its header and the rows after it. */
export interface OpenCsv {
  columns: string[]
  mapping: HeaderMapping
  rows: AsyncGenerator<CsvRows>
  /** Must be called by whoever does not read the rows to their end. */
  close(): Promise<void>
}

/** What keeps a whole file from being imported, and what to do about it. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

/** Opens a file and reads its header, the first line that is not blank. Fails with `FileProblem`, or with not_found. */
export const openCsv = async (files: FileStore, file: SourceFile, chosen?: UploadDocument['mapping']): Promise<OpenCsv> => {
  const { rows: batches, close } = await sourceRows(await files.read(file.path), file.encoding)
  try {
    const { header, rest } = await untilHeader(batches, file.name)
    const mapping = mapHeaders(header.cells, chosen)
    if (header.erased !== undefined)
      throw new FileProblem(
        `The first line of the file ${file.name} held data of a person, which was erased on request. Name the columns in the first line and upload the file again.`,
      )
    if (header.broken)
      throw new FileProblem(`The first line of the file ${file.name} can’t be read: ${header.broken}. Then upload it again.`)
    if (mapping.missing.length > 0) throw new FileProblem(missingColumnsText(file.name, mapping.missing))
    const first = await untilRecord(rest, batches, file.name)
    return { columns: header.cells.map((cell) => cell.trim()), mapping, rows: following([first], batches), close }
  } catch (error) {
    await close()
    throw error
  }
}

const untilHeader = async (batches: AsyncGenerator<CsvRows>, file: string): Promise<{ header: CsvRow; rest: CsvRows }> => {
  for (;;) {
    const next = await batches.next()
    if (next.done) throw new FileProblem(`The file ${file} has no header row. Add a first line that names the columns and upload it again.`)
    const { rows, bytes } = next.value
    const index = rows.findIndex(isRecord)
    const header = rows[index]
    if (header) return { header, rest: { rows: rows.slice(index + 1), bytes } }
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
