import {
  errorFileType,
  errorPartPath,
  type RejectedRows,
  rejectedRowsId,
  rejectedRowsRecord,
  secondsUntil,
} from '@auctionwiz/records/rejected-rows'
import { originalIndex } from '@auctionwiz/records/uploads'
import { errorsUntil, shownErrors } from '../uploads/upload-document.ts'
import type { ImportTask } from './import-files.ts'
import { isRejectedRow, type ListedRow, type RejectedRow } from './read-window.ts'

interface RejectedPart {
  rows: readonly ListedRow[]
  /** The part of the error file. */
  text: string
  /** Index of the file they come from. */
  file: number
  part: number
  columns: readonly string[]
  /** See `ErrorWriter`. */
  layout: readonly number[]
}

/** The limit of a header's text stored with the rows. */
const longestColumn = 100
const maxColumns = 500

const failedRow = ({ line, problems, ruledOut }: RejectedRow, at: number): NonNullable<RejectedRows['source']>['failed'][number] => ({
  at,
  line,
  problems: problems.length,
  ...(problems.some(({ field }) => field === 'row') && { whole: true }),
  ...(ruledOut !== undefined && ruledOut !== 'row' && { ruledOut }),
})

/**
 * Stores a window's part of the error file with the keys that find its rows. It is stored before the rows and while this worker has the lease, so
 * that a later erasure finds them and changes the part's version. A slower worker therefore cannot restore what it read before an erasure. Storing
 * a window again rewrites all of it.
 */
export const storeRejectedRows = async (
  { session, errorFiles, errorFolder, now }: ImportTask,
  { rows, text, file, part, columns, layout }: RejectedPart,
): Promise<void> => {
  const { document: upload } = session
  const path = errorPartPath(errorFolder, part)
  const version = await errorFiles.reserve(path, errorFileType)
  const places = new Map<string, number[]>()
  for (const [at, { keys }] of rows.entries()) for (const key of keys) places.set(key, [...(places.get(key) ?? []), at])
  const name = upload.files[file]?.name ?? ''
  const lines = new Set(rows.map(({ line }) => line))
  // A worker that was killed may have counted some of these rows already.
  const before = upload.rowErrors.filter((error) => error.file !== name || !lines.has(error.row))
  const shown = before.length < shownErrors
  const values = rows.flatMap(({ problems, line }, at) => problems.map(({ field, value }) => ({ at, line, field, value })))
  const until = errorsUntil(upload)
  const document = {
    id: rejectedRowsId(upload.id, part),
    uploadId: upload.id,
    file: name,
    part,
    path,
    columns: columns.slice(0, maxColumns).map((column) => column.slice(0, longestColumn).toWellFormed()),
    people: [...places.keys()],
    rowsOf: [...places.values()],
    width: columns.length,
    ...(shown ? { values: values.slice(0, shownErrors), shownFor: upload.id } : { values: [] }),
    source: {
      file: originalIndex(upload, file),
      layout: layout.slice(),
      failed: rows.flatMap((row, at) => (isRejectedRow(row) ? [failedRow(row, at)] : [])),
    },
    until,
    ttl: secondsUntil(until, now),
  }
  await session.write({}, [rejectedRowsRecord.put(document)])
  await errorFiles.writeText(path, text, errorFileType, version)
}
