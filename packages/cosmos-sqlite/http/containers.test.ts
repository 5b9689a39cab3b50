import type { ContainerDefinition, ContainerRequest, Database } from '@azure/cosmos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCosmos, type TestCosmos } from '../testing.ts'

let cosmos: TestCosmos
let database: Database

beforeAll(async () => {
  cosmos = await startTestCosmos()
  database = (await cosmos.client.databases.create({ id: 'shop' })).database
})
afterAll(() => cosmos.close())

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { code: number }) => error.code,
  )
const create = (definition: ContainerRequest) => database.containers.create(definition)

describe('databases', () => {
  it('creates, reads, lists, queries and deletes', async () => {
    const { resource } = await cosmos.client.databases.create({ id: 'other' })
    expect(resource).toMatchObject({ id: 'other', _self: `dbs/${resource?._rid}/` })
    expect((await cosmos.client.databases.createIfNotExists({ id: 'other' })).statusCode).toBe(200)
    expect(await code(cosmos.client.databases.create({ id: 'other' }))).toBe(409)
    const { resources } = await cosmos.client.databases.readAll().fetchAll()
    expect(resources.map(({ id }) => id).filter((id) => id === 'shop' || id === 'other')).toEqual(['shop', 'other'])
    const query = { query: 'SELECT * FROM root r WHERE r.id = @id', parameters: [{ name: '@id', value: 'other' }] }
    expect((await cosmos.client.databases.query(query).fetchAll()).resources).toHaveLength(1)
    await cosmos.client.database('other').delete()
    expect(await code(cosmos.client.database('other').read())).toBe(404)
    expect(await code(cosmos.client.database('other').container('x').read())).toBe(404)
  })
})

describe('containers', () => {
  it('fills in what Azure fills in', async () => {
    const { resource } = await create({ id: 'plain', partitionKey: { paths: ['/pk'] } })
    expect(resource).toMatchObject({
      id: 'plain',
      partitionKey: { paths: ['/pk'], kind: 'Hash' },
      indexingPolicy: { indexingMode: 'consistent', automatic: true, includedPaths: [{ path: '/*' }] },
      conflictResolutionPolicy: { mode: 'LastWriterWins' },
    })
    expect(resource?.defaultTtl).toBeUndefined()
  })

  it('lists and queries them within their database', async () => {
    await create({ id: 'listed', partitionKey: { paths: ['/pk'] } })
    const { resources } = await database.containers.readAll().fetchAll()
    expect(resources.map(({ id }) => id)).toContain('listed')
    const found = await database.containers.query({ query: "SELECT * FROM c WHERE c.id = 'listed'" }).fetchAll()
    expect(found.resources).toHaveLength(1)
    const { database: empty } = await cosmos.client.databases.create({ id: 'empty' })
    expect((await empty.containers.readAll().fetchAll()).resources).toEqual([])
  })

  it('gives a container that is created again another resource id, without the items', async () => {
    const definition = { id: 'again', partitionKey: { paths: ['/pk'] } }
    const first = await create(definition)
    await first.container.items.create({ id: '1', pk: 'a' })
    await first.container.delete()
    const second = await create(definition)
    expect(second.resource?._rid).not.toBe(first.resource?._rid)
    expect((await second.container.item('1', 'a').read()).statusCode).toBe(404)
  })

  it.each<[string, object]>([
    ['no partition key kind', { partitionKey: { paths: ['/a'], kind: 'Range' } }],
    ['more than three levels', { partitionKey: { paths: ['/a', '/b', '/c', '/d'], kind: 'MultiHash', version: 2 } }],
    ['a hierarchical key of version 1', { partitionKey: { paths: ['/a', '/b'], kind: 'MultiHash', version: 1 } }],
    ['an invalid default time to live', { defaultTtl: 0 }],
    ['a policy without the root', { indexingPolicy: { includedPaths: [{ path: '/a/?' }] } }],
    ['a composite index of one path', { indexingPolicy: { includedPaths: [{ path: '/*' }], compositeIndexes: [[{ path: '/a' }]] } }],
    ['too many unique keys', { uniqueKeyPolicy: { uniqueKeys: Array.from({ length: 11 }, (_, at) => ({ paths: [`/u${at}`] })) } }],
    ['a vector policy', { vectorEmbeddingPolicy: { vectorEmbeddings: [] } }],
  ])('refuses %s', async (_, part) => {
    const status = await code(create({ id: 'refused', partitionKey: { paths: ['/pk'] }, ...part } as never))
    expect([400, 501]).toContain(status)
  })

  it('keeps id, partition key and unique keys for life', async () => {
    const { container, resource } = await create({ id: 'fixed', partitionKey: { paths: ['/pk'] } })
    const body = resource as ContainerDefinition
    expect(await code(container.replace({ ...body, id: 'renamed' }))).toBe(400)
    expect(await code(container.replace({ ...body, partitionKey: { paths: ['/other'] } } as never))).toBe(400)
    expect(await code(container.replace({ ...body, uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/u'] }] } }))).toBe(400)
  })

  it('enforces unique keys within a partition, a missing value counting as null', async () => {
    const { container } = await create({
      id: 'unique',
      partitionKey: { paths: ['/pk'] },
      uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/email'] }, { paths: ['/a', '/b/c'] }] },
    })
    const make = (id: string, pk: string, rest: object) => code(container.items.create({ id, pk, ...rest }))
    expect(await make('1', 'x', { email: 'e', a: 1, b: { c: 1 } })).toBe(200)
    expect(await make('2', 'x', { email: 'e', a: 2 })).toBe(409)
    expect(await make('3', 'y', { email: 'e', a: 1, b: { c: 1 } })).toBe(200)
    expect(await make('4', 'x', { email: 'E', a: 1, b: { c: 2 } })).toBe(200)
    expect(await make('5', 'x', { email: 'f', a: 1, b: { c: 1 } })).toBe(409)
    expect(await make('6', 'x', { a: 3 })).toBe(200)
    expect(await make('7', 'x', { email: null, a: 4 })).toBe(409)
    expect(await code(container.item('4', 'x').patch([{ op: 'set', path: '/email', value: 'e' }]))).toBe(409)
    expect(await code(container.items.upsert({ id: '1', pk: 'x', email: 'e', a: 1, b: { c: 1 } }))).toBe(200)
  })

  it('shows the progress of indexing only when asked', async () => {
    const name = 'x-ms-documentdb-collection-index-transformation-progress'
    const { container } = await create({ id: 'progress', partitionKey: { paths: ['/pk'] } })
    expect((await container.read()).headers[name]).toBeUndefined()
    expect((await container.read({ populateQuotaInfo: true })).headers[name]).toBe('100')
  })
})

describe('offers', () => {
  it('keeps manual and autoscale throughput', async () => {
    const manual = await create({ id: 'manual', partitionKey: { paths: ['/pk'] }, throughput: 500 })
    const offer = await manual.container.readOffer()
    expect(offer.resource?.content?.offerThroughput).toBe(500)
    await offer.offer?.replace({ ...offer.resource, content: { ...offer.resource?.content, offerThroughput: 600 } } as never)
    expect((await manual.container.readOffer()).resource?.content?.offerThroughput).toBe(600)
    const auto = await create({ id: 'auto', partitionKey: { paths: ['/pk'] }, maxThroughput: 4000 })
    expect((await auto.container.readOffer()).resource?.content?.offerAutopilotSettings).toMatchObject({ maxThroughput: 4000 })
    expect(await code(create({ id: 'odd', partitionKey: { paths: ['/pk'] }, throughput: 450 }))).toBe(400)
    const shared = await cosmos.client.databases.create({ id: 'shared', throughput: 1000 })
    const member = await shared.database.containers.create({ id: 'member', partitionKey: { paths: ['/pk'] } })
    expect((await shared.database.readOffer()).resource?.content?.offerThroughput).toBe(1000)
    expect((await member.container.readOffer()).resource).toBeUndefined()
  })
})

it('keeps the spatial indexes that Azure adds to the policies it returns, so that such a policy can be put back', async () => {
  const spatialIndexes = [{ path: '/*', types: ['Point', 'LineString', 'Polygon', 'MultiPolygon'] }]
  const definition = {
    id: 'spatial',
    partitionKey: { paths: ['/pk'] },
    indexingPolicy: { includedPaths: [{ path: '/*' }], spatialIndexes },
  }
  const { container, resource } = await database.containers.create(definition as ContainerDefinition)
  expect(resource?.indexingPolicy).toMatchObject({ spatialIndexes })
  const again = await container.replace(resource as ContainerDefinition)
  expect(again.resource?.indexingPolicy).toMatchObject({ spatialIndexes })
})
