import { namelessReading } from '@auctionwiz/domain/imports/file-reading'
import { type RowFinder, rowFinder } from '@auctionwiz/domain/imports/row-finder'
import { Failure, ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { sourceSearchRecord } from '../source-searches.ts'
import type { SourceFile, UploadDocument } from '../uploads.ts'
import { uploadRecord } from '../uploads.ts'
import { keptSources, type SourcePlace } from './kept-sources.ts'
import { type PersonSearch, withoutPerson } from './person-rows.ts'
import { rowsOf, searchIn, searchLimit } from './search-sources.ts'

/** Milliseconds after which a file can't be part of an upload that is still being received. */
const longestReceiving = 3_600_000

export interface ErasedPerson {
  id: string
  /** As `personKeys` gives them. */
  keys: readonly string[]
}

/**
 * Erases a person from the files kept for imports, and removes files that no import needs. Streams the files; one that does not name the person is
 * only read. Then it changes the upload's record, so that a worker that has already read the rows reads them again. An erased row is reported as
 * rejected, without naming the person. After an interruption the same call does the rest. Over the limit of one request it throws `busy`, and the
 * next call continues with files not searched yet.
 * @param limit bytes that one call reads, except for the first upload
 * @returns in how many rows the person was found, including those of interrupted calls
 */
export const eraseFromSources = async (
  place: SourcePlace<Partition>,
  person: ErasedPerson,
  now: Date,
  limit = searchLimit,
): Promise<number> => {
  const finder = rowFinder(person.keys)
  const keys = person.keys.toSorted()
  let read = 0
  let rows = 0
  for await (const { upload, files, size, orphans, isDone } of keptSources(place)) {
    for (const { path, writtenAt } of orphans)
      if (isDone || now.getTime() - writtenAt.getTime() > longestReceiving) await place.files.remove(path)
    if (!upload) continue
    const id = await derivedId('search', upload.id, person.id, ...keys)
    const earlier = await readerOf(sourceSearchRecord, place.house).find(id)
    if (earlier) rows += earlier.document.rows
    else {
      if (read > 0 && read + size > limit) throw new Failure('busy', { seconds: 1 })
      read += size
      let found = 0
      for (const file of files) found += await eraseFromFile(place.files, file, searchIn(upload, file, finder))
      await noteSearch(place.house, upload, finder, sourceSearchRecord.put({ id, rows: found }))
      rows += found
    }
  }
  return rows
}

const eraseFromFile = async (files: FileStore, file: SourceFile, search: PersonSearch): Promise<number> => {
  if (!(await isNamedIn(files, file, search))) return 0
  let rows = 0
  const change = (body: ReadableStream<Uint8Array>) => {
    rows = 0
    return withoutPerson(body, file, search, (more) => {
      rows += more
    })
  }
  await ifFound(files.rewrite(file.path, change))
  return rows
}

const isNamedIn = async (files: FileStore, file: SourceFile, search: PersonSearch): Promise<boolean> => {
  for await (const { named } of rowsOf(files, file, search)) if (named.size > 0) return true
  return false
}

/**
 * Changes the upload's record and records the search in one write. Also erases the person from a column mapping that quotes the
 * first line of a file without a header.
 */
const noteSearch = async (house: Partition, upload: UploadDocument, finder: RowFinder, search: Write): Promise<void> => {
  const headers = [
    ...Object.keys(upload.mapping ?? {}),
    ...Object.keys(upload.choices ?? {}),
    ...(upload.readings ?? []).flatMap(({ columns }) => columns.map(({ name }) => name)),
  ]
  const named = finder.loosely(headers)
  // An import that is under way changes the record each time it has stored some rows.
  await retryConflicts(async () => {
    const change: Write | undefined = named
      ? await withoutHeaders(house, upload.id)
      : { kind: 'increment', id: upload.id, by: { searches: 1 } }
    if (change) await house.write([change, search])
  }).catch((error: unknown) => {
    if (!isStoreError(error, 'missing')) throw error
  })
}

/** What the columns hold stays decided; only what they are called goes. */
const withoutHeaders = async (house: Partition, id: string): Promise<Write | undefined> => {
  const stored = await readerOf(uploadRecord, house).find(id)
  if (!stored) return undefined
  const { mapping: _mapping, choices: _choices, readings, ...rest } = stored.document
  const nameless = readings?.map(namelessReading)
  return uploadRecord.replacement({ ...rest, ...(nameless && { readings: nameless }) }, stored.version)
}
