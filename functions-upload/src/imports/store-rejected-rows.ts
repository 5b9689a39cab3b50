import { errorFileType, errorPartPath, rejectedRowsId, rejectedRowsRecord, secondsUntil } from '@auctionwiz/records/rejected-rows'
import { errorsUntil, shownErrors } from '../uploads/upload-document.ts'
import type { ImportTask } from './import-files.ts'
import type { ListedRow } from './read-window.ts'

interface RejectedPart {
  rows: readonly ListedRow[]
  /** The part of the error file. */
  text: string
  /** Index of the file they come from. */
  file: number
  part: number
  columns: readonly string[]
}

/** Of a header only so much is kept beside the rows. */
const longestColumn = 100
const maxColumns = 500

/**
 * Keeps the part of the error file that belongs to a window, and by whom its rows are found. That is stored as long as the upload is this worker's
 * alone, and before the rows: whoever is erased from them afterwards finds them, and the part has another version then. So what a slower
 * worker read before an erasure comes nowhere after it. Of a window that is stored again all of it is written anew.
 */
export const storeRejectedRows = async (
  { session, errorFiles, errorFolder, now }: ImportTask,
  { rows, text, file, part, columns }: RejectedPart,
): Promise<void> => {
  const { document: upload } = session
  const path = errorPartPath(errorFolder, part)
  const version = await errorFiles.reserve(path, errorFileType)
  const places = new Map<string, number[]>()
  for (const [at, { keys }] of rows.entries()) for (const key of keys) places.set(key, [...(places.get(key) ?? []), at])
  const name = upload.files[file]?.name ?? ''
  const shown = upload.rowErrors.length < shownErrors
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
    until,
    ttl: secondsUntil(until, now),
  }
  await session.write({}, [rejectedRowsRecord.put(document)])
  await errorFiles.writeText(path, text, errorFileType, version)
}
