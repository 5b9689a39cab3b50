import { type BidderDocument, bidderDocument } from '@auctionwiz/domain/bidders/document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { storedIn, withStored } from '@auctionwiz/platform/core/testing/stored-in'
import { bidderRecord } from '@auctionwiz/records/bidders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareBidder, shareBidders } from './share-bidders.ts'
import { partOf, putEverywhere, refOf, regular, shared, type testNetwork } from './test-network.ts'

const parr = { email: 'v.parr@example.com', history: regular }

describe('the network', () => {
  it('gives a house without history the score of what three others publish, and the custom score none of it', async () => {
    const net = await shared()
    await net.put('b', { id: 'b1', email: parr.email })
    const before = await net.read('b', 'b1')
    expect(before.nationalScore).toMatchObject({ score: 50, tier: 'New' })
    await putEverywhere(net, { ...parr, email: 'V.Parr@example.com' })
    await net.put('b', { id: 'b1', email: parr.email })
    const after = await net.read('b', 'b1')
    expect(after.nationalScore.score).toBeGreaterThan(60)
    expect(after.nationalScore.tier).not.toBe('New')
    expect(after.scoreHistory.at(-1)).toMatchObject({
      cause: 'Record at other houses, until July',
      network: { kind: 'record', month: '2026-07' },
    })
    expect(after.localScore.score).toBe(before.localScore.score)
    expect(after.network?.auctions[0]).toEqual({ month: '2026-07', category: 'Furniture', outcome: 'on time' })
  })

  it('notifies each house that publishes a person when another house publishes them, and names the event', async () => {
    const net = await shared(['a', 'b', 'c', 'd'])
    await net.put('b', { id: 'b1', ...parr })
    await putEverywhere(net, parr)
    expect((await net.read('b', 'b1')).network?.facts.auctions).toBe(18)
    await net.put('a', {
      id: 'a1',
      email: parr.email,
      history: [{ auctionDate: '2026-10-09T18:00:00Z', daysToPay: 20 }, ...regular.slice(1)],
    })
    expect((await net.read('b', 'b1')).scoreHistory.at(-1)).toMatchObject({
      cause: 'Paid late at another house, October',
      network: { kind: 'late', month: '2026-10' },
    })
  })

  it('publishes nothing about people without a recorded auction', async () => {
    const net = await shared()
    for (let index = 0; index < 5; index += 1) await net.put('a', { id: `a${index}`, email: `none${index}@example.com` })
    await net.put('a', { id: 'stated', ...parr, source: 'file' })
    await net.put('a', { id: 'by_hand', ...parr, email: 'w.parr@example.com', source: 'manual' })
    expect(await net.held()).toEqual([])
    const house = net.network.house(refOf('a', ''))
    expect(await net.documentsOf(house, 'network-share')).toEqual([])
    await net.put('a', { id: 'recorded', email: 'x.parr@example.com', history: regular, source: 'platform' })
    expect([(await net.held()).length, (await net.documentsOf(house, 'network-share')).length]).toEqual([1, 1])
  })

  it('publishes only recorded facts of a person who also has stated ones', async () => {
    const net = await shared()
    await net.put('a', { id: 'a1', ...parr, history: regular.slice(0, 2) })
    const house = net.network.house(refOf('a', ''))
    const stored = await readerOf(bidderRecord, house).find('a1')
    if (!stored) throw new Error('no bidder')
    const facts = { ...stored.document.facts, auctions: 999_999_999, unpaid: 999_999_999, defaults: 900 }
    const stated = { ...stored.document.auctionHistory[0], id: 'stated', source: 'file', auctionDate: '2026-11-01T12:00:00Z' }
    const auctionHistory = [stated, ...stored.document.auctionHistory]
    const document = { ...stored.document, facts, auctionHistory } as BidderDocument
    await house.write([{ kind: 'put', document }])
    net.messages.push({ accountId: 'a', auctionHouseId: 'a_house', bidderIds: ['a1'] })
    await net.workOff()
    expect(await net.held()).toMatchObject([
      { contribution: { counts: { auctions: 2, unpaid: 0, defaults: 0 }, auctions: [{ month: '2026-03' }, { month: '2026-02' }] } },
    ])
  })

  it('holds nothing that names a person, a house, an auction, an amount or a day', async () => {
    const net = await shared()
    await putEverywhere(net, { ...parr, phone: '+1 212 555 0193' })
    await net.put('b', { id: 'b1', ...parr })
    const documents = await net.held()
    expect(documents).toHaveLength(7)
    const telltale = /parr|vanessa|555|a_house|"a1"|quibble|estate|gavel|port|77001|1234567|7654321|2026-\d\d-\d\d/i
    // Encrypted references are random texts, which may contain any three digits; so may hashes.
    const readable = JSON.stringify(documents, (field, value) =>
      ['sealedRef', 'id', 'personKey', 'contributionId', 'contributor'].includes(field) ? undefined : value,
    )
    expect(readable).not.toMatch(telltale)
    expect(documents).toEqual(documents.map((one) => ({ ...one, sealedRef: expect.stringMatching(/^v2\.[\w-]{80,}$/) })))
    expect(documents).toEqual(documents.map((one) => ({ ...one, contributor: expect.stringMatching(/^[\da-f]{32}$/) })))
    const { network } = await net.read('b', 'b1')
    expect(network).toBeDefined()
    expect(JSON.stringify(network?.auctions)).not.toMatch(telltale)
  })

  it('knows a person by email, or by phone and name, once; not by the phone of a household', async () => {
    const net = await shared()
    const phone = '+1 212 555 0193'
    await putEverywhere(net, { ...parr, phone })
    await net.put('b', { id: 'b1', email: parr.email, phone })
    await net.put('b', { id: 'b2', email: 'other@example.com', phone })
    await net.put('b', { id: 'b3', email: 'third@example.com', phone, firstName: 'Victor' })
    expect((await net.read('b', 'b1')).network?.facts.auctions).toBe(18)
    expect((await net.read('b', 'b2')).network?.facts.auctions).toBe(18)
    expect((await net.read('b', 'b3')).network).toBeUndefined()
  })

  it('neither publishes nor looks up a bidder without email and phone', async () => {
    const net = await shared()
    await putEverywhere(net, { ...parr, email: '' })
    await net.put('b', { id: 'b1', email: '' })
    expect(await net.held()).toEqual([])
    expect((await net.read('b', 'b1')).network).toBeUndefined()
    expect(await net.documentsOf(net.network.account('b'), 'network-lookups')).toEqual([])
  })

  it('leaves nothing behind when an account stops sharing or is no longer verified, and others as they were', async () => {
    const net = await shared()
    await net.put('b', { id: 'b1', ...parr })
    const { version: _version, updatedAt: _at, scoreHistory: _history, ...before } = await net.read('b', 'b1')
    await putEverywhere(net, { ...parr, phone: '+1 212 555 0193' })
    expect((await net.read('b', 'b1')).network).toBeDefined()
    expect(await net.held()).toHaveLength(7)
    await net.choose('a', false)
    expect(await net.held()).toHaveLength(5)
    expect(await net.read('b', 'b1')).toMatchObject(before)
    expect((await net.read('b', 'b1')).network).toBeUndefined()
    await net.choose('a', true)
    expect((await net.read('b', 'b1')).network).toBeDefined()
    net.unpaid.add('b')
    await net.choose('b', true)
    expect(await net.held()).toHaveLength(6)
    expect(await net.read('b', 'b1')).toMatchObject(before)
    expect((await net.read('b', 'b1')).scoreHistory.at(-1)?.cause).toBe('This account no longer takes part in the network of scores')
    for (const account of ['a', 'c', 'd']) net.unpaid.add(account)
    for (const account of ['a', 'c', 'd']) await net.choose(account, true)
    expect(await net.held()).toEqual([])
  })

  it('takes a deleted bidder away, and follows a change of email', async () => {
    const net = await shared()
    await net.put('b', { id: 'b1', ...parr })
    await putEverywhere(net, parr)
    await net.put('a', { id: 'a1', ...parr, email: 'new@example.com' })
    expect(await net.held()).toHaveLength(4)
    expect((await net.read('b', 'b1')).network).toBeUndefined()
    await net.remove('a', 'a1')
    expect(await net.held()).toHaveLength(3)
  })

  it('removes bidders deleted in bulk', async () => {
    const { put, network, held, messages, workOff } = await shared()
    await put('a', { id: 'a1', ...parr })
    await put('a', { id: 'a2', ...parr, email: 'w.parr@example.com' })
    await network.house(refOf('a', 'a1')).write([{ kind: 'remove', id: 'a1' }])
    const { accountId, auctionHouseId } = refOf('a', 'a1')
    messages.push({ accountId, auctionHouseId, since: '2026-11-21T09:00:00.000Z', removed: true })
    await workOff()
    expect(await held()).toHaveLength(1)
  })

  /** Adds many copies of a bidder to a house without notifying the network. */
  const putMany = async ({ network, read }: ReturnType<typeof testNetwork>, account: string, like: string, count: number) => {
    const { version: _version, ...bidder } = await read(account, like)
    const house = network.house(refOf(account, like))
    const many = Array.from({ length: count }, (_, index) => {
      const named = { ...bidder, id: `${account}_many${index}`, bidderId: `B-${index}`, email: `many${index}@example.com` }
      return bidderRecord.stored(bidderDocument(named))
    })
    for (let start = 0; start < count; start += 100)
      await house.write(many.slice(start, start + 100).map((document) => ({ kind: 'create', document })))
    const { items } = await readerOf(bidderRecord, house).page({}, { limit: count + 1 })
    return items.filter(({ document }) => document.id.startsWith(`${account}_many`))
  }

  it('publishes of many of a house with few calls: batches of its store, and two for each bucket of people', async () => {
    const net = await shared()
    await net.put('a', { id: 'a1', ...parr })
    const documents = await putMany(net, 'a', 'a1', 150)
    const calls: string[] = []
    const counted = (name: string, partition: Partition): Partition => {
      const stored = storedIn(partition)
      const count = <T>(call: string, answer: T): T => {
        calls.push(`${name} ${call}`)
        return answer
      }
      return {
        ...withStored(partition, {
          read: (id) => count('read', stored.read(id)),
          query: (query, page) => count('query', stored.query(query, page)),
        }),
        write: (writes) => count('write', partition.write(writes)),
      }
    }
    const ports = {
      ...net.network,
      house: (place: Parameters<typeof net.network.house>[0]) => counted('house', net.network.house(place)),
      people: (bucket: string) => counted('people', net.network.people(bucket)),
    }
    await shareBidders(ports, refOf('a', ''), documents, partOf('a'))
    expect(await net.held()).toHaveLength(151)
    expect(calls.filter((call) => /^house (read|query|write)$/.test(call))).toHaveLength(6)
    expect(calls.filter((call) => call === 'people write').length).toBeLessThanOrEqual(64)
    expect(calls.filter((call) => call === 'people query').length).toBeLessThanOrEqual(64)
  })

  it('notifies a house of all who changed with one message, and brings each of them up to date', async () => {
    const net = await shared()
    await net.put('a', { id: 'a1', ...parr })
    const ofA = await putMany(net, 'a', 'a1', 130)
    for (const account of ['b', 'c', 'd']) {
      await net.put(account, { id: `${account}1`, ...parr, email: `${account}@example.com` })
      await shareBidders(net.network, refOf(account, ''), await putMany(net, account, `${account}1`, 130), partOf(account))
    }
    net.messages.length = 0
    await shareBidders(net.network, refOf('a', ''), ofA, partOf('a'))
    expect(net.messages).toEqual(
      expect.arrayContaining(
        ['b', 'c', 'd'].map((accountId) => ({ accountId, auctionHouseId: `${accountId}_house`, notices: true, causedBy: 'a' })),
      ),
    )
    expect(net.messages).toHaveLength(3)
    const house = net.network.house(refOf('b', ''))
    expect(await net.documentsOf(house, 'network-notice')).toHaveLength(130)
    await net.workOff()
    expect(await net.documentsOf(house, 'network-notice')).toEqual([])
    for (const index of [0, 64, 129]) expect((await net.read('b', `b_many${index}`)).network?.facts.auctions).toBe(18)
  })

  it('gives the same result in any order, however often, and wherever it is interrupted', async () => {
    const accounts = ['a', 'b', 'c', 'd']
    const steps = fc.array(fc.tuple(fc.constantFrom(...accounts), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 12 })), {
      minLength: 1,
      maxLength: 10,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        const net = await shared(accounts)
        const last = new Map<string, number>()
        for (const [account, auctions, dies] of changes) {
          last.set(account, auctions)
          const person = { id: `${account}1`, email: parr.email, history: regular.slice(0, auctions) }
          const { people: open } = net.network
          let left = dies
          net.network.people = (bucket) => {
            left -= 1
            if (left === 0) throw new Error('killed')
            return open(bucket)
          }
          await net.put(account, person).catch((error: unknown) => expect(error).toMatchObject({ message: 'killed' }))
          net.network.people = open
          await shareBidder(net.network, refOf(account, person.id), partOf(account))
          await net.workOff()
        }
        const publishing = [...last].filter(([, auctions]) => auctions > 0)
        expect(await net.held()).toHaveLength(publishing.length)
        for (const [account, auctions] of last) {
          // An account that publishes nothing on the person gets changes in the nightly run.
          if (auctions === 0) await shareBidder(net.network, refOf(account, `${account}1`), partOf(account))
          const others = publishing.filter(([other]) => other !== account).map(([, count]) => count)
          const expected = others.length < 3 ? 0 : 3 * Math.min(...others)
          expect((await net.read(account, `${account}1`)).network?.facts.auctions ?? 0).toBe(expected)
        }
        for (const account of accounts) await net.choose(account, false)
        expect(await net.held()).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})
