import { startTestCosmos } from '@auctionwiz/cosmos-sqlite/testing'
import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { expect, it, onTestFinished } from 'vitest'
import definition from '../../infra/cosmos.json' with { type: 'json' }

it('asks for no query plan where a query names its partition', async () => {
  const cosmos = await startTestCosmos()
  onTestFinished(() => cosmos.close())
  const { database } = await cosmos.client.databases.create({ id: 'auctionwiz' })
  await database.containers.create(definition.containers.find(({ id }) => id === 'bidders') as never)
  const store = cosmosStore(cosmosContainers({ endpoint: cosmos.url, database: 'auctionwiz', key: cosmos.key }))
  const documents = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    type: 'row',
    accountId: 'a',
    auctionHouseId: 'h',
    uniqueKey: `${index}`,
  }))
  await store.write(
    'bidders',
    ['a', 'h'],
    documents.map((document) => ({ kind: 'create', document })),
  )
  const query = { type: 'row' }
  const first = await store.query('bidders', ['a', 'h'], query, { limit: 20 })
  const second = await store.query('bidders', ['a', 'h'], query, { limit: 20, next: first.next })
  expect([first.items.length, second.items.length]).toEqual([20, 10])
  expect([await store.count('bidders', ['a', 'h'], query), await store.count('bidders', ['a', 'h'], query, 7)]).toEqual([30, 7])
  const { requests } = await cosmos.stats()
  expect(requests).toMatchObject({ query: 4 })
  expect(requests).not.toHaveProperty('queryPlan')
})
