import type { AuditEvent } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { lookupSummaryId, lookupSummaryRecord } from '@auctionwiz/records/network-lookups'
import { describe, expect, it } from 'vitest'
import { freeLookups } from './lookup-summary.ts'
import { allowLookups } from './lookups.ts'
import { putEverywhere, regular, shared } from './test-network.ts'

const place = { accountId: 'b', auctionHouseId: 'b_house' }
const asked = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    bidderId: `b${from + index}`,
    personKey: (from + index).toString(16).padStart(64, '0').split('').reverse().join(''),
    publishes: false,
    known: false,
  }))

describe('looking people up', () => {
  it('is audited once for each bidder, in one event per request, also for people whom the account publishes', async () => {
    const net = await shared()
    const person = { email: 'v.parr@example.com' }
    await net.put('b', { id: 'b1', ...person })
    await net.put('b', { id: 'b1', ...person })
    await net.put('b', { id: 'b2', email: 'w.parr@example.com', history: regular })
    await net.put('b', { id: 'b2', email: 'w.parr@example.com', history: regular.slice(0, 2) })
    await allowLookups(net.network, place, asked(40, 100))
    const events = (await net.documentsOf(net.network.account('b'), 'audit')) as AuditEvent[]
    expect(events.map(({ action, subjectId }) => [action, subjectId])).toEqual(Array(3).fill(['network.lookup', 'b_house']))
    const people = events.map(({ after }) => after as { people: number; bidderIds: string[] })
    expect(people.map(({ bidderIds }) => bidderIds.length).toSorted((x, y) => x - y)).toEqual([1, 1, 40])
    expect(people.flatMap(({ bidderIds }) => bidderIds)).toEqual(expect.arrayContaining(['b1', 'b2', 'b100', 'b139']))
  })

  it('is limited for people without an auction recorded by the account, and counts each once', async () => {
    const { network } = await shared()
    expect((await allowLookups(network, place, asked(freeLookups - 10))).size).toBe(freeLookups - 10)
    expect((await allowLookups(network, place, asked(freeLookups - 10))).size).toBe(freeLookups - 10)
    const last = await allowLookups(network, place, asked(20, freeLookups - 10))
    expect(last.size).toBe(10)
    expect((await allowLookups(network, place, asked(5, freeLookups + 100))).size).toBe(0)
    expect((await allowLookups(network, place, asked(5))).size).toBe(5)
    const publishing = asked(5, freeLookups + 100).map((one) => ({ ...one, publishes: true }))
    expect((await allowLookups(network, place, publishing)).size).toBe(5)
    expect((await allowLookups(network, { ...place, accountId: 'a' }, asked(5, freeLookups + 100))).size).toBe(5)
  })

  it('allows more for each person whom the account publishes, and each month', async () => {
    const net = await shared()
    const { network } = net
    await allowLookups(network, place, asked(freeLookups))
    await net.put('b', { id: 'b_active', email: 'x.parr@example.com', history: regular })
    const later = (hours: number) => ({ ...network, now: () => new Date(network.now().getTime() + hours * 3_600_000) })
    expect((await allowLookups(later(2), place, asked(20, freeLookups))).size).toBe(10)
    expect((await allowLookups(later(31 * 24), place, asked(30, freeLookups + 10))).size).toBe(30)
  })

  it('counts the same when houses of an account look people up at the same moment', async () => {
    const { network } = await shared()
    const groups = Array.from({ length: 6 }, (_, group) => asked(10, group * 10))
    await Promise.all(groups.map((group) => allowLookups(network, place, group)))
    const summary = await readerOf(lookupSummaryRecord, network.account('b')).find(lookupSummaryId)
    expect(summary?.document.total).toBe(60)
  })

  it('applies no network facts to a person beyond the limit', async () => {
    const net = await shared()
    await putEverywhere(net, { email: 'v.parr@example.com', history: regular })
    await allowLookups(net.network, place, asked(freeLookups))
    await net.put('b', { id: 'b_more', email: 'v.parr@example.com' })
    expect((await net.read('b', 'b_more')).network).toBeUndefined()
    expect((await net.read('b', 'b_more')).nationalScore.tier).toBe('New')
    await net.put('b', { id: 'b_more', email: 'v.parr@example.com', history: regular })
    expect((await net.read('b', 'b_more')).network).toBeDefined()
  })
})
