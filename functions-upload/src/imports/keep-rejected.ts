import { errorFileType, errorPartPath, type RejectedRows, secondsUntil } from '@auctionwiz/platform/core/rejected-rows'
import { storageFailure } from '../uploads/storage-busy.ts'
import { errorsUntil, shownErrors } from '../uploads/upload-document.ts'
import type { ImportTask } from './import-files.ts'
import type { RejectedRow } from './read-window.ts'

interface RejectedPart {
  rows: readonly RejectedRow[]
  /** The part of the error file. */
  text: string
  /** Index of the file they come from. */
  file: number
  part: number
  columns: readonly string[]
}

/** Of a header only so much is kept beside the rows. */
const longestColumn = 100
const mostColumns = 500

/**
 * Keeps the part of the error file that belongs to a window, and by whom its rows are found. Of a window that is stored again the part is there
 * already, and stays: somebody may have been erased from it meanwhile.
 */
export const keepRejected = async (
  { session: { document: upload }, house, errorFiles, errorFolder, now }: ImportTask,
  { rows, text, file, part, columns }: RejectedPart,
): Promise<void> => {
  const id = `rej_${upload.id.slice(4)}_${part}`
  if (await house.read(id)) return
  const path = errorPartPath(errorFolder, part)
  await errorFiles.writeText(path, text, errorFileType).catch((error: unknown) => {
    throw storageFailure(error)
  })
  const places = new Map<string, number[]>()
  for (const [at, { keys }] of rows.entries()) for (const key of keys) places.set(key, [...(places.get(key) ?? []), at])
  const name = upload.files[file]?.name ?? ''
  const shown = upload.rowErrors.length < shownErrors
  const values = rows.flatMap(({ problems }, at) => problems.map(({ value }) => ({ at, value }))).slice(0, shownErrors)
  const until = errorsUntil(upload)
  const document: RejectedRows = {
    id,
    type: 'rejected-rows',
    uploadId: upload.id,
    file: name,
    part,
    path,
    columns: columns.slice(0, mostColumns).map((column) => column.slice(0, longestColumn).toWellFormed()),
    people: [...places.keys()],
    rowsOf: [...places.values()],
    width: columns.length,
    ...(shown ? { values, shownFor: upload.id } : { values: [] }),
    until,
    ttl: secondsUntil(until, now),
  }
  await house.write([{ kind: 'put', document }])
}
