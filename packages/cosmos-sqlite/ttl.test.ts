import type { Container, ContainerDefinition } from '@azure/cosmos'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestCosmos, type TestCosmos } from './testing.ts'

let now = Date.UTC(2030, 0, 1)
let cosmos: TestCosmos
let container: Container
let definition: ContainerDefinition

beforeAll(async () => {
  cosmos = await startTestCosmos({ clock: () => now, purgeEveryMs: 0 })
  await cosmos.client.databases.create({ id: 'shop' })
})
afterAll(() => cosmos.close())

let made = 0
async function make(defaultTtl?: number) {
  made += 1
  const created = await cosmos.client.database('shop').containers.create({
    id: `c${made}`,
    partitionKey: { paths: ['/pk'] },
    uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/email'] }] },
    ...(defaultTtl === undefined ? {} : { defaultTtl }),
  })
  container = created.container
  definition = created.resource as ContainerDefinition
}
beforeEach(() => make(100))

const later = (seconds: number) => {
  now += seconds * 1000
}
const present = async (id: string) => (await container.item(id, 'a').read()).statusCode === 200
const queried = async () => (await container.items.query<string>('SELECT VALUE c.id FROM c', { partitionKey: 'a' }).fetchAll()).resources

it('expires items after the default, after their own time, or never', async () => {
  await container.items.create({ id: 'default', pk: 'a', email: 1 })
  await container.items.create({ id: 'short', pk: 'a', email: 2, ttl: 10 })
  await container.items.create({ id: 'never', pk: 'a', email: 3, ttl: -1 })
  later(9)
  expect(await queried()).toEqual(['default', 'short', 'never'])
  later(1)
  expect(await present('short')).toBe(false)
  expect(await queried()).toEqual(['default', 'never'])
  later(90)
  expect(await queried()).toEqual(['never'])
})

it('counts from the last write', async () => {
  await container.items.create({ id: '1', pk: 'a' })
  later(99)
  await container.item('1', 'a').patch([{ op: 'set', path: '/n', value: 1 }])
  later(99)
  expect(await present('1')).toBe(true)
})

it('ignores the time of items where the container has none', async () => {
  await make()
  await container.items.create({ id: '1', pk: 'a', ttl: 1 })
  later(1000)
  expect(await present('1')).toBe(true)
})

it('treats expired items as gone before they are purged', async () => {
  await container.items.create({ id: '1', pk: 'a', email: 'e' })
  later(100)
  const gone = container.item('1', 'a')
  await expect(gone.delete()).rejects.toMatchObject({ code: 404 })
  await expect(gone.replace({ id: '1', pk: 'a' })).rejects.toMatchObject({ code: 404 })
  expect((await container.items.create({ id: '2', pk: 'a', email: 'e' })).statusCode).toBe(201)
  later(100)
  expect((await container.items.upsert({ id: '2', pk: 'a', email: 'e' })).statusCode).toBe(201)
})

it('takes a new default for the items there are', async () => {
  await container.items.create({ id: 'default', pk: 'a', email: 1 })
  await container.items.create({ id: 'own', pk: 'a', email: 2, ttl: 500 })
  await container.replace({ ...definition, defaultTtl: 10 })
  later(20)
  expect(await queried()).toEqual(['own'])
  const { defaultTtl: _, ...without } = definition
  await container.replace(without)
  later(1000)
  expect(await queried()).toEqual(['default', 'own'])
})

it('gives the new default to what waits to be written while it is changed', async () => {
  const item = (id: string) => ({ id, pk: 'a', email: id, text: 'x'.repeat(15_000) })
  const large = (n: number) =>
    Array.from({ length: 100 }, (_, at) => ({ operationType: 'Create' as const, resourceBody: item(`batch-${n}-${at}`) }))
  const create = (at: number) => container.items.create(item(`waiting-${at}`))
  await create(0)
  const underWay = [0, 1, 2].map((n) => container.items.batch(large(n), 'a', { contentResponseOnWriteEnabled: false }))
  const created: Promise<{ etag: string }>[] = []
  let changed: Promise<unknown> | undefined
  for (let at = 1; at <= 60; at += 1) {
    if (at === 20) changed = container.replace({ ...definition, defaultTtl: 10 })
    created.push(create(at))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const etags = (await Promise.all(created)).map(({ etag }) => etag)
  await Promise.all([...underWay, changed])
  expect(new Set(etags).size).toBe(60)
  later(20)
  expect(await queried()).toEqual([])
})

it('refuses times that are not valid', async () => {
  for (const ttl of [0, -2, 1.5, '10', null, 2 ** 31]) {
    await expect(container.items.create({ id: 'x', pk: 'a', ttl: ttl as number })).rejects.toMatchObject({ code: 400 })
  }
})
