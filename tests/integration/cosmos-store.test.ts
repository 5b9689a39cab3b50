import { provision } from '@auctionwiz/cosmos-sqlite/provision'
import { startTestCosmos, type TestCosmos } from '@auctionwiz/cosmos-sqlite/testing'
import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { storeSuite } from '@auctionwiz/platform/core/store/store-suite'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import type { ContainerDefinition } from '@azure/cosmos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import definition from '../../infra/cosmos.json' with { type: 'json' }

describe('the store over Cosmos DB', () => {
  let cosmos: TestCosmos
  let store: DocumentStore

  beforeAll(async () => {
    cosmos = await startTestCosmos()
    await provision(cosmos.client, { database: definition.database, containers: definition.containers as ContainerDefinition[] })
    store = cosmosStore(cosmosContainers({ endpoint: cosmos.url, database: definition.database, key: cosmos.key }))
  })
  afterAll(() => cosmos.close())

  storeSuite(
    async () => store,
    () => randomId('acc'),
  )

  it('distinguishes a throttled store from a broken one', async () => {
    await cosmos.fault({ method: 'POST', path: 'docs', status: 429, retryAfterMs: 1, count: 100 })
    const partition = partitionOf(store, 'throttles', ['k'])
    await expect(partition.write([{ kind: 'create', document: { id: 'a', type: 'x' } }])).rejects.toMatchObject({ reason: 'busy' })
    await cosmos.clearFaults()
  })

  it('waits out a short throttling', async () => {
    await cosmos.fault({ method: 'POST', path: 'docs', status: 429, retryAfterMs: 1, count: 2 })
    const partition = partitionOf(store, 'throttles', ['k2'])
    await partition.write([{ kind: 'create', document: { id: 'a', type: 'x' } }])
    expect(await storedIn(partition).read('a')).toBeDefined()
  })
})
