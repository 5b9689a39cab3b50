import { tiers } from '@auctionwiz/contracts/scores'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { type NetworkMessage, networkPorts } from '@auctionwiz/functions-bidders/network/network-ports'
import { shareWork } from '@auctionwiz/functions-bidders/network/share-work'
import { nodeKeyedCrypto } from '@auctionwiz/platform/azure/keyed-crypto'
import { versionOf } from '@auctionwiz/platform/core/records/record'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, StoredDocument } from '@auctionwiz/platform/core/store/store'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { allRecords } from '@auctionwiz/records/all-records'
import { networkSharingRecord, sharingId } from '@auctionwiz/records/network-participation'
import { beforeAll, expect, it } from 'vitest'
import { seed } from './seed.ts'

const now = new Date('2026-11-21T09:00:00Z')
const crypto = nodeKeyedCrypto('the key of these tests, which is long enough')
let store: DocumentStore
const written: StoredDocument[] = []

const biddersOf = async (accountId: string, houseId: string): Promise<BidderDocument[]> =>
  (await store.query<BidderDocument>('bidders', [accountId, houseId], { type: 'bidder' }, { limit: 1000 })).items

const portsOver = (messages: NetworkMessage[]) =>
  networkPorts({
    store,
    crypto,
    isPaid: () => true,
    queue: { send: async (message) => void messages.push(message) },
    jobs: { send: async () => undefined },
    log: silentLog,
    now: () => now,
    wait: async () => undefined,
  })

beforeAll(async () => {
  const memory = memoryStore(() => now)
  const write: DocumentStore['write'] = (container, partition, writes) => {
    written.push(...writes.flatMap((one) => ('document' in one ? [one.document] : [])))
    return memory.write(container, partition, writes)
  }
  store = { ...memory, write }
  await seed(store, now, { crypto })
}, 120_000)

it('writes documents of the present versions, which fit their declarations', () => {
  const known = written.flatMap((document) => allRecords.filter((record) => record.is(document)).map((record) => ({ record, document })))
  expect(known.length).toBeGreaterThan(3_000)
  expect(
    new Set(known.filter(({ record, document }) => versionOf(document) !== record.version).map(({ document }) => document.type)),
  ).toEqual(new Set())
  for (const { record, document } of known) record.parse(document)
})

it('has bidders of every tier in New York, by either score', async () => {
  const bidders = await biddersOf('acc_harcourt', 'hse_newyork')
  expect(new Set(bidders.map(({ nationalScore }) => nationalScore.tier))).toEqual(new Set(tiers))
  expect(new Set(bidders.map(({ localScore }) => localScore.tier))).toEqual(new Set(tiers))
})

it('has the network show what other accounts publish from the beginning, and nothing left to bring up to date', async () => {
  const messages: NetworkMessage[] = []
  const informed = (await biddersOf('acc_harcourt', 'hse_newyork')).filter(({ network }) => network)
  expect(informed.length).toBeGreaterThan(200)
  const some = informed.slice(0, 100)
  await shareWork(portsOver(messages))({ accountId: 'acc_harcourt', auctionHouseId: 'hse_newyork', bidderIds: some.map(({ id }) => id) })
  expect(messages).toEqual([])
  const after = new Map((await biddersOf('acc_harcourt', 'hse_newyork')).map((bidder) => [bidder.id, bidder]))
  for (const bidder of some) expect(after.get(bidder.id)).toEqual(bidder)
})

it('gives a new house in the network the score of a bidder known in New York', async () => {
  const [known] = (await biddersOf('acc_harcourt', 'hse_newyork')).filter(({ network }) => network)
  if (!known) throw new Error('nobody is known')
  const { network: _network, ...bidder } = known
  const fresh = { ...bidder, id: 'bid_new', facts: { ...bidder.facts, auctions: 0 }, auctionHistory: [], recordedFacts: {} }
  const house = partitionOf(store, 'bidders', ['acc_new', 'hse_new'])
  await house.write([{ kind: 'put', document: fresh }])
  await partitionOf(store, 'accounts', ['acc_new']).write([networkSharingRecord.put({ id: sharingId, sharing: true })])
  await shareWork(portsOver([]))({ accountId: 'acc_new', auctionHouseId: 'hse_new', bidderIds: ['bid_new'] })
  const [informed] = await biddersOf('acc_new', 'hse_new')
  expect(informed?.network?.facts.auctions).toBeGreaterThan(0)
  expect(informed?.nationalScore.tier).not.toBe('New')
})
