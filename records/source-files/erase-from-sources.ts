import { uploadRetention } from '@auctionwiz/contracts/uploads'
import { namelessReading } from '@auctionwiz/domain/imports/file-reading'
import { type RowFinder, rowFinder } from '@auctionwiz/domain/imports/row-finder'
import { Failure, ifFound } from '@auctionwiz/platform/core/failure'
import type { FileStore } from '@auctionwiz/platform/core/files'
import { derivedId } from '@auctionwiz/platform/core/ids'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { isStoreError, type StoredDocument, type Write } from '@auctionwiz/platform/core/store'
import { keptSources, type SourcePlace } from './kept-sources.ts'
import { type PersonSearch, withoutPerson } from './person-rows.ts'
import { rowsOf, searchIn, searchLimit } from './search-sources.ts'
import type { SourceFile, SourceUpload } from './source-file.ts'

/** That somebody was looked for in the files of an upload, and in how many rows they were found; gone once the files are. */
interface SourceSearch extends StoredDocument {
  type: 'source-search'
  rows: number
}

/** Milliseconds after which a file can't be part of an upload that is still being received. */
const longestReceiving = 3_600_000

/** Seconds that a search is remembered: longer than any file is kept, as files are removed by the day. */
const searchKept = 2 * uploadRetention.sourceDays * 86_400

export interface ErasedPerson {
  id: string
  /** As `personKeys` gives them. */
  keys: readonly string[]
}

/**
 * Takes a person out of the files that are kept for an import, and removes those that are kept for none. Files are streamed, and one that does
 * not name the person is only read. Then the record of the upload changes, whereupon a worker that has read its rows before stores none of them
 * and reads them again; a row that is gone is told as rejected, without saying of whom. Interrupted, the same call does the rest. Beyond the
 * limit of one request it fails with `busy`, and the next call goes on there: what was searched is not searched again.
 * @param limit bytes that one call reads, the first upload excepted
 * @returns in how many rows the person was found, those of interrupted calls included
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
    const earlier = await place.house.read<SourceSearch>(id)
    if (earlier) rows += earlier.document.rows
    else {
      if (read > 0 && read + size > limit) throw new Failure('busy', { seconds: 1 })
      read += size
      let found = 0
      for (const file of files) found += await eraseFromFile(place.files, file, searchIn(upload, file, finder))
      const search: SourceSearch = { id, type: 'source-search', rows: found, ttl: searchKept }
      await noteSearch(place.house, upload, finder, { kind: 'put', document: search })
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

/** An import that is under way changes the record each time it has stored some rows. */
const attempts = 20

/**
 * Changes the record of the upload and remembers the search, at once. Of a file without a header somebody may have said what its first line
 * holds, cell by cell: where that names the person it goes as well.
 */
const noteSearch = async (house: Partition, upload: SourceUpload, finder: RowFinder, search: Write): Promise<void> => {
  const headers = [
    ...Object.keys(upload.mapping ?? {}),
    ...(upload.readings ?? []).flatMap(({ columns }) => columns.map(({ name }) => name)),
  ]
  const named = finder.loosely(headers)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const change: Write | undefined = named
        ? await withoutHeaders(house, upload.id)
        : { kind: 'increment', id: upload.id, by: { searches: 1 } }
      if (change) await house.write([change, search])
      return
    } catch (error) {
      if (isStoreError(error, 'missing')) return
      if (!isStoreError(error, 'stale') || attempt === attempts) throw error
    }
  }
}

/** What the columns hold stays decided; only what they are called goes. */
const withoutHeaders = async (house: Partition, id: string): Promise<Write | undefined> => {
  const stored = await house.read<SourceUpload>(id)
  if (!stored) return undefined
  const { mapping: _mapping, readings, ...rest } = stored.document
  const nameless = readings?.map(namelessReading)
  const document: SourceUpload = { ...rest, ...(nameless && { readings: nameless }) }
  return { kind: 'replace', document, version: stored.version }
}
