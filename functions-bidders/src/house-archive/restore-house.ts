import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { copied } from '@auctionwiz/platform/core/records/copied'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { byAnyField } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { batchBytes, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { batchLimit, isStoreError, type StoredDocument, type Write } from '@auctionwiz/platform/core/store/store'
import { allRecords } from '@auctionwiz/records/all-records'
import { emailStopRecord } from '@auctionwiz/records/bidder-emails'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { exportedRecords, placesOf } from '@auctionwiz/records/house-contents'
import { houseRestoreId, houseRestoreRecord } from '@auctionwiz/records/house-restores'
import { houseRecord } from '@auctionwiz/records/houses'
import { memberRecord } from '@auctionwiz/records/members'
import type { EmailLinks } from '../emails/email-links.ts'
import { type ArchivedMember, archivedMember, type FileFolder, fileFolders, housePath, membersPath, rootOf } from './manifest.ts'
import { type OnHold, putOnHold } from './on-hold.ts'
import { ArchiveRefused, checkFiles, type HouseArchive, linesOf, piecesOf } from './read-archive.ts'
import { partOf, placeOf, type RecordFile, readDocument, withPaths } from './read-document.ts'
import { type Replacements, withIds } from './replaced-ids.ts'
import { restoredCounts } from './restored-counts.ts'

/** The house that an archive is read into. */
export interface HouseTarget {
  accountId: string
  auctionHouseId: string
  house: Partition
  account: Partition
  files: Readonly<Record<FileFolder, FileStore>>
  links: Pick<EmailLinks, 'stopId'>
  person(userId: string): Promise<{ name: string; email: string } | undefined>
  checksum(): Checksum
  now(): Date
  /** The operator who reads it back, for the audit log. */
  operator: string
  /** Told of each file of the archive once it was read back. */
  onFile?(path: string, count: number): void
}

export interface Restored {
  documents: number
  files: number
  /** Members of the archived house who are no members of this account: whom to invite. */
  toInvite: ArchivedMember[]
  /** Stops of emails whose address no bidder has. They hold in the same house alone. */
  namelessStops: number
  /** What waits until staff continue it, since it would write to people. */
  onHold: OnHold
}

/** Nouns that a house gets without anybody working in it. */
const ownOfEmptyHouses: ReadonlySet<string> = new Set(['audit', 'trend', 'counter'])

/**
 * Checks all that can be checked without a write: checksums, every document against its declaration, and the house.
 * @throws ArchiveRefused saying what stands in the way
 */
export const checkRestore = async (archive: HouseArchive, target: HouseTarget): Promise<{ documents: number; files: number }> => {
  await checkFiles(archive, target.checksum)
  const { records, strange } = await recordFiles(archive)
  if (strange.length > 0)
    throw new ArchiveRefused(`The archive has ${strange.join(', ')}, which this version of the product does not know.`)
  let documents = 0
  const known = new Set<string>()
  for (const file of records)
    for await (const document of documentsIn(archive, file)) {
      requireNew(known, file, document)
      documents += 1
    }
  await settingsOf(archive)
  for await (const _member of membersIn(archive));
  await requireEmpty(archive, target)
  return { documents, files: storedFiles(archive).length }
}

/**
 * Reads an archive that was checked into an empty house. Everything is written under the id that it had, so that a run that was killed is repeated
 * from the beginning.
 */
export const restoreHouse = async (archive: HouseArchive, target: HouseTarget): Promise<Restored> => {
  await requireEmpty(archive, target)
  const restores = recordsOf(houseRestoreRecord, target.account)
  const restore = { id: houseRestoreId(target.auctionHouseId), archive: archive.checksum, startedAt: target.now().toISOString() }
  await restores.put(restore)
  const members = await membersOf(archive, target)
  const ids = await replacementsOf(archive, target, members.known)
  const counts = restoredCounts()
  const hold = putOnHold(target.now)
  const { records } = await recordFiles(archive)
  let documents = 0
  let namelessStops = 0
  for (const file of records) {
    const { path, container, record } = file
    const queue = writes(target.house.in(container))
    let count = 0
    for await (const read of documentsIn(archive, file)) {
      const moved = withPaths(read, (path) => `${rootOf(target)}${pathWith(ids, path.slice(rootOf(placeOf(archive.manifest)).length))}`)
      const document = hold.stopped(record.parse(withIds(moved, ids) as StoredDocument))
      const named = emailStopRecord.is(document) ? await stopHere(document, target) : document
      if (emailStopRecord.is(document) && !('email' in document)) namelessStops += 1
      const part = partOf(container, record, named)
      counts.add(named, part)
      await queue.add(part, copied(record, named))
      count += 1
    }
    await queue.flush()
    documents += count
    target.onFile?.(path, count)
  }
  await counts.write(target.house)
  const files = await restoreFiles(archive, target, ids)
  await restoreSettings(archive, target)
  await restores.put({ ...restore, finishedAt: target.now().toISOString() })
  return { documents, files, toInvite: members.unknown, namelessStops, onHold: hold.count }
}

const recordFiles = async ({ manifest }: HouseArchive): Promise<{ records: RecordFile[]; strange: string[] }> => {
  const known = new Map<string, Pick<RecordFile, 'container' | 'record'>>(
    exportedRecords(allRecords).flatMap((record) =>
      placesOf(record).map((container) => [`records/${container}/${record.definition.type}.jsonl`, { container, record }] as const),
    ),
  )
  const all = manifest.files.map(({ path }) => path)
  const paths = all.filter((path) => path.startsWith('records/'))
  const others = all.filter((path) => !path.startsWith('records/') && !isKnownFile(path))
  return {
    records: paths.flatMap((path) => {
      const found = known.get(path)
      return found ? [{ path, ...found }] : []
    }),
    strange: [...paths.filter((path) => !known.has(path)), ...others],
  }
}

const isKnownFile = (path: string): boolean =>
  path === housePath || path === membersPath || path.startsWith('csv/') || fileFolders.some((folder) => path.startsWith(`files/${folder}/`))

const documentsIn = (archive: HouseArchive, file: RecordFile): AsyncGenerator<StoredDocument> =>
  linesOf(fileOf(archive, file.path), (value) => readDocument(file, archive.manifest, value))

const membersIn = (archive: HouseArchive): AsyncGenerator<ArchivedMember> =>
  linesOf(fileOf(archive, membersPath), (value) => archivedMember.parse(value))

/** Two documents of one id, or of one unique key such as the email of bidders: the second would take the place of the first, or be refused. */
const requireNew = (known: Set<string>, { path, container, record }: RecordFile, document: StoredDocument): void => {
  const place = `${container}\n${partOf(container, record, document) ?? ''}`
  const key = 'uniqueKey' in document && document.uniqueKey !== document.id ? [`${place}\nkey\n${document.uniqueKey}`] : []
  for (const name of [`${place}\nid\n${document.id}`, ...key]) {
    if (known.has(name)) throw new ArchiveRefused(`${path} has ${document.id}, whose id or key another document of the archive has.`)
    known.add(name)
  }
}

const fileOf = ({ files }: HouseArchive, path: string) => {
  const file = files.get(path)
  if (!file) throw new ArchiveRefused(`${path} is missing from the archive.`)
  return file
}

/** @throws ArchiveRefused naming what the house holds, unless this archive is half read into it */
const requireEmpty = async ({ checksum }: HouseArchive, { account, house, auctionHouseId }: HouseTarget): Promise<void> => {
  await readerOf(houseRecord, account)
    .read(auctionHouseId)
    .catch(() => {
      throw new ArchiveRefused(`The account has no house ${auctionHouseId}. Create it first, by name alone.`)
    })
  const before = await readerOf(houseRestoreRecord, account).find(houseRestoreId(auctionHouseId))
  if (before?.document.archive === checksum && before.document.finishedAt === undefined) return
  for (const record of exportedRecords(allRecords)) {
    const { type, ofPart, names } = record.definition
    if (ofPart || ownOfEmptyHouses.has(type)) continue
    const count = await listerOf(byAnyField(record), house).count([], 1)
    if (count > 0) throw new ArchiveRefused(`The house is not empty: it holds ${names[1]}. Read the archive into a new house.`)
  }
}

/** Whom the account knows by address, and whom not. */
const membersOf = async (archive: HouseArchive, { account, person: personOf }: HouseTarget) => {
  const here = new Map<string, string>()
  for await (const { document } of readerOf(memberRecord, account).each()) {
    const { userId, person = await personOf(userId) } = document
    if (person) here.set(person.email.toLowerCase(), userId)
  }
  const known = new Map<string, string>()
  const unknown: ArchivedMember[] = []
  for await (const member of membersIn(archive)) {
    const id = here.get(member.email?.toLowerCase() ?? '')
    if (id === undefined) unknown.push(member)
    else known.set(member.userId, id)
  }
  return { known, unknown }
}

/** The house and the account have other ids here, members may have, and stops of emails are kept under ids of the house. */
const replacementsOf = async (archive: HouseArchive, target: HouseTarget, members: Replacements): Promise<Replacements> => {
  const { manifest } = archive
  const before = { accountId: manifest.accountId, auctionHouseId: manifest.house.id }
  const { accountId, auctionHouseId, links } = target
  const ids = new Map([...members, [before.accountId, accountId], [before.auctionHouseId, auctionHouseId]])
  const changed = new Map([...ids].filter(([from, to]) => from !== to))
  if (changed.size === 0) return changed
  const bidders = { path: `records/bidders/${bidderRecord.definition.type}.jsonl`, container: 'bidders', record: bidderRecord } as const
  for await (const document of documentsIn(archive, bidders)) {
    const { email } = bidderRecord.parse(document)
    changed.set(await links.stopId({ ...before, email }), await links.stopId({ accountId, auctionHouseId, email }))
  }
  return changed
}

/** The stop under the id that it has in this house. */
const stopHere = async (stop: StoredDocument, { links, accountId, auctionHouseId }: HouseTarget): Promise<StoredDocument> => {
  const { email, ...kept } = stop as StoredDocument & { email?: string }
  return email === undefined ? stop : { ...kept, id: await links.stopId({ accountId, auctionHouseId, email }) }
}

/** Collects writes into batches of one partition. */
const writes = (own: Partition) => {
  let part: string | undefined
  let batch: Write[] = []
  let bytes = 0
  const flush = async (): Promise<void> => {
    const full = batch
    batch = []
    bytes = 0
    if (full.length > 0) await writeAll(part === undefined ? own : own.within(part), full)
  }
  return {
    flush,
    add: async (to: string | undefined, write: Write): Promise<void> => {
      const size = 'document' in write ? bytesOf(write.document) : 0
      if (to !== part || batch.length === batchLimit || bytes + size > batchBytes) await flush()
      part = to
      batch.push(write)
      bytes += size
    },
  }
}

/** An event that a run before this one wrote is there already. What is written again is refused for its unique key alone. */
const writeAll = async (partition: Partition, batch: readonly Write[]): Promise<void> => {
  try {
    await partition.write(batch)
  } catch (error) {
    if (!isStoreError(error, 'exists')) throw error
    const [only] = batch
    if (batch.length === 1 && only?.kind === 'create') return
    if (batch.length === 1 && only?.kind === 'put')
      throw new ArchiveRefused(`${only.document.type} ${only.document.id} has the key of another document of the house.`)
    for (const write of batch) await writeAll(partition, [write])
  }
}

const storedFiles = ({ manifest }: HouseArchive): { path: string; folder: FileFolder; rest: string }[] =>
  manifest.files.flatMap(({ path }) => {
    const folder = fileFolders.find((name) => path.startsWith(`files/${name}/`))
    return folder ? [{ path, folder, rest: path.slice(`files/${folder}/`.length) }] : []
  })

const pathWith = (ids: Replacements, path: string): string =>
  path
    .split('/')
    .map((part) => ids.get(part) ?? part)
    .join('/')

const restoreFiles = async (archive: HouseArchive, target: HouseTarget, ids: Replacements): Promise<number> => {
  const stored = storedFiles(archive)
  for (const { path, folder, rest } of stored) {
    await target.files[folder].write(
      `${rootOf(target)}${pathWith(ids, rest)}`,
      streamOf(piecesOf(fileOf(archive, path))),
      'application/octet-stream',
    )
    target.onFile?.(path, 1)
  }
  return stored.length
}

const settingsLimit = 1024 * 1024

/** What the archive says of the house itself. @throws ArchiveRefused where that is not as declared */
const settingsOf = async (archive: HouseArchive) => {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of piecesOf(fileOf(archive, housePath), settingsLimit)) pieces.push(new Uint8Array(piece))
  try {
    const read = houseRecord.parse({ ...JSON.parse(await new Blob(pieces).text()), type: 'house' })
    const fields = Object.entries(read).filter(([name]) => Object.hasOwn(houseRecord.definition.fields, name))
    const { createdAt: _created, revision: _revision, ...about } = Object.fromEntries(fields) as typeof read
    return about
  } catch {
    throw new ArchiveRefused(`${housePath} does not describe a house.`)
  }
}

/** The name, address, contact and settings of the house. It keeps its id and the day on which it was created here. */
const restoreSettings = async (
  archive: HouseArchive,
  { account, auctionHouseId, now, operator, accountId }: HouseTarget,
): Promise<void> => {
  const about = await settingsOf(archive)
  const source = { now: now(), actorId: 'operator', actorName: operator, address: '', correlationId: randomId('req') }
  const { manifest } = archive
  const after = { house: manifest.house.name, exportedAt: manifest.exportedAt }
  const event = auditWrite(source, {
    action: 'house.restore',
    subjectType: 'house',
    subjectId: auctionHouseId,
    subjectName: about.name,
    after: { ...after, sameAccount: manifest.accountId === accountId },
  })
  await recordsOf(houseRecord, account).change(
    auctionHouseId,
    (house) => ({ ...house, ...about, updatedAt: now().toISOString() }),
    () => [event],
  )
}
