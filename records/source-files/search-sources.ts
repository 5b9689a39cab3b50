import { type RowFinder, rowFinder } from '@auctionwiz/domain/imports/row-finder'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readingOfFile, type SourceFile, type UploadDocument } from '../uploads.ts'
import { keptSources, type SourcePlace } from './kept-sources.ts'
import { judgedRows, type PersonSearch } from './person-rows.ts'

/**
 * The limit of bytes read per request. A core reads a hundred million bytes in three seconds and rewrites them in five more, so
 * that a request stays well below half a minute. Only three uploads of the greatest size, all pending or failed within a week,
 * exceed it.
 */
export const searchLimit = 200 * 1024 * 1024

export interface CountedSources {
  /** Rows that name the person. */
  rows: number
  /** Uploads beyond the limit, which were not read. */
  uncounted: number
}

/** How many rows of files that are kept for an import name a person. @param keys as `personKeys` gives them */
export const countInSources = async (place: SourcePlace, keys: readonly string[], limit = searchLimit): Promise<CountedSources> => {
  const finder = rowFinder(keys)
  const counted: CountedSources = { rows: 0, uncounted: 0 }
  let read = 0
  for await (const { upload, files, size } of keptSources(place)) {
    if (!upload) continue
    if (read > 0 && read + size > limit) {
      counted.uncounted += 1
      continue
    }
    read += size
    for (const file of files)
      for await (const { named } of rowsOf(place.files, file, searchIn(upload, file, finder))) counted.rows += named.size
  }
  return counted
}

/** A row of a file that is kept for an import, as it was sent. */
export interface SourceRow {
  /** What its uploader called the upload. */
  upload: string
  file: string
  /** ISO 8601. */
  uploadedAt: string
  /** The line of the file, from 1. */
  line: number
  cells: { column: string; value: string }[]
}

/** The rows that name a person, batch by batch; a batch may be empty, so that the consumer sees progress. */
export async function* sourceRowsNaming(place: SourcePlace, keys: readonly string[]): AsyncGenerator<SourceRow[]> {
  const finder = rowFinder(keys)
  for await (const { upload, files } of keptSources(place)) {
    if (!upload) continue
    const { name, uploadDate } = upload
    for (const file of files)
      for await (const { named, columns } of rowsOf(place.files, file, searchIn(upload, file, finder)))
        yield [...named].map(({ line, cells }) => ({
          upload: name,
          file: file.name,
          uploadedAt: uploadDate,
          line,
          cells: cells.map((value, index) => ({ column: columns[index] ?? '', value })).filter(({ value }) => value !== ''),
        }))
  }
}

/** What is looked for in one file of an upload, and how that file is read. */
export const searchIn = (upload: UploadDocument, file: SourceFile, finder: RowFinder): PersonSearch => ({
  finder,
  mapping: upload.mapping,
  reading: readingOfFile(
    upload,
    upload.files.findIndex(({ path }) => path === file.path),
  ),
})

/** The rows of a file, and which of them name the person; none of a file that was imported or removed a moment ago. */
export async function* rowsOf(files: FileStore, file: SourceFile, search: PersonSearch): ReturnType<typeof judgedRows> {
  const body = await ifFound(files.read(file.path))
  if (body) yield* judgedRows(body, file, search)
}
