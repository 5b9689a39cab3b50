import { csvLine } from '@auctionwiz/domain/imports/csv'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { partsOf } from '@auctionwiz/platform/core/files/parts-of'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { ZipEntry } from '@auctionwiz/platform/core/spreadsheets/zip'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type CaseDocumentDocument, caseDocumentRecord } from '@auctionwiz/records/case-documents'
import { readVersion } from '../legal/document-files.ts'

/** A version of a document, with its place in the archive. */
export interface PackedVersion {
  documentId: string
  name: string
  documentType: CaseDocumentDocument['documentType']
  path: string
  number: number
  size: number
  checksum: string
  uploadDate: string
  uploadedBy: string
}

export type Condition = 'whole' | 'missing' | 'changed'

/** The documents of a case, the oldest first, each with the versions that are packed: all of them or the latest. */
export const packedVersions = async (house: PartitionReader, caseId: string, which: 'all' | 'latest'): Promise<PackedVersion[]> => {
  const found: CaseDocumentDocument[] = []
  for await (const { document } of readerOf(caseDocumentRecord, house).each({ where: [{ field: 'caseId', equals: caseId }] }))
    found.push(document)
  return found
    .filter(({ removedAt }) => removedAt === undefined)
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
    .flatMap((document, index) => versionsOf(document, index + 1, which))
}

const versionsOf = ({ id, name, documentType, versions }: CaseDocumentDocument, place: number, which: 'all' | 'latest'): PackedVersion[] =>
  (which === 'all' ? versions.toReversed() : versions.slice(0, 1)).map((version) => ({
    ...version,
    documentId: id,
    name,
    documentType,
    path: `documents/${String(place).padStart(3, '0')}-v${version.number}-${safeName(version.fileName)}`,
  }))

/** Archives are unpacked on any system, so a name has no folders and no signs that one of them refuses. */
const safeName = (fileName: string): string =>
  fileName
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-100)

export interface DocumentSource {
  files: FileStore
  checksum(): Checksum
  accountId: string
  auctionHouseId: string
  caseId: string
}

/**
 * The files of versions, one after the other as the archive takes them, and compared with their checksums on the way. None is held whole.
 * @param onRead told of each version once it is read
 */
export async function* documentEntries(
  { files, checksum, ...place }: DocumentSource,
  versions: readonly PackedVersion[],
  onRead: (version: PackedVersion, condition: Condition) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  for (const version of versions) {
    const body = await found(readVersion(files, { ...place, documentId: version.documentId }, version.checksum))
    if (!body) {
      await onRead(version, 'missing')
      continue
    }
    const sum = checksum()
    yield { name: version.path, content: summed(body, sum), stored: true }
    await onRead(version, (await sum.hex()) === version.checksum ? 'whole' : 'changed')
  }
}

const found = async (body: Promise<ReadableStream<Uint8Array>>): Promise<ReadableStream<Uint8Array> | undefined> => {
  try {
    return await body
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return undefined
    throw error
  }
}

async function* summed(body: ReadableStream<Uint8Array>, sum: Checksum): AsyncGenerator<Uint8Array> {
  for await (const part of partsOf(body)) {
    sum.add(part)
    yield part
  }
}

/** The index of an archive: its files with their checksums, which anybody can compute again. */
export const indexLines = (versions: readonly PackedVersion[], conditions: ReadonlyMap<string, Condition>): string =>
  [
    csvLine(['File', 'Name', 'Type', 'Version', 'Bytes', 'SHA-256', 'Added', 'By', 'State']),
    ...versions.map(({ path, name, documentType, number, size, checksum, uploadDate, uploadedBy }) =>
      csvLine([path, name, documentType, number, size, checksum, uploadDate, uploadedBy, conditions.get(path)]),
    ),
  ].join('')

/** Archives of this size or more need the 64-bit form, which readers of any age know less often. */
export const needsLargeForm = (versions: readonly PackedVersion[]): boolean =>
  versions.reduce((sum, { size }) => sum + size, 0) > 3_900_000_000
