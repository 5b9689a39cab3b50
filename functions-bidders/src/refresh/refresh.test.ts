import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { accountRecord } from '@auctionwiz/records/accounts'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { networkSharingRecord, sharingId } from '@auctionwiz/records/network-participation'
import { testAccount } from '@auctionwiz/records/testing/fixtures'
import { expect, it } from 'vitest'
import type { NetworkMessage } from '../network/network-ports.ts'
import { noteParticipation } from '../network/noted-participation.ts'
import { testApp } from '../testing.ts'
import type { RefreshMessage, RefreshPorts } from './refresh-ports.ts'
import { failRefresh, refreshWork, startRefresh } from './refresh-work.ts'

/** A house of one bidder whose scores predate the bidder's first year, on a Saturday night. */
const setUp = async () => {
  const app = await testApp()
  const { store, clock } = app
  const account = partitionOf(store, 'accounts', ['a1'])
  await account.write([accountRecord.put(testAccount({ tier: 'tier-4' }))])
  const accounts = accountRegistry(store)
  await accounts.note('a1')
  const words: RefreshMessage[] = []
  const network: NetworkMessage[] = []
  const paid = new Set<string>()
  const ports: RefreshPorts = {
    accounts,
    account: (accountId) => partitionOf(store, 'accounts', [accountId]),
    house: ({ accountId, auctionHouseId }) => partitionOf(store, 'bidders', [accountId, auctionHouseId]),
    queue: { send: async (message) => void words.push(message) },
    jobs: app.ports.queue,
    network: { send: async (message) => void network.push(message) },
    isPaid: (accountId) => paid.has(accountId),
    log: app.ports.log,
    now: () => clock.now,
  }
  await noteParticipation(ports, 'a1')
  const { id } = await app.call('createBidder', { body: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' } })
  const house = partitionOf(store, 'bidders', ['a1', 'h1'])
  const read = async () => {
    const stored = await readerOf(bidderRecord, house).find(id)
    if (!stored) throw new Error('no bidder')
    return stored
  }
  const facts = {
    auctions: 9,
    lotsBid: 30,
    activeMonths: 6,
    firstAuction: '2026-01-10T10:00:00Z',
    mostRecentAuction: '2026-10-10T10:00:00Z',
  }
  const { document } = await read()
  await house.write([{ kind: 'put', document: bidderRecord.stored({ ...document, facts: { ...document.facts, ...facts } }) }])
  await app.call('rescoreBidders')
  await app.workOff()
  const night = async (now: string) => {
    clock.now = new Date(now)
    await startRefresh(ports)()
    for (let word = words.shift(); word; word = words.shift()) await refreshWork(ports)(word)
  }
  return { ...app, ports, accounts, words, network, paid, account, read, night }
}

it('brings scores up to the day, and names time as the cause', async () => {
  const { read, night, workOff, call } = await setUp()
  const componentsOf = async () => {
    const { document, version } = await read()
    return bidderOf({ document, version }).nationalScore.parts.map(({ component }) => component)
  }
  expect(await componentsOf()).not.toContain('loyaltyBonus')
  await night('2027-01-18T02:30:00Z')
  await workOff()
  expect(await componentsOf()).toContain('loyaltyBonus')
  expect((await read()).document.scoreHistory.at(-1)).toMatchObject({ cause: 'Time passed', at: '2027-01-18T02:30:00.000Z' })
  expect((await call('listJobs')).jobs).toMatchObject([{ kind: 'rescore', startedBy: 'AuctionWiz', status: 'completed' }])
})

it('does a house once a night, however often the timer or a message comes', async () => {
  const { sent, night, workOff, call } = await setUp()
  await night('2027-01-18T02:30:00Z')
  await night('2027-01-18T02:31:00Z')
  expect(sent).toHaveLength(1)
  await workOff()
  await night('2027-01-18T03:00:00Z')
  expect(sent).toHaveLength(0)
  await night('2027-01-19T02:30:00Z')
  expect(sent).toHaveLength(1)
  await workOff()
  expect((await call('listJobs')).jobs).toMatchObject([{ startedAt: '2027-01-19T02:30:00.000Z', result: { changed: 0 } }])
})

it('leaves what someone has just started alone', async () => {
  const { sent, night, clock, call } = await setUp()
  clock.now = new Date('2027-01-17T23:59:00Z')
  await call('rescoreBidders')
  await night('2027-01-18T02:30:00Z')
  expect(sent).toHaveLength(1)
  expect((await call('listJobs')).jobs).toMatchObject([{ startedBy: 'Una Staff', status: 'waiting' }])
})

it('compares houses with the network on Sundays', async () => {
  const { network, night } = await setUp()
  await night('2027-01-16T02:30:00Z')
  expect(network).toEqual([])
  await night('2027-01-17T02:30:00Z')
  expect(network).toEqual([{ accountId: 'a1', auctionHouseId: 'h1' }])
})

it('compares the houses of an account that takes part every night, and all of them once that changes', async () => {
  const { network, night, ports, paid, account } = await setUp()
  await account.write([networkSharingRecord.put({ id: sharingId, sharing: true })])
  paid.add('a1')
  await night('2027-01-18T02:30:00Z')
  expect(network).toEqual([{ accountId: 'a1' }, { accountId: 'a1', auctionHouseId: 'h1' }])
  await noteParticipation(ports, 'a1')
  network.length = 0
  await night('2027-01-19T02:30:00Z')
  expect(network).toEqual([{ accountId: 'a1', auctionHouseId: 'h1' }])
  paid.clear()
  network.length = 0
  await night('2027-01-20T02:30:00Z')
  expect(network).toEqual([{ accountId: 'a1' }])
})

it('goes through accounts page by page, and skips those that are gone silently', async () => {
  const { ports, accounts, words, network, sent } = await setUp()
  for (let index = 0; index < 250; index += 1) await accounts.note(`acc_${index}`)
  await accounts.forget('acc_7')
  await accounts.forget('acc_7')
  const night = '2027-01-17'
  await refreshWork(ports)({ night })
  expect(words.filter(({ accountId }) => accountId !== undefined)).toHaveLength(100)
  const told = new Set<string>()
  for (let word = words.shift(); word; word = words.shift()) {
    if (word.accountId !== undefined) told.add(word.accountId)
    await refreshWork(ports)(word)
  }
  expect(told.size).toBe(250)
  expect(sent).toHaveLength(1)
  expect(network).toHaveLength(1)
})

it.each([[{}], [{ night: 5 }], [{ night: '2027-01-17', accountId: '../a1' }], [undefined]])('refuses the message %j', async (message) => {
  const { ports } = await setUp()
  await expect(refreshWork(ports)(message)).rejects.toThrow('not a message of the night')
})

it('logs what failed too often', async () => {
  const told: unknown[] = []
  const log = { info: () => undefined, warn: () => undefined, error: (message: string) => void told.push(message) }
  await failRefresh({ log })({ night: '2027-01-17' })
  expect(told).toEqual(['bidders were not refreshed tonight'])
})
