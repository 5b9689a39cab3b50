import { provision } from '@auctionwiz/cosmos-sqlite/provision'
import { startTestCosmos, type TestCosmos } from '@auctionwiz/cosmos-sqlite/testing'
import { cosmosStore, withoutSystemFields } from '@auctionwiz/platform/azure/cosmos-store'
import { versionOf } from '@auctionwiz/platform/core/records/record'
import {
  type ContainerName,
  containerNames,
  haveSameOwners,
  houseContainers,
  partitionKeyOf,
  placed,
} from '@auctionwiz/platform/core/store/containers'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store/store'
import { allRecords } from '@auctionwiz/records/all-records'
import type { ContainerDefinition } from '@azure/cosmos'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import definition from '../infra/cosmos.json' with { type: 'json' }
import { readSamples } from '../infra/generate/samples.ts'
import { moveDocuments } from './move-documents.ts'

let cosmos: TestCosmos
beforeAll(async () => {
  cosmos = await startTestCosmos()
})
afterAll(() => cosmos.close())

beforeEach(async () => {
  await cosmos.client.databases.createIfNotExists({ id: 'moves' })
  await cosmos.client.database('moves').delete()
  await provision(cosmos.client, { database: 'moves', containers })
})

const containers = definition.containers as ContainerDefinition[]

/** The container that had all of a house, with the key and the unique keys that `bidders` has. */
const createFormer = async (): Promise<void> => {
  const layout = containers.filter(({ id }) => id === 'bidders').map((one) => ({ ...one, id: 'houses' }))
  await provision(cosmos.client, { database: 'moves', containers: layout })
}

const container = (name: string) => cosmos.client.database('moves').container(name)
const store = cosmosStore(async (name) => container(name))

/** Where the version before had a document: all of a house in one container, all of an account in another. */
const formerly = (home: ContainerName): 'houses' | 'accounts' | undefined => {
  if (houseContainers.includes(home)) return 'houses'
  return haveSameOwners(home, 'accounts') ? 'accounts' : undefined
}

interface Sample {
  home: ContainerName
  owner: readonly string[]
  document: StoredDocument
}

/** Stored documents of each noun of houses and accounts, and what numbers them, for two houses of an account and one of another. */
const samples = [
  ['a1', 'h1'],
  ['a1', 'h2'],
  ['a2', 'h3'],
].flatMap((house) =>
  allRecords.flatMap((record): Sample[] => {
    const { container: home, type, sequence } = record.definition
    if (formerly(home) === undefined) return []
    const owner = houseContainers.includes(home) ? house : [`${house}`]
    const documents = readSamples(record).map((sample) => {
      const id = `${type}:${versionOf(sample)}:${sample.id}`
      return { ...sample, id, uniqueKey: id }
    })
    const numbers = sequence === undefined ? [] : [{ id: `counter:${sequence}`, type: 'counter', next: 7 }]
    const undeclared = type === 'bidder' ? [{ id: 'viw_1', type: 'a-noun-without-declaration' }] : []
    return [...documents, ...numbers, ...undeclared].map((document) => ({ home, owner, document }))
  }),
)

const storeFormerly = async (): Promise<void> => {
  await createFormer()
  for (const { home, owner, document } of samples)
    await container(formerly(home) ?? home).items.create(placed(home === 'auctions' ? 'bidders' : home, owner, document))
}

const read = async (name: string): Promise<StoredDocument[]> => {
  const { resources } = await container(name).items.query<StoredDocument>('SELECT * FROM c').fetchAll()
  return resources.map(withoutSystemFields).sort(byPlace)
}

const byPlace = (left: object, right: object): number => JSON.stringify(left).localeCompare(JSON.stringify(right))

const expected = (name: ContainerName): StoredDocument[] =>
  samples.flatMap(({ home, owner, document }) => (home === name ? [placed(name, partitionKeyOf(name, owner), document)] : [])).sort(byPlace)

const names = async (): Promise<string[]> =>
  (await cosmos.client.database('moves').containers.readAll().fetchAll()).resources.map(({ id }) => id)

const lines: string[] = []
const note = (text: string): void => void lines.push(text)

/** A time before all writes leaves the documents the whole of their lifetime. */
const run = (over: Partial<DocumentStore> = {}, now = () => new Date(0)) =>
  moveDocuments({
    ...{ client: cosmos.client, database: 'moves', records: allRecords, now, store: { ...store, ...over } },
    log: { info: note, warn: note, error: note },
  })

describe('documents of an older version', () => {
  it('come to the containers of their records, with what numbers them, once', async () => {
    await storeFormerly()
    await run()
    for (const name of containerNames) expect(await read(name), name).toEqual(expected(name))
    expect(await names()).not.toContain('houses')
    const before = await container('cases').items.query('SELECT c.id, c._etag FROM c').fetchAll()
    lines.length = 0
    await run()
    expect((await container('cases').items.query('SELECT c.id, c._etag FROM c').fetchAll()).resources).toEqual(before.resources)
    expect(lines).toEqual([])
  })

  it.each(['before', 'after'] as const)('are all there when the move is killed %s any of its writes and started again', async (when) => {
    await storeFormerly()
    for (let passed = 0, isOver = false; !isOver; passed += 1) {
      let left = passed
      const write: DocumentStore['write'] = async (...args) => {
        left -= 1
        if (left < 0 && when === 'before') throw new Error('killed')
        const versions = await store.write(...args)
        if (left < 0) throw new Error('killed')
        return versions
      }
      isOver = await run({ write }).then(
        () => true,
        (error: Error) => error.message !== 'killed',
      )
    }
    await run()
    for (const name of containerNames) expect(await read(name), name).toEqual(expected(name))
  })

  it('never take the place of what changed after its move', async () => {
    const [sample] = samples.filter(({ home }) => home === 'cases')
    if (!sample) throw new Error('there is a sample')
    const { owner, document } = sample
    await createFormer()
    await container('houses').items.create(placed('bidders', owner, document))
    const changed = { ...document, title: 'Changed' }
    await container('cases').items.create(placed('cases', owner, changed))
    await run()
    expect(await read('cases')).toEqual([placed('cases', owner, changed)])
    expect(await names()).not.toContain('houses')
  })

  it('live no longer than before', async () => {
    const document = { id: 'turns:imports', type: 'turns', holders: [], waiting: [], served: [], ttl: 3_600 }
    await container('accounts').items.create(placed('accounts', ['a1'], document))
    const later = Date.now() + 600_000
    await run({}, () => new Date(later))
    const [moved] = await read('work')
    expect(moved?.ttl).toBeGreaterThan(2_900)
    expect(moved?.ttl).toBeLessThanOrEqual(3_001)
  })
})
