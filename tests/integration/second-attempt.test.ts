import { provision } from '@auctionwiz/cosmos-sqlite/provision'
import { startTestCosmos, type TestCosmos } from '@auctionwiz/cosmos-sqlite/testing'
import { cosmosContainers } from '@auctionwiz/platform/azure/cosmos-client'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import type { ContainerDefinition } from '@azure/cosmos'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import definition from '../../infra/cosmos.json' with { type: 'json' }

interface Tally extends StoredDocument {
  count: number
}

describe('a database that is away for a moment', () => {
  let cosmos: TestCosmos
  let partition: Partition

  beforeAll(async () => {
    cosmos = await startTestCosmos()
    await provision(cosmos.client, { database: definition.database, containers: definition.containers as ContainerDefinition[] })
    const store = cosmosStore(cosmosContainers({ endpoint: cosmos.url, database: definition.database, key: cosmos.key }))
    partition = partitionOf(store, 'accounts', [randomId('acc')])
    await partition.write([{ kind: 'put', document: { id: 'tally', type: 'tally', count: 1 } as Tally }])
  })
  beforeEach(() => cosmos.clearFaults())
  afterAll(() => cosmos.close())

  const count = async () => (await storedIn(partition).read<Tally>('tally'))?.document.count

  it.each([[{ status: 503 }], [{ drop: 'before' }]])('is asked once more after one %j', async (fault) => {
    await cosmos.fault({ ...fault, path: 'docs' })
    expect(await storedIn(partition).count({ type: 'tally' })).toBe(1)
    await cosmos.fault({ ...fault, path: 'docs' })
    expect(await storedIn(partition).read('tally')).toBeDefined()
    await cosmos.fault({ ...fault, path: 'docs' })
    expect((await storedIn(partition).query({ type: 'tally' }, { limit: 10 })).items).toHaveLength(1)
  })

  it.each([408, 410, 500, 502, 503, 504])('is busy as long as it answers %s', async (status) => {
    await cosmos.fault({ path: 'docs', status, count: 0 })
    await expect(storedIn(partition).read('tally')).rejects.toMatchObject({ reason: 'busy' })
    await expect(partition.write([{ kind: 'put', document: { id: 'x', type: 'x' } }])).rejects.toMatchObject({ reason: 'busy' })
  })

  it('is busy while no connection can be made', async () => {
    await cosmos.fault({ path: 'docs', drop: 'before', count: 0 })
    await expect(storedIn(partition).read('tally')).rejects.toMatchObject({ reason: 'busy' })
    await expect(partition.write([{ kind: 'put', document: { id: 'x', type: 'x' } }])).rejects.toMatchObject({ reason: 'busy' })
  })

  it('takes a write once more that cannot happen twice', async () => {
    await cosmos.fault({ path: 'docs', status: 503 })
    await partition.write([{ kind: 'create', document: { id: 'made', type: 'x' } }])
    expect(await storedIn(partition).read('made')).toBeDefined()
  })

  it('adds nothing twice when the answer to a write is lost, and says that it does not know', async () => {
    const before = await storedIn(partition).read<Tally>('tally')
    if (!before) throw new Error('no tally')
    const add = { kind: 'increment', id: 'tally', by: { count: 1 } } as const
    await cosmos.fault({ path: 'docs', method: 'POST', drop: 'after' })
    await expect(partition.write([add])).rejects.toMatchObject({ reason: 'busy' })
    expect(await count()).toBe(before.document.count + 1)
    await cosmos.fault({ path: 'docs', method: 'POST', drop: 'after' })
    await expect(partition.write([{ kind: 'create', document: { id: 'once', type: 'x' } }, add])).rejects.toMatchObject({ reason: 'busy' })
    expect(await count()).toBe(before.document.count + 2)
  })
})
