import type { Container, FeedOptions, SqlQuerySpec } from '@azure/cosmos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCosmos, type TestCosmos } from '../testing.ts'

let cosmos: TestCosmos
let container: Container
let bidders: Container

const composite = (...paths: string[]) => paths.map((path) => ({ path, order: 'ascending' as const }))

beforeAll(async () => {
  cosmos = await startTestCosmos()
  const { database } = await cosmos.client.databases.create({ id: 'shop' })
  await database.containers.create({
    id: 'lots',
    partitionKey: { paths: ['/house'] },
    indexingPolicy: { includedPaths: [{ path: '/*' }], compositeIndexes: [composite('/kind', '/n')] },
  })
  container = database.container('lots')
  for (let n = 0; n < 30; n += 1) {
    await container.items.create({ id: `${n}`, house: n % 2 ? 'odd' : 'even', n, kind: `k${n % 3}`, tags: [n, `t${n % 2}`] })
  }
  await database.containers.create({
    id: 'bidders',
    partitionKey: { paths: ['/account', '/house'], kind: 'MultiHash', version: 2 } as never,
  })
  bidders = database.container('bidders')
  for (const [account, house, id] of [
    ['a', 'h', '1'],
    ['a', 'i', '2'],
    ['ab', 'h', '3'],
    ['b', 'h', '4'],
  ]) {
    await bidders.items.create({ id: id as string, account, house })
  }
})
afterAll(() => cosmos.close())

const all = async <T = unknown>(query: string | SqlQuerySpec, options: FeedOptions = {}, from = container) =>
  (await from.items.query<T>(query as string, options).fetchAll()).resources

/** Walks a query page by page with tokens alone, as a list of the product does. */
async function walk(query: string, maxItemCount: number, options: FeedOptions) {
  const pages: unknown[][] = []
  let continuationToken: string | undefined
  do {
    const page = await container.items
      .query(query, { ...options, maxItemCount, ...(continuationToken ? { continuationToken } : {}) })
      .fetchNext()
    pages.push(page.resources)
    continuationToken = page.continuationToken
  } while (continuationToken !== undefined)
  return pages
}

describe('queries of one partition', () => {
  it('see their partition alone', async () => {
    expect(await all('SELECT VALUE COUNT(1) FROM c', { partitionKey: 'odd' })).toEqual([15])
    expect(await all("SELECT VALUE c.id FROM c WHERE c.house = 'even'", { partitionKey: 'odd' })).toEqual([])
    expect(await all('SELECT * FROM c', { partitionKey: 'none' })).toEqual([])
  })

  it('take parameters, and return items as they were stored', async () => {
    const query = { query: 'SELECT * FROM c WHERE c.n = @n', parameters: [{ name: '@n', value: 7 }] }
    const [found] = await all(query, { partitionKey: 'odd' })
    expect(found).toEqual((await container.item('7', 'odd').read()).resource)
  })

  it.each([1, 4, 7, 100])('page by continuation token, %i items at a time', async (size) => {
    for (const query of [
      'SELECT VALUE c.n FROM c',
      'SELECT VALUE c.n FROM c ORDER BY c.n DESC',
      'SELECT VALUE c.n FROM c ORDER BY c.kind, c.n',
      'SELECT DISTINCT VALUE c.kind FROM c',
      'SELECT c.kind, COUNT(1) AS count FROM c GROUP BY c.kind',
      'SELECT VALUE t FROM c JOIN t IN c.tags WHERE c.n < 9',
      'SELECT VALUE c.n FROM c ORDER BY c.n OFFSET 3 LIMIT 9',
      'SELECT TOP 5 VALUE c.n FROM c',
    ]) {
      const pages = await walk(query, size, { partitionKey: 'odd' })
      expect(pages.flat()).toEqual(await all(query, { partitionKey: 'odd', maxItemCount: -1 }))
      expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(size)
    }
  })

  it('refuse a continuation token of another query', async () => {
    const { continuationToken } = await container.items.query('SELECT * FROM c', { partitionKey: 'odd', maxItemCount: 2 }).fetchNext()
    expect(continuationToken).toBeDefined()
    const other = container.items.query('SELECT c.id FROM c', { partitionKey: 'odd', continuationToken: continuationToken as string })
    await expect(other.fetchNext()).rejects.toMatchObject({ code: 400 })
  })

  it('cost the same however they are paged', async () => {
    const charge = async (maxItemCount: number) =>
      (await container.items.query('SELECT * FROM c', { partitionKey: 'odd', maxItemCount }).fetchAll()).requestCharge
    expect(await charge(2)).toBeCloseTo(await charge(100), 1)
  })

  it('are refused with the reason', async () => {
    const refused = (query: string) => all(query, { partitionKey: 'odd' })
    await expect(refused('SELECT FROM')).rejects.toMatchObject({ code: 400, message: expect.stringMatching(/syntax/i) })
    await expect(refused('SELECT * FROM c ORDER BY c.n, c.kind')).rejects.toMatchObject({ code: 400 })
    await expect(refused('SELECT NO_SUCH(c.n) FROM c')).rejects.toMatchObject({ code: 400 })
  })
})

describe('queries of a hierarchical key', () => {
  it('take a full key or the first components of one', async () => {
    const ids = (partitionKey: string[]) => all<string>('SELECT VALUE c.id FROM c', { partitionKey }, bidders)
    expect(await ids(['a', 'h'])).toEqual(['1'])
    expect((await ids(['a'])).sort()).toEqual(['1', '2'])
    expect(await ids(['b'])).toEqual(['4'])
    expect(await all('SELECT VALUE c.id FROM c ORDER BY c.id DESC', { partitionKey: ['a'] }, bidders)).toEqual(['2', '1'])
  })
})

describe('queries of all partitions', () => {
  it('give what those of one give together', async () => {
    expect(await all('SELECT * FROM c')).toHaveLength(30)
    expect(await all('SELECT VALUE c.n FROM c ORDER BY c.n')).toEqual(Array.from({ length: 30 }, (_, n) => n))
    expect(await all('SELECT VALUE COUNT(1) FROM c')).toEqual([30])
    expect(await all('SELECT DISTINCT VALUE c.kind FROM c')).toEqual(['k0', 'k1', 'k2'])
    expect(await all('SELECT c.kind, COUNT(1) AS count FROM c GROUP BY c.kind')).toHaveLength(3)
    expect(await all('SELECT VALUE c.n FROM c ORDER BY c.n OFFSET 28 LIMIT 5')).toEqual([28, 29])
    expect(await all('SELECT TOP 2 VALUE c.n FROM c')).toEqual([0, 1])
    expect(await all('SELECT VALUE c.n FROM c ORDER BY c.n', { maxItemCount: 4 })).toHaveLength(30)
  })

  it('give no continuation token for ORDER BY unless query control is on, as in Azure', async () => {
    const query = 'SELECT VALUE c.n FROM c ORDER BY c.n'
    const plain = await container.items.query(query, { maxItemCount: 5 }).fetchNext()
    expect(plain.resources).toHaveLength(5)
    expect(plain.continuationToken).toBeUndefined()
    const controlled = await container.items.query(query, { maxItemCount: 5, enableQueryControl: true }).fetchNext()
    expect(controlled.continuationToken).toBeDefined()
    const token = { continuationToken: controlled.continuationToken as string }
    await expect(container.items.query(query, { maxItemCount: 5, ...token }).fetchNext()).rejects.toThrow()
    const next = await container.items.query(query, { maxItemCount: 5, enableQueryControl: true, ...token }).fetchNext()
    expect(next.resources).toEqual([5, 6, 7, 8, 9])
  })

  it('give a token for queries that the gateway serves directly', async () => {
    const { continuationToken } = await container.items.query('SELECT * FROM c WHERE c.n > 3', { maxItemCount: 5 }).fetchNext()
    expect(continuationToken).toBeDefined()
  })

  it('answer aggregates without VALUE, several of them, and those of an ordered query', async () => {
    expect(await all('SELECT COUNT(1) AS n FROM c')).toEqual([{ n: 30 }])
    expect(await all('SELECT COUNT(1) AS n FROM c', { partitionKey: 'odd' })).toEqual([{ n: 15 }])
    expect(await all('SELECT COUNT(1) AS n, MIN(c.n) AS least, MAX(c.n) AS most FROM c')).toEqual([{ n: 30, least: 0, most: 29 }])
    expect(await all('SELECT VALUE MAX(c.n) FROM c ORDER BY c.n')).toEqual([29])
  })

  it('report syntax errors of queries that need a plan', async () => {
    await expect(all('SELECT * FROM c ORDER BY')).rejects.toMatchObject({ code: 400 })
  })

  it('drop the partition key when a plan is forced, as the SDK warns', async () => {
    expect(await all('SELECT VALUE COUNT(1) FROM c', { partitionKey: 'odd', forceQueryPlan: true })).toEqual([30])
  })
})

it('finds by an element of an array what was written just before', async () => {
  const { database } = container
  await database.containers.create({
    id: 'tagged',
    partitionKey: { paths: ['/house'] },
    indexingPolicy: { includedPaths: [{ path: '/tags/[]/?' }], excludedPaths: [{ path: '/*' }] },
  })
  const tagged = database.container('tagged')
  const ids = (tag: string) =>
    all<string>(`SELECT VALUE c.id FROM c WHERE ARRAY_CONTAINS(c.tags, "${tag}")`, { partitionKey: 'h' }, tagged).then((found) =>
      found.sort(),
    )
  await Promise.all(['1', '2', '3'].map((id) => tagged.items.create({ id, house: 'h', tags: ['new', id] })))
  expect(await ids('new')).toEqual(['1', '2', '3'])
  await tagged.items.create({ id: '4', house: 'h', tags: ['new'] })
  await tagged.items.upsert({ id: '4', house: 'h', tags: ['changed'] })
  await tagged.items.upsert({ id: '1', house: 'h', tags: ['changed'] })
  await tagged.item('2', 'h').delete()
  expect([await ids('new'), await ids('changed'), await ids('1')]).toEqual([['3'], ['1', '4'], []])
})

it('gives metrics when asked', async () => {
  const iterator = container.items.query('SELECT * FROM c', { partitionKey: 'odd', populateQueryMetrics: true })
  const { headers } = (await iterator.fetchNext()) as unknown as {
    headers: Record<string, Record<string, { outputDocumentCount: number }>>
  }
  expect(headers['x-ms-documentdb-query-metrics']?.['0']?.outputDocumentCount).toBe(15)
})

it('lets point reads pass while a query runs', async () => {
  const slow = all('SELECT VALUE COUNT(1) FROM c JOIN a IN c.tags JOIN b IN c.tags JOIN d IN c.tags WHERE CONTAINS(ToString(c), "x", true)')
  expect((await container.item('1', 'odd').read()).statusCode).toBe(200)
  await slow
})
