import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { type MemoryFiles, memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import { copied } from '@auctionwiz/platform/core/records/copied'
import { type AnyRecord, versionOf } from '@auctionwiz/platform/core/records/record'
import { webKeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { unzip, type ZippedFile } from '@auctionwiz/platform/core/spreadsheets/unzip'
import { type ZipEntry, zipped } from '@auctionwiz/platform/core/spreadsheets/zip'
import type { ContainerName } from '@auctionwiz/platform/core/store/containers'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { allRecords } from '@auctionwiz/records/all-records'
import { bidderCountsRecord } from '@auctionwiz/records/bidder-counts'
import { emailStopRecord } from '@auctionwiz/records/bidder-emails'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { exportedRecords, placesOf } from '@auctionwiz/records/house-contents'
import { houseRecord } from '@auctionwiz/records/houses'
import { memberId, memberRecord } from '@auctionwiz/records/members'
import { testHouse } from '@auctionwiz/records/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { emailLinks } from '../emails/email-links.ts'
import { archiveHouse, type HouseSource } from './archive-house.ts'
import { type FileFolder, fileFolders, type Manifest, manifestPath } from './manifest.ts'
import { putOnHold } from './on-hold.ts'
import { openArchive } from './read-archive.ts'
import { withPaths } from './read-document.ts'
import { checkRestore, type HouseTarget, restoreHouse } from './restore-house.ts'

/** What every version of the product stored of a noun; the present one is what a house holds. */
const samplesOf = (record: AnyRecord): StoredDocument[] => {
  const file = join(import.meta.dirname, `../../../records/samples/${record.definition.type}.json`)
  const { type } = record.definition
  const samples = (JSON.parse(readFileSync(file, 'utf8')) as StoredDocument[]).filter((one) => versionOf(one) === record.version)
  // Made samples of several nouns have the same ids and keys.
  return samples.map((one) => {
    const id = type === 'auction' ? one.id : `${type}_${one.id}`
    return { ...one, id, ...('uniqueKey' in one && { uniqueKey: `key:${id}` }) }
  })
}

const auctionIdsOf = samplesOf(allRecords.find(({ definition }) => definition.type === 'auction') as AnyRecord).map(({ id }) => id)
const [auctionId = ''] = auctionIdsOf

/** An installation with two accounts of a house each; the first house has a sample of every noun. */
type Place = Omit<HouseSource, 'now' | 'house' | 'account'> & HouseTarget

const installation = async (key = 'the key of these tests, which is long enough') => {
  const clock = { now: new Date('2026-11-21T09:00:00Z') }
  const store = memoryStore(() => clock.now)
  const files = Object.fromEntries(fileFolders.map((name) => [name, memoryFiles()])) as Record<FileFolder, MemoryFiles>
  const links = emailLinks({ crypto: webKeyedCrypto(key), webOrigin: 'https://app.example', serviceUrl: 'https://bidders.example' })
  const of = (accountId: string, auctionHouseId: string): Place => ({
    accountId,
    auctionHouseId,
    house: partitionOf(store, 'bidders', [accountId, auctionHouseId]),
    account: partitionOf(store, 'accounts', [accountId]),
    files,
    links,
    person: async (userId) => (userId === 'u3' ? { name: 'Cy Owner', email: 'cy@house.example' } : undefined),
    checksum: sha256,
    now: () => clock.now,
    operator: 'Olga Operator',
  })
  const member = (userId: string, email: string, houseId: string) =>
    memberRecord.put({
      id: memberId(userId),
      userId,
      accountRole: 'member',
      houses: [{ auctionHouseId: houseId, role: 'staff', assignedAt: '2026-01-01T00:00:00Z', assignedBy: 'u1' }],
      assignedAt: '2026-01-01T00:00:00Z',
      assignedBy: 'u1',
      person: { name: 'Una Staff', firstName: 'Una', lastName: 'Staff', email, mfa: false },
    })
  await of('a1', 'h1').account.write([
    houseRecord.put(testHouse('h1', { name: 'Old house', contact: { phone: '1', email: 'a@b.example' } })),
    member('u1', 'una@house.example', 'h1'),
    member('u2', 'ben@house.example', 'h1'),
    memberRecord.put({
      id: memberId('u3'),
      userId: 'u3',
      accountRole: 'owner',
      houses: [],
      assignedAt: '2026-01-01T00:00:00Z',
      assignedBy: 'u3',
    }),
  ])
  await of('a2', 'h2').account.write([houseRecord.put(testHouse('h2', { name: 'New house' })), member('u9', 'Una@house.example', 'h2')])
  return { store, files, links, of, clock }
}

const filled = async () => {
  const parts = await installation()
  const { house } = parts.of('a1', 'h1')
  // A restore changes what would write to people; without that the house is the same.
  const { stopped } = putOnHold(() => parts.clock.now)
  for (const record of exportedRecords(allRecords))
    for (const container of placesOf(record)) {
      const own = house.in(container)
      const partition = record.definition.ofPart ? own.within(auctionId) : own
      for (const document of samplesOf(record))
        await partition.write([
          copied(
            record,
            withPaths(stopped(record.parse(document)), (path) => `a1/h1/${path}`),
          ),
        ])
    }
  const email = (await bidderEmail(parts)) ?? ''
  await house.write([
    emailStopRecord.put({
      id: await parts.links.stopId({ accountId: 'a1', auctionHouseId: 'h1', email }),
      stoppedAt: '2026-01-01T00:00:00Z',
    }),
  ])
  parts.files['case-documents'].files.set('a1/h1/case_1/doc_1/abc', new Uint8Array([1, 2, 3]))
  parts.files.uploads.files.set('a1/h1/upl_1/f_1/0', new TextEncoder().encode('Name\nAnn\n'))
  parts.files.uploads.files.set('a1/h10/upl_1/f_1/0', new TextEncoder().encode('of another house'))
  return { ...parts, email }
}

const bidderEmail = async ({ of }: Awaited<ReturnType<typeof installation>>) => {
  const { items } = await storedIn(of('a1', 'h1').house).query<StoredDocument & { email: string }>({ type: 'bidder' }, { limit: 1 })
  return items[0]?.email
}

const sourceOf = (place: Place): HouseSource => ({
  ...place,
  now: new Date('2026-11-21T09:00:00Z'),
})

const zipOf = async (entries: AsyncIterable<ZipEntry>): Promise<Blob> => new Response(streamOf(zipped(entries, true))).blob()

const textOf = async (file: ZippedFile): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Response(file.read()).arrayBuffer())

const textsIn = async (zip: Blob): Promise<Record<string, string>> => {
  const files = await unzip(zip)
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.name, await textOf(file)] as const)))
}

const archived = async () => {
  const parts = await filled()
  const zip = await zipOf(archiveHouse(sourceOf(parts.of('a1', 'h1'))))
  return { ...parts, zip, archive: await openArchive(zip, sha256) }
}

/** A line of JSON with its fields in one order. */
const inOrder = (line: string): unknown => (line.startsWith('{') ? JSON.parse(line) : line)

/** Lines that may come in another order, since a list without an order has none. */
const contents = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([name]) => !['members.jsonl', 'house.json', manifestPath].includes(name))
      .map(([name, text]) => [name, text.split('\n').toSorted().map(inOrder)]),
  )

describe('a house in an archive', () => {
  it('has a file of each noun with all its documents, and names them in the manifest', async () => {
    const { zip, archive } = await archived()
    const texts = await textsIn(zip)
    for (const record of exportedRecords(allRecords))
      for (const container of placesOf(record)) {
        const path = `records/${container}/${record.definition.type}.jsonl`
        const { count = 0 } = archive.manifest.files.find((file) => file.path === path) ?? {}
        expect(count, path).toBeGreaterThanOrEqual(1)
        expect(texts[path]?.trimEnd().split('\n'), path).toHaveLength(count)
      }
    expect(archive.manifest.damaged).toEqual([])
    expect(archive.manifest.leftOut.find(({ noun }) => noun === 'platform-connection')?.reason).toContain('key of a bidding platform')
    expect(texts['files/uploads/upl_1/f_1/0']).toBe('Name\nAnn\n')
    expect(Object.values(texts).join()).not.toContain('of another house')
  })

  it('has members without what they sign in with, and tables without formulas', async () => {
    const parts = await filled()
    const { house } = parts.of('a1', 'h1')
    const [sample] = samplesOf(bidderRecord)
    await house.write([copied(bidderRecord, { ...bidderRecord.parse(sample as StoredDocument), firstName: '=HYPERLINK("x")' } as never)])
    const texts = await textsIn(await zipOf(archiveHouse(sourceOf(parts.of('a1', 'h1')))))
    expect(texts['members.jsonl']).toBe(
      [
        '{"userId":"u1","role":"staff","name":"Una Staff","email":"una@house.example"}\n',
        '{"userId":"u2","role":"staff","name":"Una Staff","email":"ben@house.example"}\n',
        '{"userId":"u3","role":"owner","name":"Cy Owner","email":"cy@house.example"}\n',
      ].join(''),
    )
    expect(texts['csv/bidders.csv']).toContain(`"'=HYPERLINK(""x"")"`)
    expect(texts['csv/bidders.csv']?.split('\r\n')[0]).toMatch(/^\ufeffid,.*address\.city/)
    expect(texts['csv/lots.csv']).toContain(auctionId)
  })

  it('names a document that is damaged and has the others', async () => {
    const parts = await filled()
    await parts.store.write(
      'bidders',
      ['a1', 'h1'],
      [{ kind: 'put', document: { id: 'viw_bad', type: 'bidder-view', accountId: 'a1', auctionHouseId: 'h1' } as StoredDocument }],
    )
    const { manifest } = await openArchive(await zipOf(archiveHouse(sourceOf(parts.of('a1', 'h1')))), sha256)
    expect(manifest.damaged).toEqual([{ noun: 'bidder-view', id: 'viw_bad' }])
  })
})

describe('an archive that is read back', () => {
  it('gives the same house in another account', async () => {
    const { of, zip, archive, files, store } = await archived()
    expect(await checkRestore(archive, of('a2', 'h2'))).toMatchObject({ files: 2 })
    const restored = await restoreHouse(archive, of('a2', 'h2'))
    expect(restored.toInvite.map(({ email }) => email)).toEqual(['ben@house.example', 'cy@house.example'])
    expect([...files['case-documents'].files.keys()]).toContain('a2/h2/case_1/doc_1/abc')

    const [before, after] = await Promise.all([textsIn(zip), zipOf(archiveHouse(sourceOf(of('a2', 'h2')))).then(textsIn)])
    const stopIds = /stop_[0-9a-f]{40}/g
    const named = (texts: Record<string, string>, others: Record<string, string> = {}) =>
      contents(
        Object.fromEntries(
          Object.entries(texts).map(([name, text]) => {
            const plain = text.replace(stopIds, 'stop_of_house').replaceAll(/\ba1\/h1\//g, 'a2/h2/')
            return [name, Object.entries(others).reduce((held, [from, to]) => held.replaceAll(`"${from}"`, `"${to}"`), plain)]
          }),
        ),
      )
    expect(Object.values(after).join()).not.toContain('a1/h1/')
    expect(named(after)).toEqual(named(before, { a1: 'a2', h1: 'h2', u1: 'u9' }))
    const about = JSON.parse(after['house.json'] ?? '')
    expect(about).toMatchObject({ id: 'h2', name: 'Old house', contact: { phone: '1', email: 'a@b.example' } })
    const counts = await store.read<StoredDocument & { total: number }>('bidders', ['a2', 'h2'], 'counts:bidders')
    expect(bidderCountsRecord.parse(counts?.document as StoredDocument)).toMatchObject({ total: samplesOf(bidderRecord).length })
  })

  it('keeps who may not be written to, also where the installation has another key', async () => {
    const { archive, email } = await archived()
    const other = await installation('another key of these tests, which is long enough')
    await restoreHouse(archive, other.of('a2', 'h2'))
    const id = await other.links.stopId({ accountId: 'a2', auctionHouseId: 'h2', email })
    expect((await other.store.read('bidders', ['a2', 'h2'], id))?.document).toMatchObject({ stoppedAt: '2026-01-01T00:00:00Z' })
  })

  it('is refused by a house that holds something, and goes on where it was cut off', async () => {
    const { of, archive, files } = await archived()
    await expect(checkRestore(archive, of('a1', 'h1'))).rejects.toThrow('The house is not empty: it holds')
    const target = of('a2', 'h2')
    const broken = { ...target, files: { ...files, uploads: { ...files.uploads, write: () => Promise.reject(new Error('killed')) } } }
    await expect(restoreHouse(archive, broken)).rejects.toThrow('killed')
    await restoreHouse(archive, target)
    await expect(restoreHouse(archive, target)).rejects.toThrow('The house is not empty')
    const audits = await storedIn(target.house).count({ type: 'audit' })
    expect(audits).toBe(await storedIn(of('a1', 'h1').house).count({ type: 'audit' }))
  })

  it('is refused without the house, by an older program, and when it is damaged', async () => {
    const { of, zip } = await archived()
    const texts = await textsIn(zip)
    const remade = async (change: Record<string, string | undefined>) => {
      const all = Object.entries({ ...texts, ...change })
      const entries = all.flatMap(([name, text]) => (text === undefined ? [] : [{ name, content: [text] }]))
      return openArchive(await zipOf(streamOfEntries(entries)), sha256)
    }
    const manifest = JSON.parse(texts[manifestPath] ?? '') as Manifest
    const check = async (change: Record<string, string | undefined>, target = of('a2', 'h2')) => checkRestore(await remade(change), target)
    await expect(check({}, of('a2', 'h3'))).rejects.toThrow('The account has no house h3')
    await expect(check({ [manifestPath]: JSON.stringify({ ...manifest, version: 2 }) })).rejects.toThrow('has format 2')
    await expect(check({ [manifestPath]: '{"version":1}' })).rejects.toThrow('not that of an exported house')
    await expect(check({ [manifestPath]: undefined })).rejects.toThrow('has no manifest.json')
    await expect(check({ 'members.jsonl': '{}\n' })).rejects.toThrow('members.jsonl is not what was exported')
    await expect(check({ 'members.jsonl': undefined })).rejects.toThrow('members.jsonl is missing')
    await expect(openArchive(zip.slice(0, zip.size - 200), sha256)).rejects.toThrow('not a whole ZIP archive')
  })

  it('is refused with a noun that a later version stores', async () => {
    const { of, archive } = await archived()
    const path = 'records/bidders/hologram.jsonl'
    const sum = await sha256().hex()
    const strange = { ...archive.manifest, files: [...archive.manifest.files, { path, count: 0, bytes: 0, sha256: sum }] }
    const file = { name: path, read: () => new Blob([]).stream() }
    const with_ = { ...archive, manifest: strange, files: new Map([...archive.files, [path, file]]) }
    await expect(checkRestore(with_, of('a2', 'h2'))).rejects.toThrow('records/bidders/hologram.jsonl, which this version')
  })
})

async function* streamOfEntries(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}

it('names the containers that records are in by the folders of the archive', () => {
  const places: ContainerName[] = exportedRecords(allRecords).flatMap(placesOf)
  expect([...new Set(places)].toSorted()).toEqual(['auctions', 'bidders', 'cases', 'inventory'])
})
