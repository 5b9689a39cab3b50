import { type BidderDocument, bidderDocument } from '@auctionwiz/domain/bidders/document'
import { contributionOf } from '@auctionwiz/domain/network/contribution'
import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import type { Partition } from '@auctionwiz/platform/core/partition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contributionsOf, putContributions } from './contributions.ts'
import { shareBidder, shareBidders } from './share-bidders.ts'
import { regular, seatOf, shared, testNetwork } from './test-network.ts'

describe('the network', () => {
  it('gives a house without history the score of what others know, and the custom score none of it', async () => {
    const { put, read } = await shared()
    await put('b', { id: 'b1', email: 'v.parr@example.com' })
    const before = await read('b', 'b1')
    expect(before.nationalScore).toMatchObject({ score: 50, tier: 'New' })
    await put('a', { id: 'a1', email: 'V.Parr@example.com', history: regular })
    const after = await read('b', 'b1')
    expect(after.nationalScore.score).toBeGreaterThan(60)
    expect(after.nationalScore.tier).not.toBe('New')
    expect(after.scoreHistory.at(-1)?.cause).toBe('Activity at other auction houses')
    expect(after.localScore.score).toBe(before.localScore.score)
    expect(after.network?.auctions[0]).toEqual({ month: '2026-07', category: 'Furniture', outcome: 'on time' })
  })

  it('holds nothing that names a person, a house, an auction, an amount or a day', async () => {
    const { put, held, read } = await shared()
    await put('a', { id: 'a1', email: 'v.parr@example.com', phone: '+1 212 555 0193', history: regular })
    await put('b', { id: 'b1', email: 'v.parr@example.com' })
    const documents = await held()
    expect(documents).toHaveLength(3)
    const telltale = /parr|vanessa|555|a_house|"a1"|quibble|estate|gavel|port|77001|1234567|7654321|2026-\d\d-\d\d/i
    // Sealed seats are another random text each time, which may hold any three digits.
    const readable = JSON.stringify(documents, (field, value) => (field === 'seat' ? undefined : value))
    expect(readable).not.toMatch(telltale)
    expect(documents).toEqual(documents.map((one) => ({ ...one, seat: expect.stringMatching(/^[\da-f]{24}\.[\da-f]{100,}$/) })))
    const { network } = await read('b', 'b1')
    expect(JSON.stringify(network?.auctions)).not.toMatch(telltale)
  })

  it('knows a person by e-mail, or by phone and name, once; not by the phone of a household', async () => {
    const { put, read } = await shared()
    const phone = '+1 212 555 0193'
    await put('a', { id: 'a1', email: 'v.parr@example.com', phone, history: regular })
    await put('b', { id: 'b1', email: 'v.parr@example.com', phone })
    await put('b', { id: 'b2', email: 'other@example.com', phone })
    await put('b', { id: 'b3', email: 'third@example.com', phone, firstName: 'Victor' })
    expect((await read('b', 'b1')).network?.facts.auctions).toBe(6)
    expect((await read('b', 'b2')).network?.facts.auctions).toBe(6)
    expect((await read('b', 'b3')).network).toBeUndefined()
  })

  it('leaves nothing behind when an account stops sharing, and others as they were', async () => {
    const { put, choose, read, held } = await shared()
    await put('b', { id: 'b1', email: 'v.parr@example.com' })
    const { version: _version, updatedAt: _at, scoreHistory: _history, ...before } = await read('b', 'b1')
    await put('a', { id: 'a1', email: 'v.parr@example.com', phone: '+1 212 555 0193', history: regular })
    await put('a', { id: 'a2', email: 'w.parr@example.com', history: regular })
    expect(await held()).toHaveLength(4)
    await choose('a', false)
    expect(await held()).toHaveLength(1)
    expect(await read('b', 'b1')).toMatchObject(before)
    expect((await read('b', 'b1')).network).toBeUndefined()
    await choose('b', false)
    expect(await held()).toEqual([])
  })

  it('takes a deleted bidder away, and follows a change of e-mail', async () => {
    const { put, remove, held, read } = await shared()
    await put('a', { id: 'a1', email: 'v.parr@example.com', history: regular })
    await put('b', { id: 'b1', email: 'v.parr@example.com' })
    await put('a', { id: 'a1', email: 'new@example.com', history: regular })
    expect(await held()).toHaveLength(2)
    expect((await read('b', 'b1')).network).toBeUndefined()
    await remove('a', 'a1')
    expect(await held()).toHaveLength(1)
  })

  it('takes away whoever was removed with many others', async () => {
    const { put, network, held, words, workOff } = await shared()
    await put('a', { id: 'a1', email: 'v.parr@example.com', history: regular })
    await put('a', { id: 'a2', email: 'w.parr@example.com', history: regular })
    await network.house(seatOf('a', 'a1')).write([{ kind: 'remove', id: 'a1' }])
    const { accountId, auctionHouseId } = seatOf('a', 'a1')
    words.push({ accountId, auctionHouseId, since: '2026-11-21T09:00:00.000Z', removed: true })
    await workOff()
    expect(await held()).toHaveLength(1)
  })

  it('takes nothing from an account that does not share, which still gets what others know', async () => {
    const { put, choose, held, read } = await shared()
    await choose('c', false)
    await put('a', { id: 'a1', email: 'v.parr@example.com', history: regular.slice(0, 2) })
    await put('c', { id: 'c1', email: 'v.parr@example.com', history: regular })
    expect(await held()).toHaveLength(1)
    expect((await read('c', 'c1')).network?.facts.auctions).toBe(2)
    expect((await read('a', 'a1')).network).toBeUndefined()
  })

  /** Puts so many bidders like one into a house at once; the network has no word of them yet. */
  const putMany = async ({ network, read }: ReturnType<typeof testNetwork>, account: string, like: string, count: number) => {
    const { version: _version, ...bidder } = await read(account, like)
    const house = network.house(seatOf(account, like))
    const many = Array.from({ length: count }, (_, index) => {
      const named = { ...bidder, id: `${account}_many${index}`, bidderId: `B-${index}`, email: `many${index}@example.com` }
      return { ...bidderDocument(named) }
    })
    for (let start = 0; start < count; start += 100)
      await house.write(many.slice(start, start + 100).map((document) => ({ kind: 'create', document })))
    const page = await house.query<BidderDocument>({ type: 'bidder' }, { limit: count + 1 })
    return page.items
      .map((document, index) => ({ document, version: page.versions[index] ?? '' }))
      .filter(({ document }) => document.id.startsWith(`${account}_many`))
  }

  it('tells many of a house with few calls: batches of its store, and two for each bucket of people', async () => {
    const net = await shared()
    await net.put('a', { id: 'a1', email: 'v.parr@example.com', history: regular })
    const documents = await putMany(net, 'a', 'a1', 150)
    const calls: string[] = []
    const counted = (name: string, partition: Partition): Partition =>
      new Proxy(partition, {
        get: (target, call: keyof Partition) => {
          calls.push(`${name} ${call}`)
          return target[call]
        },
      })
    const ports = {
      ...net.network,
      house: (place: Parameters<typeof net.network.house>[0]) => counted('house', net.network.house(place)),
      people: (bucket: string) => counted('people', net.network.people(bucket)),
    }
    await shareBidders(ports, seatOf('a', ''), documents, true)
    const countOf = (name: string) => calls.filter((call) => call === name).length
    expect([countOf('house query'), countOf('house write')]).toEqual([2, 4])
    expect(countOf('people write')).toBeLessThanOrEqual(64)
    expect(countOf('people query')).toBe(countOf('people write'))
    expect(await net.held()).toHaveLength(151)
  })

  it('sends one word of many bidders to a house that tells of them too, and takes in what it tells', async () => {
    const net = await shared()
    await net.put('a', { id: 'a1', email: 'v.parr@example.com', history: regular })
    await net.put('b', { id: 'b1', email: 'w.parr@example.com', history: regular.slice(0, 2) })
    await shareBidders(net.network, seatOf('a', ''), await putMany(net, 'a', 'a1', 150), true)
    await shareBidders(net.network, seatOf('b', ''), await putMany(net, 'b', 'b1', 150), true)
    expect(net.words.map(({ accountId, bidderIds }) => [accountId, bidderIds?.length])).toEqual([
      ['a', 100],
      ['a', 50],
    ])
    await net.workOff()
    for (const at of [0, 149]) {
      expect((await net.read('b', `b_many${at}`)).network?.facts.auctions).toBe(6)
      expect((await net.read('a', `a_many${at}`)).network?.facts.auctions).toBe(2)
    }
  })

  it('sends no word of people who did nothing yet, and word once they did', async () => {
    const net = await shared()
    await net.put('a', { id: 'a1', email: 'v.parr@example.com' })
    await net.put('b', { id: 'b1', email: 'w.parr@example.com' })
    await shareBidders(net.network, seatOf('a', ''), await putMany(net, 'a', 'a1', 3), true)
    await shareBidders(net.network, seatOf('b', ''), await putMany(net, 'b', 'b1', 3), true)
    expect(net.words).toEqual([])
    await net.put('a', { id: 'a_many1', email: 'many1@example.com', history: regular })
    expect((await net.read('b', 'b_many1')).network?.facts.auctions).toBe(6)
    await net.put('a', { id: 'a_many1', email: 'many1@example.com' })
    expect((await net.read('b', 'b_many1')).network).toBeUndefined()
  })

  it('hears each of those asked for together, whoever else very many tell of', async () => {
    const { network } = testNetwork()
    const [crowd = '', alone = ''] = ['00aa', '00bb']
    const told = (contributionId: string, key: string) => ({
      contributionId,
      keys: [key],
      seat: '',
      contribution: contributionOf({ facts: emptyFacts(), auctionHistory: [] }),
    })
    await putContributions(network, [...Array.from({ length: 300 }, (_, index) => told(`con_${index}`, crowd)), told('con_one', alone)])
    const heard = await contributionsOf(network, [crowd, alone])
    expect([heard.get(crowd)?.length, heard.get(alone)?.length]).toEqual([200, 1])

    const { people } = network
    const inShortPages: typeof network = {
      ...network,
      people: (bucket) => {
        const partition = people(bucket)
        return { ...partition, query: (query, page) => partition.query(query, { ...page, limit: Math.min(page.limit, 7) }) }
      },
    }
    const bitByBit = await contributionsOf(inShortPages, [crowd, alone])
    expect([bitByBit.get(crowd)?.length, bitByBit.get(alone)?.length]).toEqual([200, 1])
  })

  it('comes to the same whatever the order, however often, and wherever it is interrupted', async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 12 })), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        const net = testNetwork()
        for (const account of ['a', 'b', 'c']) await net.choose(account, true)
        const last = new Map<string, number>()
        for (const [account, auctions, dies] of changes) {
          last.set(account, auctions)
          const person = { id: `${account}1`, email: 'v.parr@example.com', history: regular.slice(0, auctions) }
          const { people: open } = net.network
          let left = dies
          net.network.people = (bucket) => {
            left -= 1
            if (left === 0) throw new Error('killed')
            return open(bucket)
          }
          await net.put(account, person).catch((error: unknown) => expect(error).toMatchObject({ message: 'killed' }))
          net.network.people = open
          await shareBidder(net.network, seatOf(account, person.id), true)
          await net.workOff()
        }
        expect(await net.held()).toHaveLength(last.size)
        for (const account of last.keys()) {
          const others = [...last].filter(([other]) => other !== account).reduce((sum, [, auctions]) => sum + auctions, 0)
          expect((await net.read(account, `${account}1`)).network?.facts.auctions ?? 0).toBe(others)
        }
        for (const account of ['a', 'b', 'c']) await net.choose(account, false)
        expect(await net.held()).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})
