import type { Container } from '@azure/cosmos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCosmos, type TestCosmos } from './testing.ts'

let cosmos: TestCosmos
let container: Container

beforeAll(async () => {
  cosmos = await startTestCosmos()
  const { database } = await cosmos.client.databases.create({ id: 'shop' })
  container = (await database.containers.create({ id: 'lots', partitionKey: { paths: ['/house'] } })).container
})
afterAll(() => cosmos.close())

const codes = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map((result) => (result.status === 'fulfilled' ? 200 : (result.reason as { code: number }).code))
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

it('lets one of many creations with the same id win', async () => {
  const all = await codes(times(20, (n) => container.items.create({ id: 'one', house: 'a', n })))
  expect(all.sort()).toEqual([200, ...times(19, () => 409)])
})

it('counts every increment', async () => {
  await container.items.create({ id: 'counter', house: 'a', n: 0 })
  await Promise.all(times(50, () => container.item('counter', 'a').patch([{ op: 'incr', path: '/n', value: 1 }])))
  expect((await container.item('counter', 'a').read()).resource).toMatchObject({ n: 50 })
})

it('lets one of many replacements of a version win', async () => {
  const { etag } = await container.items.create({ id: 'v', house: 'a' })
  const replace = (n: number) =>
    container.item('v', 'a').replace({ id: 'v', house: 'a', n }, { accessCondition: { type: 'IfMatch', condition: etag } })
  expect((await codes(times(20, replace))).sort()).toEqual([200, ...times(19, () => 412)])
})

it('keeps batches whole among other writes', async () => {
  const batch = (at: number) =>
    container.items.batch(
      [
        { operationType: 'Create', resourceBody: { id: `${at}-1`, house: 'b' } },
        { operationType: 'Create', resourceBody: { id: at % 2 ? `${at}-2` : 'taken', house: 'b' } },
      ],
      'b',
    )
  await container.items.create({ id: 'taken', house: 'b' })
  const writes = times(20, (at) => [batch(at), container.items.create({ id: `single-${at}`, house: 'b' })]).flat()
  await Promise.all(writes)
  const { resources } = await container.items
    .query<string>('SELECT VALUE c.id FROM c', { partitionKey: 'b', maxItemCount: 1000 })
    .fetchAll()
  const odd = times(10, (at) => at * 2 + 1)
  const expected = [...odd.flatMap((at) => [`${at}-1`, `${at}-2`]), ...times(20, (at) => `single-${at}`), 'taken']
  expect(resources.sort()).toEqual(expected.sort())
})

it('shows a query every write that was acknowledged before', async () => {
  for (let at = 0; at < 10; at += 1) {
    await container.items.create({ id: `${at}`, house: 'c' })
    expect((await container.items.query('SELECT VALUE COUNT(1) FROM c', { partitionKey: 'c' }).fetchAll()).resources).toEqual([at + 1])
  }
})
