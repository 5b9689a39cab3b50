import { provision } from '@auctionwiz/cosmos-sqlite/provision'
import { startTestCosmos, type TestCosmos } from '@auctionwiz/cosmos-sqlite/testing'
import { reencryptConnections } from '@auctionwiz/functions-upload/platforms/reencrypt-connections'
import { cosmosStore } from '@auctionwiz/platform/azure/cosmos-store'
import { findInCosmos } from '@auctionwiz/platform/azure/find-in-cosmos'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { connectionId, platformConnectionRecord } from '@auctionwiz/records/platform-connections'
import type { ContainerDefinition } from '@azure/cosmos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import definition from '../infra/cosmos.json' with { type: 'json' }

const [former, next] = ['the former secret of these tests, long', 'the next secret of these tests, long enough']
const houses = 120

let cosmos: TestCosmos
beforeAll(async () => {
  cosmos = await startTestCosmos()
  await provision(cosmos.client, { database: 'keys', containers: definition.containers as ContainerDefinition[] })
})
afterAll(() => cosmos.close())

it('moves the connections of all houses in the database to a new key', async () => {
  const containers = async (name: string) => cosmos.client.database('keys').container(name)
  const store = cosmosStore(containers)
  const connections = (index: number) =>
    recordsOf(platformConnectionRecord, partitionOf(store, 'bidders', [`acc_${index % 7}`, `hse_${index}`]))
  const place = (index: number) => `acc_${index % 7}/hse_${index}/gavelnet`
  const before = secretEncryption(former)
  for (let index = 0; index < houses; index += 1)
    await connections(index).create({
      id: connectionId('gavelnet'),
      platformId: 'gavelnet',
      sealedKey: await before.encrypt(`key ${index}`, place(index)),
      connectedAt: '2026-11-21T09:00:00Z',
      connectedBy: 'Una',
    })
  const encryption = secretEncryption(next, former)
  const move = reencryptConnections({ store, encryption, find: findInCosmos(containers), log: silentLog, now: () => new Date() })
  expect(await move()).toEqual({ moved: houses, left: 0 })
  expect(await move()).toEqual({ moved: 0, left: 0 })
  const alone = secretEncryption(next)
  for (const index of [0, 1, houses - 1]) {
    const { sealedKey } = (await connections(index).read(connectionId('gavelnet'))).document
    expect(await alone.decrypt(sealedKey, place(index))).toBe(`key ${index}`)
  }
})
