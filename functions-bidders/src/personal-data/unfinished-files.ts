import { sniffLength, sniffText, type TextEncodingName } from '@auctionwiz/domain/files/sniff'
import { type RowFinder, rowFinder } from '@auctionwiz/domain/imports/row-finder'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileEntry, FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { failedPath, folderPath } from '@auctionwiz/records/incoming-folders'
import { openedUploadRecord } from '@auctionwiz/records/opened-uploads'
import type { SourcePlace } from '@auctionwiz/records/source-files/kept-sources'
import { judgedRows } from '@auctionwiz/records/source-files/person-rows'
import { searchLimit } from '@auctionwiz/records/source-files/search-sources'
import type { PersonFiles } from './person-files.ts'

/** Files that are no upload yet: those left in the incoming folder, and those of uploads that were begun and not finished. */

/** Milliseconds after which a file is not on its way any more. What arrives later counts as sent after the erasure. */
const longestReceiving = 3_600_000

type Files = Pick<PersonFiles, 'incoming' | 'openedFiles'>
type Place<House extends PartitionReader> = Omit<SourcePlace<House>, 'files'>

/** How many files an erasure would remove. @param keys as `personKeys` gives them */
export const countUnfinished = async ({ incoming }: Files, place: Place<PartitionReader>, keys: readonly string[], now: Date) => {
  let count = 0
  for await (const _ of leftNaming(incoming, place, keys, now)) count += 1
  for await (const { files } of openedBefore(place.house, now)) count += files.length
  return count
}

/** Removes them; interrupted, the same call does the rest. @returns how many */
export const eraseUnfinished = async (
  { incoming, openedFiles }: Files,
  place: Place<Partition>,
  keys: readonly string[],
  now: Date,
): Promise<number> => {
  let count = 0
  for await (const { path } of leftNaming(incoming, place, keys, now)) {
    await incoming.remove(path)
    count += 1
  }
  for await (const { id, files } of openedBefore(place.house, now)) {
    for (const { path } of files) await openedFiles.remove(path)
    await recordsOf(openedUploadRecord, place.house).remove(id)
    count += files.length
  }
  return count
}

/**
 * Files of the incoming folder that name the person, and those that can't be searched here, such as workbooks: put aside, or left for longer than
 * taking a file lasts. The house can send them again without the person.
 */
async function* leftNaming(incoming: FileStore, place: Place<PartitionReader>, keys: readonly string[], now: Date) {
  const finder = rowFinder(keys)
  const aside = failedPath(place)
  let read = 0
  for await (const entry of incoming.list(folderPath(place))) {
    const { path, size, writtenAt } = entry
    if (!path.startsWith(aside) && now.getTime() - writtenAt.getTime() <= longestReceiving) continue
    read += size
    if (read > searchLimit || (await mayName(incoming, entry, finder))) yield entry
  }
}

const mayName = async (files: FileStore, { path }: FileEntry, finder: RowFinder): Promise<boolean> => {
  const start = await ifFound(files.read(path))
  const encoding = start && (await textEncoding(start))
  if (!start) return false
  if (!encoding) return true
  const body = await ifFound(files.read(path))
  if (!body) return false
  for await (const { named } of judgedRows(body, { encoding }, { finder, mapping: undefined, reading: undefined }))
    if (named.size > 0) return true
  return false
}

/** Undefined for a file that is no text. */
const textEncoding = async (body: ReadableStream<Uint8Array>): Promise<TextEncodingName | undefined> => {
  const reader = body.getReader()
  const head = new Uint8Array(sniffLength)
  let length = 0
  while (length < sniffLength) {
    const { done, value } = await reader.read()
    if (done) break
    const part = value.subarray(0, sniffLength - length)
    head.set(part, length)
    length += part.byteLength
  }
  await reader.cancel()
  const sniffed = sniffText(head.subarray(0, length))
  return sniffed.kind === 'text' ? sniffed.encoding : undefined
}

async function* openedBefore(house: PartitionReader, now: Date) {
  for await (const { document } of readerOf(openedUploadRecord, house).each({}, 100))
    if (now.getTime() - Date.parse(document.openedAt) > longestReceiving) yield document
}
