import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type StoredDocument, StoreError } from '@auctionwiz/platform/core/store/store'
import { storedIn, withStored } from '@auctionwiz/platform/core/testing/stored-in'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { type ShareDocument, shareId } from '@auctionwiz/records/network-shares'
import { describe, expect, it } from 'vitest'
import type { NetworkPorts } from './network-ports.ts'
import { shareBidder, shareBidders } from './share-bidders.ts'
import { shareWork } from './share-work.ts'
import { partOf, putEverywhere, refOf, regular, shared, type testNetwork } from './test-network.ts'

describe('the network, with concurrent changes of the same records,', () => {
  it('starts the job of a house while the work on it writes down its progress again and again', async () => {
    const { put, network } = await shared()
    await put('a', { id: 'a1', email: 'v.parr@example.com', history: regular })
    const { accountId, auctionHouseId } = refOf('a', 'a1')
    let left = 8
    const house: typeof network.house = (place) => {
      const partition = network.house(place)
      return withStored(partition, {
        read: async <T extends StoredDocument>(id: string) => {
          const found = await storedIn(partition).read<T>(id)
          left -= 1
          if (found && left > 0) await partition.write([{ kind: 'replace', document: found.document, version: found.version }])
          return found
        },
      })
    }
    await shareWork({ ...network, house })({ accountId, auctionHouseId, since: '2026-11-21T09:00:00.000Z' })
    expect(left).toBe(0)
    const job = await storedIn(network.house({ accountId, auctionHouseId })).read('job:network')
    expect(job?.document).toMatchObject({ status: 'waiting' })
  })

  it('lets several work on the same bidders at once, none of whom fails', async () => {
    const net = await shared()
    const { network, put, held, read } = net
    await putEverywhere(net, { email: 'v.parr@example.com', history: regular })
    await put('b', { id: 'b1', email: 'v.parr@example.com', history: regular })
    const { house } = network
    const people = ['b1', 'b2', 'b3'].map((id) => refOf('b', id))
    for (const ref of people.slice(1)) {
      const stored = await readerOf(bidderRecord, house(ref)).find('b1')
      const document = {
        ...(stored?.document as BidderDocument),
        id: ref.bidderId,
        uniqueKey: ref.bidderId,
        email: `${ref.bidderId}@example.com`,
      }
      await house(ref).write([{ kind: 'create', document }])
    }
    const { items: documents } = await readerOf(bidderRecord, house(refOf('b', ''))).page({}, { limit: 10 })
    const each = () => people.map((ref) => shareBidder(network, ref, partOf('b')))
    const all = () => shareBidders(network, refOf('b', ''), documents, partOf('b'))
    await Promise.all([...each(), all(), ...each()])
    expect(await held()).toHaveLength(6)
    expect((await read('b', 'b1')).network?.facts.auctions).toBe(18)
    for (const ref of people)
      expect((await storedIn(house(ref)).read<ShareDocument>(shareId(ref.bidderId)))?.document).toMatchObject({
        digest: expect.stringMatching(/./),
      })
  })

  /** The same ports, on which something happens just before contributions are written for the first time. */
  const interrupted = ({ network }: ReturnType<typeof testNetwork>, happens: () => Promise<void>): NetworkPorts => {
    let done = false
    const people: typeof network.people = (bucket) => {
      const partition = network.people(bucket)
      return {
        ...partition,
        write: async (writes) => {
          if (!done) {
            done = true
            await happens()
          }
          return partition.write(writes)
        },
      }
    }
    return { ...network, people }
  }

  it('leaves nothing published when the account stops sharing, or the bidder is removed, during the publication', async () => {
    const net = await shared()
    const { network, put, choose, remove, held } = net
    await put('a', { id: 'a1', email: 'v.parr@example.com', history: regular })
    const documents = async () => {
      return (await readerOf(bidderRecord, network.house(refOf('a', ''))).page({}, { limit: 10 })).items
    }
    await shareBidders(
      interrupted(net, () => choose('a', false)),
      refOf('a', ''),
      await documents(),
      partOf('a'),
      true,
    )
    expect(await held()).toEqual([])
    await choose('a', true)
    expect(await held()).toHaveLength(1)
    await shareBidder(
      interrupted(net, () => choose('a', false)),
      refOf('a', 'a1'),
      partOf('a'),
      [],
    )
    expect(await held()).toEqual([])
    await choose('a', true)
    await shareBidder(
      interrupted(net, () => remove('a', 'a1')),
      refOf('a', 'a1'),
      partOf('a'),
      [],
    )
    expect(await held()).toEqual([])
    expect((await storedIn(network.house(refOf('a', ''))).query({ type: 'network-share' }, { limit: 10 })).items).toEqual([])
  })

  it('publishes what is current of a bidder that changes after a page of bidders was read', async () => {
    const net = await shared()
    const { network, put, read } = net
    await putEverywhere(net, { email: 'v.parr@example.com', history: regular }, ['c', 'd'])
    await put('a', { id: 'a1', email: 'v.parr@example.com', history: regular.slice(0, 1) })
    const { items: asRead } = await readerOf(bidderRecord, network.house(refOf('a', ''))).page({}, { limit: 10 })
    await put('a', { id: 'a1', email: 'v.parr@example.com', history: regular })
    await shareBidders(network, refOf('a', ''), asRead, partOf('a'))
    await put('b', { id: 'b1', email: 'v.parr@example.com' })
    expect((await read('b', 'b1')).network?.facts.auctions).toBe(18)
  })

  it('sends the message again where others are always faster, and fails in the end', async () => {
    const { network, put, messages } = await shared()
    await put('a', { id: 'a1', email: 'v.parr@example.com', history: regular })
    const house: typeof network.house = (place) => ({
      ...network.house(place),
      write: () => Promise.reject(new StoreError('missing', 'gone')),
    })
    const { bidderId: _none, ...place } = refOf('a', '')
    const message = { ...place, bidderIds: ['a1'], rounds: 2 }
    await network.house(refOf('a', '')).write([{ kind: 'remove', id: shareId('a1') }])
    await shareWork({ ...network, house })(message)
    expect(messages).toEqual([{ ...message, met: 1 }])
    messages.length = 0
    await expect(shareWork({ ...network, house })({ ...message, met: 5 })).rejects.toMatchObject({ reason: 'missing' })
    expect(messages).toEqual([])
  })
})
