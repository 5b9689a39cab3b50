import { ChangeFeedStartFrom, type Container } from '@azure/cosmos'
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

it('shows no reader half of a batch that is under way', { timeout: 30_000 }, async () => {
  const size = 100
  // Large enough that one batch takes many turns.
  const text = 'x'.repeat(15_000)
  const batch = (n: number) =>
    container.items.batch(
      times(size, (at) => ({ operationType: 'Upsert', resourceBody: { id: `${at}`, house: 'd', n, text } })),
      'd',
      { contentResponseOnWriteEnabled: false },
    )
  await batch(0)
  const read = async (at: number): Promise<number> => (await container.item(`${at}`, 'd').read()).resource?.n
  let writing = true
  let looks = 0
  const watch = async () => {
    while (writing) {
      const first = await read(0)
      const last = await read(size - 1)
      // The last is written at the end of a batch, and read later.
      expect(last).toBeGreaterThanOrEqual(first)
      const { resources } = await container.items
        .query<{ n: number }>('SELECT DISTINCT c.n FROM c', { partitionKey: 'd', maxItemCount: 1000 })
        .fetchAll()
      expect(resources).toHaveLength(1)
      const changes = container.items.getChangeFeedIterator<{ n: number }>({
        changeFeedStartFrom: ChangeFeedStartFrom.Beginning('d'),
        maxItemCount: 1000,
      })
      expect(new Set((await changes.readNext()).result.map(({ n }) => n)).size).toBe(1)
      looks += 1
    }
  }
  const watching = watch()
  for (let n = 1; n <= 10; n += 1) {
    await batch(n)
    expect(await read(size - 1)).toBe(n)
  }
  writing = false
  await watching
  expect(looks).toBeGreaterThan(0)
})

it('answers the query of a tenant before most of the many that another one sent first', async () => {
  const text = 'x'.repeat(20_000)
  for (let at = 0; at < 100; at += 1) await container.items.create({ id: `${at}`, house: 'big', text })
  await container.items.create({ id: '1', house: 'small', text })
  const answered: string[] = []
  // Each text is another one, so that no query costs less than the ones before.
  const query = (house: string, at: number) =>
    container.items
      .query<number>(`SELECT VALUE COUNT(1) FROM c WHERE CONTAINS(c.text, 'xy${at}')`, { partitionKey: house })
      .fetchAll()
      .then(() => answered.push(house))
  const flood = times(60, (at) => query('big', at))
  await query('small', 60)
  await Promise.all(flood)
  expect(answered).toHaveLength(61)
  expect(answered.indexOf('small')).toBeLessThan(30)
})
