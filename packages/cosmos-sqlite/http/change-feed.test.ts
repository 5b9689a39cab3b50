import { type ChangeFeedIteratorOptions, ChangeFeedStartFrom, type Container, StatusCodes } from '@azure/cosmos'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestCosmos, type TestCosmos } from '../testing.ts'

const start = Date.UTC(2030, 0, 1)
let now = start
let cosmos: TestCosmos
let container: Container

beforeEach(async () => {
  now = start
  cosmos = await startTestCosmos({ clock: () => now, purgeEveryMs: 0 })
  const { database } = await cosmos.client.databases.create({ id: 'shop' })
  container = (await database.containers.create({ id: 'lots', partitionKey: { paths: ['/house'] }, defaultTtl: -1 })).container
  for (const id of ['1', '2', '3', '4', '5']) await container.items.create({ id, house: Number(id) % 2 ? 'odd' : 'even' })
  now += 60_000
  await container.items.upsert({ id: '1', house: 'odd', again: true })
  await container.item('3', 'odd').delete()
})
afterEach(() => cosmos.close())

/** Ids of all changes up to the end of the feed, and the continuation there. */
async function drain(options: ChangeFeedIteratorOptions, from = container) {
  const iterator = from.items.getChangeFeedIterator<{ id: string }>(options)
  const ids: string[] = []
  for (;;) {
    const page = await iterator.readNext()
    if (page.statusCode === StatusCodes.NotModified) return { ids, token: page.continuationToken }
    ids.push(...page.result.map(({ id }) => id))
  }
}

it('reads the latest versions in the order of their changes, in pages', async () => {
  for (const maxItemCount of [1, 2, 100]) {
    const { ids } = await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning(), maxItemCount })
    expect(ids).toEqual(['2', '4', '5', '1'])
  }
})

it('reads one partition key, and one feed range', async () => {
  expect((await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning('odd') })).ids).toEqual(['5', '1'])
  const [range] = await container.getFeedRanges()
  if (!range) throw new Error('no feed range')
  expect((await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning(range) })).ids).toEqual(['2', '4', '5', '1'])
})

it('starts now or at a time', async () => {
  expect((await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Now() })).ids).toEqual([])
  expect((await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Time(new Date(start + 30_000)) })).ids).toEqual(['1'])
})

it('continues from its position, also after a restart', async () => {
  const { token } = await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning() })
  const { token: own } = await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning('even') })
  await container.items.create({ id: 'newest', house: 'odd' })
  await container.item('newest', 'odd').delete()
  await cosmos.restart()
  // A separate client: the other one may still hold a connection to the endpoint that is gone.
  container = cosmos.connect().database('shop').container('lots')
  await container.items.create({ id: '6', house: 'even' })
  for (const continuation of [token, own]) {
    expect((await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Continuation(continuation) })).ids).toEqual(['6'])
  }
})

it('leaves expired items out', async () => {
  const { token } = await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning() })
  await container.items.create({ id: 'short', house: 'odd', ttl: 10 })
  now += 11_000
  expect((await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Continuation(token) })).ids).toEqual([])
})

it('says what it does not offer', async () => {
  const { container: houses } = await cosmos.client.database('shop').containers.create({
    id: 'houses',
    partitionKey: { paths: ['/a', '/b'], kind: 'MultiHash', version: 2 },
  } as never)
  const iterator = houses.items.getChangeFeedIterator({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning(['x']) })
  await expect(iterator.readNext()).rejects.toMatchObject({ code: 501 })
})

it('reads one key among many changes of others', async () => {
  const { container: lots } = await cosmos.client.database('shop').containers.create({ id: 'many', partitionKey: { paths: ['/house'] } })
  const ids = Array.from({ length: 1100 }, (_, index) => `m${index}`)
  for (const id of ['1', '2']) await lots.items.create({ id, house: 'few' })
  for (let at = 0; at < ids.length; at += 100) {
    const creates = ids.slice(at, at + 100).map((id) => ({ operationType: 'Create' as const, resourceBody: { id, house: 'many' } }))
    await lots.items.batch(creates, 'many')
  }
  await lots.items.upsert({ id: '1', house: 'few', again: true })
  for (const maxItemCount of [1, 100])
    expect((await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning('few'), maxItemCount }, lots)).ids).toEqual(['2', '1'])
  expect((await drain({ changeFeedStartFrom: ChangeFeedStartFrom.Beginning('many'), maxItemCount: 300 }, lots)).ids).toEqual(ids)
})
