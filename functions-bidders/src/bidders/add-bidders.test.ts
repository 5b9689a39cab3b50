import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { defaultRules } from '@auctionwiz/domain/scores/rules'
import { memoryStore } from '@auctionwiz/platform/core/store/memory-store'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import { StoreError } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { expect, it } from 'vitest'
import { bidderAdder, type HouseSettings, type NewBidder } from './add-bidders.ts'

const origin = {
  now: new Date('2026-11-21T09:00:00Z'),
  userId: 'u1',
  userName: 'Una',
  noteId: 'n1',
} as const
const settings: HouseSettings = { currency: 'USD', rules: defaultRules }

const bidder = (name: string, read: HouseSettings): NewBidder => ({
  ...newBidderValues({ firstName: name, lastName: 'Lee', email: `${name}@example.com` }, { ...origin, ...read }),
  id: `bid_${name}`,
  auctionHouseId: 'h1',
})

const eventOf = (name: string) => (bidderId: string) => ({
  kind: 'create' as const,
  document: { id: `audit_${name}`, type: 'audit', after: { bidderId } },
})

const counting = (house: Partition) => {
  const counted = { batches: 0, house: { ...house } }
  counted.house.write = (writes) => house.write(writes).finally(() => (counted.batches += 1))
  return counted
}

const newHouse = (): Partition => partitionOf(memoryStore(), 'bidders', ['a1', 'h1'])
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)
const addTo =
  (house: Partition, adder = bidderAdder(), readSettings = async () => settings) =>
  (name: string) => {
    const email = `${name}@example.com`
    return adder.add({ house, key: 'a1/h1', email, readSettings, bidderOf: (read) => bidder(name, read), eventOf: eventOf(name) })
  }

it('gives each bidder a number of its own, and many one batch', async () => {
  const { house, ...counted } = counting(newHouse())
  const add = addTo(house)
  await add('first')
  const before = counted.batches
  const added = await Promise.all(names(30).map(add))
  expect(added.map(({ bidderId }) => bidderId).toSorted()).toEqual(names(30).map((_, index) => `B-${10002 + index}`))
  expect(counted.batches - before).toBeLessThanOrEqual(2)
  for (const { id, version, bidderId } of added) {
    expect(await storedIn(house).read(id)).toMatchObject({ version, document: { bidderId } })
    expect(await storedIn(house).read(id.replace('bid_', 'audit_'))).toMatchObject({ document: { after: { bidderId } } })
  }
  expect(await storedIn(house).read('counts:bidders')).toMatchObject({ document: { total: 31 } })
})

it('reads the settings once for bidders that come together, and again for later ones', async () => {
  let reads = 0
  const add = addTo(newHouse(), bidderAdder(), async () => {
    reads += 1
    return settings
  })
  await Promise.all(names(30).map(add))
  expect(reads).toBe(2)
  await add('later')
  expect(reads).toBe(3)
})

it('refuses all that wait when the settings cannot be read', async () => {
  const add = addTo(newHouse(), bidderAdder(), async () => Promise.reject(new StoreError('busy', 'throttled')))
  const results = await Promise.allSettled(names(3).map(add))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

it('gives none twice when another instance adds bidders too', async () => {
  const house = newHouse()
  const [one, other] = [addTo(house), addTo(house)]
  const added = await Promise.all(names(40).map((name, index) => (index % 2 ? one : other)(name)))
  expect(new Set(added.map(({ bidderId }) => bidderId)).size).toBe(40)
  expect(await storedIn(house).read('counts:bidders')).toMatchObject({ document: { total: 40 } })
})

it('refuses an existing bidder, and not the others', async () => {
  const house = newHouse()
  const add = addTo(house)
  await add('taken')
  const results = await Promise.allSettled(['a', 'b', 'taken', 'c'].map(add))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(results[2]).toMatchObject({ reason: { reason: 'exists' } })
  expect(await storedIn(house).read('counts:bidders')).toMatchObject({ document: { total: 4 } })
  expect(await storedIn(house).read('counter:bidders')).toMatchObject({ document: { next: 5 } })
})

it('reports a failure to all who wait and continues with the next', async () => {
  const house = newHouse()
  const busy = { ...house, write: async () => Promise.reject(new StoreError('busy', 'throttled')) }
  const adder = bidderAdder()
  const failed = await Promise.allSettled(names(3).map(addTo(busy, adder)))
  expect(failed).toEqual(names(3).map(() => expect.objectContaining({ reason: expect.objectContaining({ reason: 'busy' }) })))
  expect(await addTo(house, adder)('next')).toMatchObject({ bidderId: 'B-10001' })
})
