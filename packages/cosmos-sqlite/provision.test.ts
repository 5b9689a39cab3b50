import type { ContainerDefinition } from '@azure/cosmos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DatabaseLayout, provision } from './provision.ts'
import { startTestCosmos, type TestCosmos } from './testing.ts'

let cosmos: TestCosmos
beforeAll(async () => {
  cosmos = await startTestCosmos()
})
afterAll(() => cosmos.close())

const bidders: ContainerDefinition = {
  id: 'bidders',
  partitionKey: { paths: ['/accountId', '/houseId'], kind: 'MultiHash', version: 2 } as never,
  indexingPolicy: {
    includedPaths: [{ path: '/*' }],
    excludedPaths: [{ path: '/notes/*' }],
    compositeIndexes: [
      [
        { path: '/tier', order: 'ascending' },
        { path: '/name', order: 'ascending' },
      ],
    ],
  },
}
const layout = (...containers: ContainerDefinition[]): DatabaseLayout => ({ database: 'wiz', containers })
const read = async (id: string) => (await cosmos.client.database('wiz').container(id).read()).resource

it('creates what is missing and changes nothing when run again', async () => {
  const definition = layout(bidders, { id: 'users', partitionKey: { paths: ['/userId'] }, defaultTtl: -1 })
  const text = JSON.stringify(definition)
  await provision(cosmos.client, definition)
  const before = [await read('bidders'), await read('users')]
  expect(before).toMatchObject([{ id: 'bidders' }, { id: 'users', defaultTtl: -1 }])
  await provision(cosmos.client, definition)
  expect([await read('bidders'), await read('users')]).toEqual(before)
  expect(JSON.stringify(definition)).toBe(text)
})

it('replaces the indexing policy of a filled container, and nothing of its items', async () => {
  const container = cosmos.client.database('wiz').container('bidders')
  for (let at = 0; at < 20; at += 1) {
    await container.items.create({
      id: `${at}`,
      accountId: 'a',
      houseId: 'h',
      tier: at % 3,
      name: `n${at}`,
      score: 100 - at,
      tags: [`t${at % 2}`],
    })
  }
  const before = (await container.item('7', ['a', 'h']).read()).resource
  const byScore = { query: 'SELECT VALUE c.id FROM c WHERE c.tier = 1 ORDER BY c.tier, c.score' }
  const ask = () => container.items.query<string>(byScore, { partitionKey: ['a', 'h'] }).fetchAll()
  await expect(ask()).rejects.toMatchObject({ code: 400 })
  await provision(
    cosmos.client,
    layout({
      ...bidders,
      defaultTtl: -1,
      indexingPolicy: {
        includedPaths: [{ path: '/*' }, { path: '/tags/[]/?' }],
        compositeIndexes: [
          [
            { path: '/tier', order: 'ascending' },
            { path: '/score', order: 'ascending' },
          ],
        ],
      },
    }),
  )
  expect((await ask()).resources).toEqual(['19', '16', '13', '10', '7', '4', '1'])
  const tagged = container.items.query<string>("SELECT VALUE c.id FROM c WHERE ARRAY_CONTAINS(c.tags, 't1') AND c.tier = 0", {
    partitionKey: ['a', 'h'],
  })
  expect((await tagged.fetchAll()).resources.sort()).toEqual(['15', '3', '9'])
  expect((await container.item('7', ['a', 'h']).read()).resource).toEqual(before)
  await provision(cosmos.client, layout(bidders))
  await expect(ask()).rejects.toMatchObject({ code: 400 })
  await container.items.create({ id: 'after', accountId: 'a', houseId: 'h', tags: ['x'] })
  await cosmos.restart()
  expect((await container.item('7', ['a', 'h']).read()).resource).toEqual(before)
})

it('refuses what cannot be changed', async () => {
  await expect(provision(cosmos.client, layout({ id: 'users', partitionKey: { paths: ['/other'] } }))).rejects.toThrow('/userId')
  const unique = { uniqueKeyPolicy: { uniqueKeys: [{ paths: ['/email'] }] } }
  await expect(provision(cosmos.client, layout({ id: 'users', partitionKey: { paths: ['/userId'] }, ...unique }))).rejects.toThrow('unique')
})
