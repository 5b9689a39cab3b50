import type { DateOrder } from '@auctionwiz/contracts/uploads'
import { type FileReading, readingOf } from '@auctionwiz/domain/imports/file-reading'
import { absentColumnText, absentHeaders } from '@auctionwiz/domain/imports/headers'
import { importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { CsvRows } from '@auctionwiz/records/source-files/csv-rows'
import type { UploadDocument } from '../uploads/upload-document.ts'
import { FileProblem, openCsv } from './open-csv.ts'

/**
 * How each file of an upload is read, by all its rows: a column of dates has one order. An unusable file is found before any row of another is
 * stored. Takes three seconds of a core for a hundred million bytes. Fails with `FileProblem`, or with not_found.
 */
export const decideReadings = async (
  files: FileStore,
  {
    files: stored,
    category,
    mapping,
    choices,
    dateOrder,
  }: Pick<UploadDocument, 'files' | 'category' | 'mapping' | 'choices' | 'dateOrder'>,
  house: DateOrder,
): Promise<FileReading[]> => {
  const readings: FileReading[] = []
  const headers: string[][] = []
  for (const file of stored) {
    const csv = await openCsv(files, file, mapping, undefined, importedKind(category))
    try {
      readings.push(await readingOf(csv.header, csv.mapping, records(csv.rows), { chosen: dateOrder, house, ...(choices && { choices }) }))
      headers.push(csv.header.cells)
    } finally {
      await csv.close()
    }
  }
  const [absent] = absentHeaders(mapping ?? {}, headers)
  if (absent !== undefined) throw new FileProblem(absentColumnText(absent))
  return readings
}

async function* records(batches: AsyncIterable<CsvRows>): AsyncGenerator<string[][]> {
  for await (const { rows } of batches)
    yield rows.filter(({ broken, erased }) => broken === undefined && erased === undefined).map(({ cells }) => cells)
}
