import { provision } from '@auctionwiz/cosmos-sqlite/provision'
import { startTestCosmos, type TestCosmos } from '@auctionwiz/cosmos-sqlite/testing'
import { reportOutdated, upgradeRecords } from '@auctionwiz/functions-auth/operator/upgrade-records'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { countInCosmos, findInCosmos } from '@auctionwiz/platform/azure/find-in-cosmos'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { upgradeStored } from '@auctionwiz/platform/core/records/upgrade-stored'
import { type DocumentStore, StoreError } from '@auctionwiz/platform/core/store/store'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import type { ContainerDefinition } from '@azure/cosmos'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import definition from '../infra/cosmos.json' with { type: 'json' }

let cosmos: TestCosmos
beforeAll(async () => {
  cosmos = await startTestCosmos()
})
afterAll(() => cosmos.close())
beforeEach(async () => {
  await cosmos.client.databases.createIfNotExists({ id: 'upgrades' })
  await cosmos.client.database('upgrades').delete()
  await provision(cosmos.client, { database: 'upgrades', containers: definition.containers as ContainerDefinition[] })
})

const paintings = record({
  type: 'painting',
  formerTypes: ['canvas'],
  container: 'bidders',
  names: ['painting', 'paintings'],
  about: 'A painting.',
  fields: () => ({ title: z.string() }),
  upgrades: [({ name, ...rest }) => ({ ...rest, title: name })],
  personalData: 'none',
})

const container = () => cosmos.client.database('upgrades').container('bidders')
const containers = async (name: string) => cosmos.client.database('upgrades').container(name)
const store = cosmosStore(containers)
const house = (index: number): [string, string] => [`a${index % 3}`, `h${index}`]

const put = async (index: number, fields: object) => {
  const [accountId, auctionHouseId] = house(index)
  await container().items.create({ id: `p${index}`, uniqueKey: `own:${index}`, accountId, auctionHouseId, ...fields })
}

interface Kept extends DocumentOf<typeof paintings> {
  schemaVersion?: number
  uniqueKey: string
}
const read = async (index: number) => (await container().item(`p${index}`, house(index)).read<Kept>()).resource

interface Line {
  text: string
  details: unknown
}

const upgrade = (over: Partial<DocumentStore> = {}, more: { now?: () => Date; limitMs?: number } = {}) => {
  const lines: Line[] = []
  const note = (text: string, ...details: unknown[]) => void lines.push({ text, details })
  const log = { info: note, warn: note, error: note }
  const ports = { store: { ...store, ...over }, find: findInCosmos(containers), records: [paintings], log }
  return { run: upgradeStored({ ...ports, now: () => new Date(), limitMs: 60_000, ...more }), lines }
}

describe('the command of operators', () => {
  const command = () => {
    const said: string[] = []
    const ports = {
      store,
      records: [paintings],
      find: findInCosmos(containers),
      count: countInCosmos(containers),
      log: silentLog,
    }
    return { said, parts: { ...ports, now: () => new Date(), wait: async () => undefined, say: (line: string) => void said.push(line) } }
  }

  it('says what is of an older version, shows how far it is, and ends when nothing is left', async () => {
    for (let index = 0; index < 1_100; index += 1) await put(index, { type: index % 2 === 0 ? 'painting' : 'canvas', name: 'Dawn' })
    const { said, parts } = command()
    expect(await reportOutdated(parts)).toBe(1_100)
    expect(await upgradeRecords(parts)).toBe(0)
    expect(said).toEqual([
      '  bidders painting: 1100 before version 2',
      '1100 documents are of an older version.',
      '  bidders painting: 1100 before version 2',
      '1100 documents are of an older version.',
      '  painting: 1000 upgraded so far',
      'All documents are of the present version.',
    ])
  })

  it('ends with the number of damaged documents, which stay as they are', async () => {
    await put(1, { type: 'canvas', name: 7 })
    await put(2, { type: 'canvas', name: 'Dawn' })
    const { parts } = command()
    expect(await upgradeRecords(parts)).toBe(1)
    expect(await read(1)).toMatchObject({ type: 'canvas', name: 7 })
  })

  it('waits while the database is busy and goes on', async () => {
    await put(1, { type: 'canvas', name: 'Dawn' })
    let busy = 2
    const write: DocumentStore['write'] = (...args) => {
      busy -= 1
      return busy >= 0 ? Promise.reject(new StoreError('busy', 'database: 503')) : store.write(...args)
    }
    const { parts } = command()
    expect(await upgradeRecords({ ...parts, store: { ...store, write } })).toBe(0)
  })
})

describe('the upgrade of stored records', () => {
  it('brings documents of former types and older versions in all partitions to the present form, once', async () => {
    for (let index = 0; index < 250; index += 1) await put(index, { type: index % 2 === 0 ? 'painting' : 'canvas', name: `Dawn ${index}` })
    await put(250, paintings.document({ id: 'p250', title: 'Noon' }))
    const etag = (await container().item('p250', house(250)).read()).etag
    expect(await upgrade().run()).toEqual({ upgraded: 250, left: false })
    for (const index of [0, 1, 249])
      expect(await read(index)).toMatchObject({
        type: 'painting',
        title: `Dawn ${index}`,
        schemaVersion: 2,
        uniqueKey: `own:${index}`,
        accountId: house(index)[0],
      })
    expect((await container().item('p250', house(250)).read()).etag).toBe(etag)
    expect(await upgrade().run()).toEqual({ upgraded: 0, left: false })
  })

  it('is continued by the next run when it was killed or out of time', async () => {
    for (let index = 0; index < 30; index += 1) await put(index, { type: 'canvas', name: `Dawn ${index}` })
    let writes = 0
    const write: DocumentStore['write'] = (...args) => {
      writes += 1
      return writes > 12 ? Promise.reject(new Error('killed')) : store.write(...args)
    }
    await expect(upgrade({ write }).run()).rejects.toThrow('killed')
    let time = 0
    const now = () => {
      time += 1
      return new Date(time)
    }
    expect(await upgrade({}, { now, limitMs: 12 }).run()).toMatchObject({ left: true })
    await upgrade().run()
    const { resources } = await container().items.query(`SELECT VALUE c.id FROM c WHERE c.type = 'canvas'`).fetchAll()
    expect(resources).toEqual([])
  })

  it('leaves a document to others that is changed at the same moment, and waits while the database is busy', async () => {
    await put(1, { type: 'canvas', name: 'Dawn' })
    let first = true
    const write: DocumentStore['write'] = async (...args) => {
      if (first) await container().items.upsert({ ...(await read(1)), name: 'Dusk' })
      first = false
      return store.write(...args)
    }
    expect(await upgrade({ write }).run()).toEqual({ upgraded: 1, left: false })
    expect(await read(1)).toMatchObject({ type: 'painting', title: 'Dusk' })
    await put(2, { type: 'canvas', name: 'Dawn' })
    const busy = upgrade({ write: () => Promise.reject(new StoreError('busy', 'database: 503')) })
    expect(await busy.run()).toEqual({ upgraded: 0, left: true })
    expect(busy.lines.map(({ text }) => text)).toEqual(['the upgrade of stored records waits for a busy service'])
  })

  it('names a damaged document by its id, leaves it as it is and upgrades the others', async () => {
    await put(1, { type: 'canvas', name: 7 })
    await put(2, { type: 'canvas', name: 'Dawn' })
    const { run, lines } = upgrade()
    expect(await run()).toEqual({ upgraded: 1, left: false })
    expect(await read(1)).toMatchObject({ type: 'canvas', name: 7 })
    const [line] = lines.filter(({ text }) => text === 'a stored record cannot be upgraded')
    expect(line?.details).toContainEqual({ type: 'painting', id: 'p1' })
  })

  it('does not prolong the time to live', async () => {
    await put(1, { type: 'canvas', name: 'Dawn', ttl: 3_600 })
    const later = Date.now() + 600_000
    await upgrade({}, { now: () => new Date(later) }).run()
    const { ttl = 0 } = (await read(1)) ?? {}
    expect(ttl).toBeGreaterThan(2_900)
    expect(ttl).toBeLessThanOrEqual(3_001)
  })
})
