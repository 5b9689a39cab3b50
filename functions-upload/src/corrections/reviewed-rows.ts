import { dryRunLimit } from '@auctionwiz/contracts/dry-runs'
import type { RejectedRow } from '@auctionwiz/contracts/rejected-rows'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type DryRunDocument, dryRunId, dryRunRecord } from '@auctionwiz/records/dry-runs'
import { erasedMark } from '@auctionwiz/records/rejected-rows'
import { keptBytes } from '@auctionwiz/records/source-files/kept-rows'
import { sourceRows } from '@auctionwiz/records/source-files/source-rows'
import type { SourceFile } from '@auctionwiz/records/uploads'
import { placesOf, rowsAt } from '../dry-runs/list-planned-rows.ts'
import { isRejected, type RejectedRow as ReadRejected } from '../imports/read-window.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import type { FailedRow } from './rejected-parts.ts'

/** The rows of an upload under review that its dry run found to fail. Nothing is imported yet, so they are corrected in the file itself. */

type Origin = Parameters<typeof rowsAt>[3]
type Ports = { files: FileStore; errorFiles: FileStore }

/** The dry run that people look at. Fails with stale_version while there is none. */
const shownRun = async (house: PartitionReader, uploadId: string): Promise<DryRunDocument> => {
  const run = (await readerOf(dryRunRecord, house).find(dryRunId(uploadId)))?.document
  if (run?.state !== 'done') throw new Failure('stale_version')
  return run
}

/** A row of a file by the number it has there. */
const failedRow = (
  file: number,
  { row, line, cells }: Pick<ReadRejected, 'row' | 'line' | 'cells'>,
  problems: number,
  width: number,
): FailedRow => ({
  ...{ part: file, at: row, file, line, problems },
  cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
})

const isErased = ({ cells }: Pick<ReadRejected, 'cells'>): boolean => cells.length === 1 && cells[0] === erasedMark

/** A page of the rows that would fail, in the order of the files. */
export const listReviewed = async (
  { files, errorFiles }: Ports,
  house: PartitionReader,
  document: UploadDocument,
  { from, limit }: { from: number; limit: number },
  origin: Origin,
): Promise<{ rows: { row: FailedRow; problems: RejectedRow['problems'] }[]; more: boolean }> => {
  const run = await shownRun(house, document.id)
  const places = await placesOf(errorFiles, run, ['error'], from, limit + 1)
  const shown = places.slice(0, limit)
  const read = await rowsAt(files, document, shown, origin)
  const rows = shown.flatMap((place) => {
    const row = read.get(place)
    if (!row || isErased(row)) return []
    const width = document.readings?.[place.file]?.columns.length ?? 0
    // A row that can be read may be ruled out by the records of the house, which its dry run says.
    const problems = isRejected(row) ? row.problems : place.problems.map((one) => ({ ...one, value: '' }))
    return [{ row: failedRow(place.file, row, problems.length, width), problems }]
  })
  return { rows, more: places.length > limit }
}

/** Rows by their names, as the files have them now. */
export const readReviewedRows = async (
  { files, errorFiles }: Ports,
  house: PartitionReader,
  document: UploadDocument,
  names: readonly string[],
  origin: Origin,
): Promise<FailedRow[]> => {
  const run = await shownRun(house, document.id)
  const places = names.map((name) => {
    const [file = -1, row = -1] = name.split('-').map(Number)
    return { file, row }
  })
  const read = await rowsAt(files, document, places, origin)
  const good = places.some((place) => {
    const row = read.get(place)
    return row && !isRejected(row)
  })
  const failed = good ? await placesOf(errorFiles, run, ['error'], 0, dryRunLimit) : []
  const ruledOut = new Set(failed.map(({ file, row }) => `${file}-${row}`))
  return places.flatMap((place) => {
    const row = read.get(place)
    if (!row || isErased(row) || !(isRejected(row) || ruledOut.has(`${place.file}-${place.row}`))) return []
    return [failedRow(place.file, row, isRejected(row) ? row.problems.length : 1, document.readings?.[place.file]?.columns.length ?? 0)]
  })
}

/** Puts the cells of corrected rows into their file; all other rows stay as they were read. */
export const rewriteRows = async (files: FileStore, source: SourceFile, rows: readonly FailedRow[]): Promise<void> => {
  const cells = new Map(rows.map((row) => [row.line, row.cells]))
  await files.rewrite(source.path, (body) => {
    const changed = async function* () {
      const { rows: batches, close } = await sourceRows(body, source.encoding)
      try {
        for await (const batch of batches)
          yield batch.rows.map((row) => {
            const own = row.erased === undefined ? cells.get(row.line) : undefined
            return own ? { cells: own, line: row.line } : row
          })
      } finally {
        await close()
      }
    }
    return keptBytes(changed(), source.encoding)
  })
}
