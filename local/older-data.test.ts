import { provision } from '@auctionwiz/cosmos-sqlite/provision'
import { startTestCosmos, type TestCosmos } from '@auctionwiz/cosmos-sqlite/testing'
import type { ContainerDefinition } from '@azure/cosmos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import definition from '../infra/cosmos.json' with { type: 'json' }
import { renewOlderData } from './older-data.ts'

let cosmos: TestCosmos
beforeAll(async () => {
  cosmos = await startTestCosmos()
  await provision(cosmos.client, { database: 'older', containers: definition.containers as ContainerDefinition[] })
})
afterAll(() => cosmos.close())

const place = { accountId: 'a1', auctionHouseId: 'h1' }
const own = { id: 'viw_1', type: 'bidderView:u1', name: 'My own', ownerId: 'u1' }
const shared = { id: 'viw_2', type: 'bidderView:shared', name: 'Of the house', ownerId: 'u1' }
const share = { id: 'network:bid_1', type: 'networkShare', bidderId: 'bid_1' }

const stored = async () => {
  const { resources } = await cosmos.client
    .database('older')
    .container('bidders')
    .items.query('SELECT c.id, c.type, c.keptBy FROM c ORDER BY c.id')
    .fetchAll()
  return resources
}

it('leaves data alone that no older version has left', async () => {
  const bidders = cosmos.client.database('older').container('bidders')
  for (const document of [own, shared, share]) await bidders.items.create({ ...document, ...place, uniqueKey: document.id })
  await cosmos.client.database('older').container('accounts').items.create({ id: 'account', type: 'account', accountId: 'a1' })
  const before = await stored()
  await renewOlderData(cosmos.client, 'older', () => Promise.reject(new Error('nothing to tell')))
  expect(await stored()).toEqual(before)
})

it('keeps saved views and has all bidders published again', async () => {
  const { database } = await cosmos.client.databases.createIfNotExists({ id: 'older' })
  await database.containers.create({ id: 'network', partitionKey: { paths: ['/personKey'] } })
  const told: string[] = []
  await renewOlderData(cosmos.client, 'older', async (accountId) => void told.push(accountId))
  expect(await stored()).toEqual([
    { id: 'viw_1', type: 'bidderView', keptBy: 'u1' },
    { id: 'viw_2', type: 'bidderView', keptBy: 'house' },
  ])
  expect(told).toEqual(['a1'])
  const { resources } = await database.containers.readAll().fetchAll()
  expect(resources.map(({ id }) => id)).not.toContain('network')
})
