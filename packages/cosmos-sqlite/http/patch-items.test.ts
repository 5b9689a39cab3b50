import type { Container } from '@azure/cosmos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCosmos, type TestCosmos } from '../testing.ts'

let cosmos: TestCosmos
let container: Container

beforeAll(async () => {
  cosmos = await startTestCosmos()
  const { database } = await cosmos.client.databases.create({ id: 'shop' })
  container = (await database.containers.create({ id: 'lots', partitionKey: { paths: ['/house'] } })).container
})
afterAll(() => cosmos.close())

it('patches an item and leaves it alone when an operation is refused', async () => {
  await container.items.create({ id: '1', house: 'a', n: 1, tags: ['x'] })
  const item = container.item('1', 'a')
  const { resource, statusCode } = await item.patch([
    { op: 'incr', path: '/n', value: 1 },
    { op: 'add', path: '/tags/-', value: 'y' },
  ])
  expect(statusCode).toBe(200)
  expect(resource).toMatchObject({ n: 2, tags: ['x', 'y'] })
  const refused = item.patch([
    { op: 'set', path: '/n', value: 9 },
    { op: 'remove', path: '/none' },
  ])
  await expect(refused).rejects.toMatchObject({ code: 400 })
  expect((await item.read()).resource).toMatchObject({ n: 2, _etag: resource?._etag })
  await expect(container.item('none', 'a').patch([{ op: 'set', path: '/n', value: 1 }])).rejects.toMatchObject({ code: 404 })
})

it('patches under a condition', async () => {
  await container.items.create({ id: '2', house: 'a', n: 5 })
  await container.items.create({ id: '3', house: 'a', n: 50 })
  const item = container.item('2', 'a')
  const operations = [{ op: 'set' as const, path: '/done', value: true }]
  await expect(item.patch({ condition: 'from c where c.n > 10', operations })).rejects.toMatchObject({ code: 412 })
  expect((await item.patch({ condition: 'FROM x WHERE x.n < 10 OR false', operations })).resource).toMatchObject({ done: true })
  await expect(item.patch({ condition: 'where', operations })).rejects.toMatchObject({ code: 400 })
  await expect(item.patch({ condition: 'from c', operations })).rejects.toMatchObject({ code: 400 })
})

it('patches under a condition within a batch', async () => {
  await container.items.create({ id: '4', house: 'b', n: 1 })
  const guarded = (condition: string) =>
    container.items.batch(
      [
        { operationType: 'Patch', id: '4', resourceBody: { operations: [{ op: 'incr', path: '/n', value: 1 }] } },
        { operationType: 'Patch', id: '4', resourceBody: { condition, operations: [{ op: 'incr', path: '/n', value: 1 }] } },
      ],
      'b',
    )
  expect((await guarded('from c where c.n = 1')).result?.map(({ statusCode }) => statusCode)).toEqual([424, 412])
  expect((await guarded('from c where c.n = 2')).result?.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await container.item('4', 'b').read()).resource).toMatchObject({ n: 3 })
})
