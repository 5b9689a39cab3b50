import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { type MemoryFiles, memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import { webKeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { zipped } from '@auctionwiz/platform/core/spreadsheets/zip'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { houseRecord } from '@auctionwiz/records/houses'
import { memberRecord } from '@auctionwiz/records/members'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { emailLinks } from '../emails/email-links.ts'
import { archiveFormat, type FileFolder, fileFolders } from './manifest.ts'
import { openArchive } from './read-archive.ts'
import { checkRestore, type HouseTarget, restoreHouse } from './restore-house.ts'

const view = { id: 'viw_1', type: 'bidder-view', name: 'All', filter: {}, columns: ['bidder'], density: 'compact' }
const aView = { ...view, ownerId: 'u1', ownerName: 'Una', keptBy: 'house' }
const upload = {
  ...{ id: 'upl_1', type: 'upload', schemaVersion: 2, name: 'List', description: '', category: 'bidders', uploadedBy: 'Una' },
  ...{ uploadDate: '2026-01-01T00:00:00Z', correlationId: 'c', status: 'completed', progress: 100, rowErrors: [] },
  counts: { recordsProcessed: 1, recordsImported: 1, duplicates: 0, failed: 0 },
  checkpoint: { file: 0, row: 1, batch: 1, errorParts: 0 },
}
const uploadOf = (path: string) => ({ ...upload, files: [{ name: 'a.csv', size: 1, path, encoding: 'utf-8' }] })

const views = 'records/bidders/bidder-view.jsonl'
const uploads = 'records/bidders/upload.jsonl'
const lots = 'records/auctions/lot.jsonl'
const json = (...documents: object[]): string => documents.map((one) => `${JSON.stringify(one)}\n`).join('')

const house = JSON.stringify({ ...testHouse('h1', { name: 'Old house' }), type: undefined })
const plain: Record<string, string> = { 'house.json': house, 'members.jsonl': '', 'records/bidders/bidder.jsonl': '', [views]: json(aView) }

interface Made {
  /** Files of the archive beside the plain ones, or in their place. */
  files?: Record<string, string>
  /** Files that the manifest doesn't name. */
  unnamed?: Record<string, string>
  /** Files that the archive has once more. */
  again?: Record<string, string>
  /** Paths that the manifest names and the archive doesn't have. */
  missing?: string[]
  /** What the manifest says of files. */
  said?: Record<string, { bytes: number }>
  /** Paths that the manifest names once more. */
  twice?: string[]
}

/** No program writes two files of one name, so the second is packed under another and renamed in the bytes. */
const otherName = (name: string): string => `${name.slice(0, -1)}~`

/** An archive with a manifest that fits it, as anybody can make one. */
const archiveOf = async ({ files = {}, unnamed = {}, again = {}, missing = [], said = {}, twice = [] }: Made) => {
  const all = { ...plain, ...files }
  const described = async ([path, text]: [string, string]) => {
    const sum = sha256()
    const bytes = new TextEncoder().encode(text)
    sum.add(bytes)
    return { path, bytes: bytes.byteLength, sha256: await sum.hex(), ...said[path] }
  }
  const listed = await Promise.all(Object.entries(all).map(described))
  const manifest = {
    ...{ format: archiveFormat, version: 1, exportedAt: '2026-11-21T09:00:00Z', accountId: 'a1', house: { id: 'h1', name: 'Old house' } },
    files: [...listed, ...listed.filter(({ path }) => twice.includes(path)), ...missing.map((path) => ({ path, bytes: 0, sha256: '' }))],
    ...{ leftOut: [], damaged: [] },
  }
  const others = Object.fromEntries(Object.entries(again).map(([name, text]) => [otherName(name), text]))
  const entries = Object.entries({ ...all, ...unnamed, ...others, 'manifest.json': JSON.stringify(manifest) })
  const zip = zipped(
    entries.map(([name, content]) => ({ name, content: [content] })),
    true,
  )
  const packed = Buffer.from(await new Response(streamOf(zip)).arrayBuffer()).toString('latin1')
  const renamed = Object.keys(again).reduce((bytes, name) => bytes.replaceAll(otherName(name), name), packed)
  return openArchive(new Blob([Buffer.from(renamed, 'latin1')]), sha256)
}

/** The account of the restore, beside that of a third house. */
const installation = async () => {
  const store = memoryStore(() => new Date('2026-11-21T09:00:00Z'))
  const types = new Map<string, string>()
  const files = Object.fromEntries(fileFolders.map((name) => [name, memoryFiles()])) as Record<FileFolder, MemoryFiles>
  const noting = (held: MemoryFiles): MemoryFiles => ({
    ...held,
    write: (path, body, type) => {
      types.set(path, type)
      return held.write(path, body, type)
    },
  })
  const crypto = webKeyedCrypto('the key of these tests, which is long enough')
  const target: HouseTarget = {
    ...{ accountId: 'a2', auctionHouseId: 'h2', operator: 'Olga', checksum: sha256 },
    house: partitionOf(store, 'bidders', ['a2', 'h2']),
    account: partitionOf(store, 'accounts', ['a2']),
    files: Object.fromEntries(Object.entries(files).map(([name, held]) => [name, noting(held)])) as Record<FileFolder, MemoryFiles>,
    links: emailLinks({ crypto, webOrigin: 'https://app.example', serviceUrl: 'https://bidders.example' }),
    person: async () => undefined,
    now: () => new Date('2026-11-21T09:00:00Z'),
  }
  await target.account.write([houseRecord.put(testHouse('h2', { name: 'New house' }))])
  return { store, files, types, target }
}

const restored = async (made: Made) => {
  const place = await installation()
  const archive = await archiveOf(made)
  await checkRestore(archive, place.target)
  const result = await restoreHouse(archive, place.target)
  return { ...place, result }
}

const deep = `{"id":"viw_1","type":"bidder-view","filter":${'['.repeat(10_000)}${']'.repeat(10_000)}}\n`

/** What was done to the archive, and what the refusal says. */
const refused: [string, Made, string][] = [
  ['a file that climbs out of its house', { files: { 'files/uploads/../../a3/h3/x': 'x' } }, 'Unsafe filename'],
  ['a file of an absolute path', { files: { '/files/uploads/x': 'x' } }, 'Unsafe filename'],
  ['a file with backslashes', { files: { 'files/uploads/..\\..\\a3\\h3\\x': 'x' } }, 'Unsafe filename'],
  ['a file with an empty folder', { files: { 'files/uploads//x': 'x' } }, 'which leads elsewhere'],
  ['a path in the manifest that climbs', { missing: ['files/uploads/../../a3/h3/x'] }, 'which leads elsewhere'],
  ['a file that the manifest alone has', { missing: ['files/uploads/x'] }, 'files/uploads/x is missing'],
  ['a second manifest', { again: { 'manifest.json': '{}' } }, 'has a file twice'],
  ['a second file of the same name', { again: { [views]: json({ ...aView, name: 'Other' }) } }, 'has a file twice'],
  ['a file in another container', { files: { 'files/house-exports/x': 'x' } }, 'files/house-exports/x, which this version'],
  ['a file that the manifest does not name', { unnamed: { 'files/uploads/x': 'x' } }, 'which its manifest does not name'],
  ['a file that the manifest names twice', { twice: [views] }, 'names a file twice'],
  ['a file that claims to be huge', { said: { [views]: { bytes: 10 ** 13 } } }, 'claims to unpack to'],
  ['a negative size', { said: { [views]: { bytes: -(10 ** 13) } } }, 'not that of an exported house'],
  [
    'a file that is larger than it says',
    { files: { 'files/uploads/x': '0'.repeat(5_000_000) }, said: { 'files/uploads/x': { bytes: 10 } } },
    'unpacks to more than 10 bytes',
  ],
  ['a huge line', { files: { [views]: `{"id":"${'x'.repeat(17 * 1024 * 1024)}"}\n` } }, 'has a line of more than'],
  ['a last line without an end', { files: { [views]: JSON.stringify(aView) } }, 'ends within a line'],
  ['a line that is no JSON', { files: { [views]: '{"id":\n' } }, `${views}, line 1: it can’t be read.`],
  ['values of endless depth', { files: { [views]: deep } }, 'its values lie too deep'],
  ['a prototype key', { files: { [views]: `{"id":"viw_1","type":"bidder-view","filter":{"__proto__":{}}}\n` } }, 'a field __proto__'],
  ['no object', { files: { [views]: '[1]\n' } }, 'line 1: it is no document with an id'],
  ['an id that leads elsewhere', { files: { [views]: json({ ...aView, id: '../a3' }) } }, 'it is no document with an id'],
  ['another noun', { files: { [views]: json({ ...aView, type: 'member' }) } }, 'of the type member, not bidder-view'],
  ['a noun that is never exported', { files: { 'records/bidders/password.jsonl': json({}) } }, 'password.jsonl, which this version'],
  ['a noun of another container', { files: { 'records/accounts/member.jsonl': json({}) } }, 'member.jsonl, which this version'],
  ['a noun in a container that does not have it', { files: { 'records/cases/bidder-view.jsonl': json(aView) } }, 'which this version'],
  ['a document of a later version', { files: { [views]: json({ ...aView, schemaVersion: 9 }) } }, 'a later version of the product'],
  ['a document that is not as declared', { files: { [views]: json({ ...aView, name: 7 }) } }, 'it is not as declared'],
  ['the same id twice', { files: { [views]: json(aView, { ...aView, name: 'Other' }) } }, 'whose id or key another document'],
  [
    'the same key twice',
    { files: { [views]: json({ ...aView, uniqueKey: 'k' }, { ...aView, id: 'viw_2', uniqueKey: 'k' }) } },
    'viw_2, whose id or key another document',
  ],
  ['an upload with the file of a third house', { files: { [uploads]: json(uploadOf('a3/h3/upl_9/f/0')) } }, 'which is none of its house'],
  ['an upload that climbs to a third house', { files: { [uploads]: json(uploadOf('a1/h1/../../a3/h3/0')) } }, 'which is none of its house'],
  [
    'rejected rows in a third house',
    { files: { [uploads]: json({ ...uploadOf('a1/h1/upl_1/f/0'), errorFile: 'a3/h3/upl_1/errors' }) } },
    'which is none of its house',
  ],
  ['a member without an id', { files: { 'members.jsonl': json({ userId: '', role: 'owner' }) } }, 'members.jsonl, line 1'],
  ['settings that are none', { files: { 'house.json': '{"name":7}' } }, 'house.json does not describe a house'],
]

describe('an archive that somebody made to do harm is refused before anything is written:', () => {
  it.each(refused)('%s', async (_what, made, message) => {
    const { store, target, files } = await installation()
    const before = JSON.stringify(await store.query('accounts', ['a2'], { type: ['house', 'house-restore'] }, { limit: 10 }))
    await expect(archiveOf(made).then((archive) => checkRestore(archive, target))).rejects.toMatchObject({
      name: 'ArchiveRefused',
      message: expect.stringContaining(message),
    })
    expect(JSON.stringify(await store.query('accounts', ['a2'], { type: ['house', 'house-restore'] }, { limit: 10 }))).toBe(before)
    expect(fileFolders.flatMap((name) => [...files[name].files.keys()])).toEqual([])
  })

  it('a lot without its auction', async () => {
    const lot = { id: 'lot_1', type: 'lot', lotNumber: '1', title: 'Chest', description: '', notes: '', earlier: [], state: 'Upcoming' }
    const { target } = await installation()
    const archive = await archiveOf({ files: { [lots]: json(lot) } })
    await expect(checkRestore(archive, target)).rejects.toMatchObject({ name: 'ArchiveRefused' })
  })
})

describe('what an archive claims beyond its house is without effect:', () => {
  it('the ids of a third house, and fields that nobody declared', async () => {
    const claimed = { accountId: 'a3', auctionHouseId: 'h3', passwordHash: 'secret', _etag: 'x' }
    const { store } = await restored({ files: { [views]: json({ ...aView, ...claimed }) } })
    expect(await store.read('bidders', ['a3', 'h3'], 'viw_1')).toBeUndefined()
    const { document } = (await store.read<StoredDocument>('bidders', ['a2', 'h2'], 'viw_1')) ?? {}
    expect(document).toMatchObject({ accountId: 'a2', auctionHouseId: 'h2', name: 'All' })
    expect(document).not.toHaveProperty('passwordHash')
  })

  it('a member who is an owner in the archive', async () => {
    const { store, result } = await restored({
      files: { 'members.jsonl': json({ userId: 'u6', role: 'owner', email: 'mal@example.com', accountRole: 'owner' }) },
    })
    expect(result.toInvite).toMatchObject([{ userId: 'u6', role: 'owner' }])
    expect((await store.query('accounts', ['a2'], { type: memberRecord.definition.type }, { limit: 10 })).items).toEqual([])
  })

  it('the account, the age and unknown settings of the house', async () => {
    const settings = { ...JSON.parse(house), id: 'h9', accountId: 'a3', revision: 99, owner: 'u6', createdAt: '1999-01-01T00:00:00.000Z' }
    const { store } = await restored({ files: { 'house.json': JSON.stringify(settings) } })
    const { document } = (await store.read<StoredDocument>('accounts', ['a2'], 'h2')) ?? {}
    expect(document).toMatchObject({ id: 'h2', accountId: 'a2', name: 'Old house', createdAt: testHouse('h2').createdAt })
    expect(document).not.toHaveProperty('owner')
    expect(document).not.toMatchObject({ revision: 99 })
  })

  it('a file that is a page for browsers', async () => {
    const page = { 'files/case-documents/case_1/doc_1/page.html': '<script>alert(1)</script>' }
    const { types } = await restored({ files: page })
    expect([...types]).toEqual([['a2/h2/case_1/doc_1/page.html', 'application/octet-stream']])
  })

  it('the paths of the house that it was, which become those of this one', async () => {
    const files = { [uploads]: json(uploadOf('a1/h1/upl_1/f_1/0')), 'files/uploads/upl_1/f_1/0': 'Name\nAnn\n' }
    const { store, files: held } = await restored({ files })
    const { document } = (await store.read<StoredDocument & { files: { path: string }[] }>('bidders', ['a2', 'h2'], 'upl_1')) ?? {}
    expect(document?.files[0]?.path).toBe('a2/h2/upl_1/f_1/0')
    expect([...held.uploads.files.keys()]).toEqual(['a2/h2/upl_1/f_1/0'])
  })
})
