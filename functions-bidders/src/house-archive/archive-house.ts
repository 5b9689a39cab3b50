import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { unparsed } from '@auctionwiz/platform/core/records/copied'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { type AnyRecord, byAnyField } from '@auctionwiz/platform/core/records/record'
import type { ZipEntry } from '@auctionwiz/platform/core/spreadsheets/zip'
import { partitionFields } from '@auctionwiz/platform/core/store/containers'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { allRecords } from '@auctionwiz/records/all-records'
import { auctionIds } from '@auctionwiz/records/auctions'
import { emailStopRecord } from '@auctionwiz/records/bidder-emails'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { exportedRecords, leftOut, placesOf } from '@auctionwiz/records/house-contents'
import { readHouse } from '@auctionwiz/records/houses'
import { memberRecord } from '@auctionwiz/records/members'
import type { EmailLinks } from '../emails/email-links.ts'
import {
  type ArchivedFile,
  type ArchivedMember,
  archiveFormat,
  archiveVersion,
  type FileFolder,
  fileFolders,
  housePath,
  type Manifest,
  manifestPath,
  membersPath,
  rootOf,
} from './manifest.ts'
import { tableOf } from './table.ts'

export interface HouseSource {
  accountId: string
  auctionHouseId: string
  house: PartitionReader
  account: PartitionReader
  /** The files of all houses. */
  files: Readonly<Record<FileFolder, FileStore>>
  /** Names the addresses that the house may not write to: a stop is stored under an id that only this installation can make. */
  links: Pick<EmailLinks, 'stopId'>
  /** Who a user is, for members of whom the account has no copy. */
  person(userId: string): Promise<{ name: string; email: string } | undefined>
  checksum(): Checksum
  now: Date
}

type Lines = AsyncIterable<string>

const bidderEmails = projection(bidderRecord, ['email'])

/**
 * The files of a house's archive, each read as it is packed, the manifest last. Not a moment's picture of a house in which people work: each document
 * is whole, but one that changes meanwhile may be newer than another.
 * @param onFile told of each file when it is packed, and of how many there will be at least
 */
export async function* archiveHouse(
  source: HouseSource,
  onFile: (packed: number, total: number) => Promise<void> = async () => undefined,
): AsyncGenerator<ZipEntry> {
  const records = exportedRecords(allRecords)
  const house = await readHouse(source.account, source.auctionHouseId)
  const files: ArchivedFile[] = []
  const damaged: Manifest['damaged'] = []
  const planned = planOf(records)
  const noted = (name: string, content: AsyncIterable<string | Uint8Array>, isText = true): ZipEntry => ({
    name,
    content: counted(name, content, isText, source.checksum(), files),
  })
  const packed = () => onFile(files.length, Math.max(planned.length + 2, files.length))
  const { type: _type, revision: _revision, ...about } = house
  yield noted(housePath, one(`${JSON.stringify(about, null, 2)}\n`))
  yield noted(membersPath, lines(membersOf(source)))
  for (const { name, of } of planned) {
    yield noted(name, of(source, damaged))
    await packed()
  }
  for (const folder of fileFolders)
    for await (const { path } of source.files[folder].list(rootOf(source))) {
      yield noted(`files/${folder}/${path.slice(rootOf(source).length)}`, bytesOf(source.files[folder], path), false)
      await packed()
    }
  const manifest: Manifest = {
    format: archiveFormat,
    version: archiveVersion,
    exportedAt: source.now.toISOString(),
    accountId: source.accountId,
    house: { id: house.id, name: house.name },
    files,
    leftOut: allRecords.flatMap(({ definition: { type } }) => {
      const reason = leftOut[type]
      return reason === undefined ? [] : [{ noun: type, reason }]
    }),
    damaged,
  }
  yield { name: manifestPath, content: [`${JSON.stringify(manifest, null, 2)}\n`] }
}

interface Planned {
  name: string
  of(source: HouseSource, damaged: Manifest['damaged']): Lines
}

const planOf = (records: readonly AnyRecord[]): Planned[] =>
  records.flatMap((record): Planned[] => {
    const { type, names } = record.definition
    const inPlaces = placesOf(record).map(
      (container): Planned => ({
        name: `records/${container}/${type}.jsonl`,
        of: (source, damaged) => lines(linesOf(source, record, documentsOf(source, record, container, damaged))),
      }),
    )
    const table: Planned = {
      name: `csv/${names[1].replaceAll(' ', '-')}.csv`,
      of: (source) => tableLines(record, documentsOf(source, record, record.definition.container, [])),
    }
    return record.definition.spreadsheet ? [...inPlaces, table] : inPlaces
  })

async function* tableLines(record: AnyRecord, documents: AsyncIterable<StoredDocument>): Lines {
  const { head, line } = tableOf(record)
  yield head
  for await (const document of documents) yield line(document)
}

/** The documents of a noun in a container, with those of all auctions. */
async function* documentsOf(
  { house }: HouseSource,
  record: AnyRecord,
  container: PartitionReader['container'],
  damaged: Manifest['damaged'],
): AsyncGenerator<StoredDocument> {
  const { type, ofPart } = record.definition
  const own = house.in(container)
  for await (const partition of partitionsOf(own, ofPart, record.definition.alsoIn !== undefined))
    for await (const { document } of listerOf(unparsed(byAnyField(record)), partition).each()) {
      try {
        yield withoutPlace(container, record, record.parse(document))
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'record_damaged') throw error
        damaged.push({ noun: type, id: document.id })
      }
    }
}

/** What is stored beside its subject is in the partition of the house and in those of its auctions. */
async function* partitionsOf(own: PartitionReader, ofPart = false, isBeside = false): AsyncGenerator<PartitionReader> {
  if (!ofPart) yield own
  if (own.container !== 'auctions' || !(ofPart || isBeside)) return
  for await (const { document } of listerOf(auctionIds, own).each()) yield own.within(document.id)
}

/** The auction of what belongs to the house as a whole. */
const ownLevel = 'own'

/** Without what the store adds to say whose the document is, save the auction that it belongs to. */
const withoutPlace = (container: PartitionReader['container'], record: AnyRecord, document: StoredDocument): StoredDocument => {
  const place = new Set(partitionFields(container))
  const isDropped = (name: string, value: unknown): boolean => {
    if (name === 'uniqueKey') return value === document.id
    if (name === 'auctionId') return value === ownLevel
    return place.has(name) && !Object.hasOwn(record.definition.fields, name)
  }
  const fields: [string, unknown][] = Object.entries(document)
  const kept = fields.filter(([name, value]) => !isDropped(name, value))
  return { ...Object.fromEntries(kept), id: document.id, type: document.type }
}

async function* linesOf(source: HouseSource, record: AnyRecord, documents: AsyncIterable<StoredDocument>): AsyncGenerator<object> {
  if (record.definition.type === emailStopRecord.definition.type) yield* stopsWithAddresses(source, documents)
  else yield* documents
}

/** A stop is kept under a hash of its address. The bidders who have the address name it, so that it holds in another house too. */
async function* stopsWithAddresses(
  { house, links, ...place }: HouseSource,
  documents: AsyncIterable<StoredDocument>,
): AsyncGenerator<object> {
  const stops = new Map<string, StoredDocument & { email?: string }>()
  for await (const document of documents) stops.set(document.id, document)
  if (stops.size > 0)
    for await (const { document } of listerOf(bidderEmails, house).each({}, 500)) {
      const stop = stops.get(await links.stopId({ ...place, email: document.email }))
      if (stop) stop.email = document.email
    }
  yield* stops.values()
}

async function* membersOf({ account, auctionHouseId, person: personOf }: HouseSource): AsyncGenerator<ArchivedMember> {
  for await (const { document } of readerOf(memberRecord, account).each()) {
    const role = document.accountRole === 'owner' ? 'owner' : document.houses.find((house) => house.auctionHouseId === auctionHouseId)?.role
    if (role === undefined) continue
    const { userId, person = await personOf(userId) } = document
    yield { userId, role, ...(person && { name: person.name, email: person.email }) }
  }
}

async function* lines(values: AsyncIterable<object>): Lines {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}

async function* one(text: string): Lines {
  yield text
}

async function* bytesOf(files: FileStore, path: string): AsyncGenerator<Uint8Array> {
  const reader = (await files.read(path)).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

/** The same content, noted in the manifest once all of it was packed. */
async function* counted(
  path: string,
  content: AsyncIterable<string | Uint8Array>,
  isText: boolean,
  checksum: Checksum,
  files: ArchivedFile[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let bytes = 0
  let count = 0
  for await (const part of content) {
    const piece = typeof part === 'string' ? encoder.encode(part) : part
    checksum.add(piece)
    bytes += piece.byteLength
    count += 1
    yield piece
  }
  files.push({ path, ...(isText && path.endsWith('.jsonl') && { count }), bytes, sha256: await checksum.hex() })
}
