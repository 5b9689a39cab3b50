import { id } from '@auctionwiz/contracts/fields'
import { isPlainPath } from '@auctionwiz/platform/core/files/plain-path'
import { type AnyRecord, versionField, versionOf } from '@auctionwiz/platform/core/records/record'
import type { ContainerName } from '@auctionwiz/platform/core/store/containers'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { emailStopRecord } from '@auctionwiz/records/bidder-emails'
import { type RejectedRows, rejectedRowsRecord } from '@auctionwiz/records/rejected-rows'
import { type UploadDocument, uploadRecord } from '@auctionwiz/records/uploads'
import * as z from 'zod/mini'
import { type Manifest, rootOf } from './manifest.ts'
import { ArchiveRefused } from './read-archive.ts'

/** A file of the archive with documents of a noun. */
export interface RecordFile {
  path: string
  container: ContainerName
  record: AnyRecord
}

/**
 * A document of an archive, which anybody may have made: it is what the file says, as it is declared and nothing more, and names no files but those of
 * its house.
 * @throws ArchiveRefused, or Failure `record_damaged`
 */
export const readDocument = ({ container, record }: RecordFile, manifest: Manifest, value: unknown): StoredDocument => {
  requirePlain(value)
  const { success, data } = z.safeParse(anyDocument, value)
  if (!success) throw new ArchiveRefused('it is no document with an id.')
  const { type } = record.definition
  if (!record.is(data)) throw new ArchiveRefused(`it is of the type ${data.type}, not ${type}.`)
  if (versionOf(data) > record.version) throw new ArchiveRefused('a later version of the product wrote it.')
  const document = record.parse(onlyDeclared(record, record.parse(data)))
  if (record.definition.ofPart && partOf(container, record, document) === undefined) throw new ArchiveRefused('it names no auction.')
  const strange = pathsIn(document).find((path) => !path.startsWith(rootOf(placeOf(manifest))) || !isPlainPath(path))
  if (strange !== undefined) throw new ArchiveRefused(`it names the file ${strange}, which is none of its house.`)
  return document
}

/** The store refuses other ids. */
const anyDocument = z.looseObject({ id: z.string().check(z.regex(/^[^/\\?#\p{Cc}]{1,255}$/u)), type: z.string() })

const deepest = 40

/** Keys that change what an object is, and values so deep that no walk through them ends. */
const requirePlain = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw new ArchiveRefused('its values lie too deep.')
  if (Object.hasOwn(value, '__proto__')) throw new ArchiveRefused('it has a field __proto__.')
  for (const inner of Object.values(value)) requirePlain(inner, depth + 1)
}

/** What the store keeps beside the declared fields. */
const ownOfStore = ['id', 'type', 'ttl', 'uniqueKey', versionField]

/** Without fields that nobody declared, such as those of another noun. */
const onlyDeclared = ({ definition: { type, fields, ofPart, alsoIn } }: AnyRecord, document: StoredDocument): StoredDocument => {
  const inParts = ofPart || alsoIn ? ['auctionId'] : []
  const ofStops = type === emailStopRecord.definition.type ? ['email'] : []
  const known = new Set([...ownOfStore, ...Object.keys(fields), ...inParts, ...ofStops])
  return Object.fromEntries(Object.entries(document).filter(([name]) => known.has(name))) as unknown as StoredDocument
}

/** The auction whose partition a document belongs in. */
export const partOf = (
  container: ContainerName,
  { definition: { ofPart, alsoIn } }: AnyRecord,
  document: StoredDocument,
): string | undefined => {
  if (container !== 'auctions' || !(ofPart || alsoIn)) return undefined
  const { success, data } = z.safeParse(id, 'auctionId' in document ? document.auctionId : undefined)
  return success ? data : undefined
}

/** The house of the archive. */
export const placeOf = ({ accountId, house }: Manifest) => ({ accountId, auctionHouseId: house.id })

const pathsIn = (document: StoredDocument): string[] => {
  const paths: string[] = []
  withPaths(document, (path) => {
    paths.push(path)
    return path
  })
  return paths
}

/** The same document with other paths of files. */
export const withPaths = (document: StoredDocument, change: (path: string) => string): StoredDocument => {
  const moved = <F extends { path: string }>(file: F): F => ({ ...file, path: change(file.path) })
  if (rejectedRowsRecord.is(document)) return moved(document as RejectedRows)
  if (!uploadRecord.is(document)) return document
  const { files, stored, errorFile, ...rest } = document as UploadDocument
  return {
    ...rest,
    files: files.map(moved),
    ...(stored && { stored: stored.map(moved) }),
    ...(errorFile !== undefined && { errorFile: change(errorFile) }),
  } as StoredDocument
}
