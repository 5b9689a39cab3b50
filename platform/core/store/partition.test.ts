import { expect, it } from 'vitest'
import { record } from '../records/record.ts'
import { recordsOf } from '../records/writer.ts'
import { storedIn } from '../testing/stored-in.ts'
import { memoryStore } from './memory-store.ts'
import { partitionOf, readerAlone } from './partition.ts'
import type { Write } from './store.ts'

const empty = { id: 'counts', type: 'counts', total: 0 }
const create = (id: string): Write => ({ kind: 'create', document: { id, type: 'row' } })
const add = (total: number): Write => ({ kind: 'increment', id: empty.id, by: { total }, empty })
const house = () => partitionOf(memoryStore(), 'bidders', ['a1', 'h1'])

it('creates the document of counters with the first write that counts, and adds from then on', async () => {
  const partition = house()
  expect(await partition.write([create('a'), add(1)])).toHaveLength(2)
  await partition.write([create('b'), create('c'), add(2)])
  expect((await storedIn(partition).read('counts'))?.document).toMatchObject({ total: 3, accountId: 'a1', auctionHouseId: 'h1' })
})

it('adds to counters that another writer created after the batch failed', async () => {
  const store = memoryStore()
  const other = partitionOf(store, 'bidders', ['a1', 'h1'])
  const write: typeof store.write = (...call) =>
    store.write(...call).catch(async (error: unknown) => {
      await other.write([create('theirs'), add(1)])
      throw error
    })
  await partitionOf({ ...store, write }, 'bidders', ['a1', 'h1']).write([create('ours'), add(1)])
  expect((await storedIn(other).read('counts'))?.document).toMatchObject({ total: 2 })
})

it('counts nothing when something else is missing, and reports it', async () => {
  const partition = house()
  const gone: Write = { kind: 'remove', id: 'nobody' }
  await expect(partition.write([gone, add(-1)])).rejects.toMatchObject({ reason: 'missing' })
  await partition.write([create('a'), add(1)])
  await expect(partition.write([gone, add(-1)])).rejects.toMatchObject({ reason: 'missing' })
  expect((await storedIn(partition).read('counts'))?.document).toMatchObject({ total: 1 })
})

it('gives the same tenant in another container of the same key, and refuses one of another key', async () => {
  const store = memoryStore()
  const accounts = partitionOf(store, 'accounts', ['a1'])
  await accounts.write([create('a')])
  expect(await storedIn(accounts.in('accounts')).read('a')).toBeDefined()
  expect(() => accounts.in('bidders')).toThrow('bidders has another partition key than accounts')
})

it('refuses to look for a declared record, or to store it, in a container that does not hold it', async () => {
  const medalRecord = record({
    ...{ type: 'medal', formerTypes: ['badge'], container: 'cases', names: ['medal', 'medals'], about: 'A medal.' },
    fields: () => ({}),
    personalData: 'none',
  })
  const partition = house()
  const problem = 'medal is stored in cases, not in bidders'
  await expect(partition.write([medalRecord.creation({ id: 'm1' })])).rejects.toThrow(problem)
  await expect(storedIn(partition).query({ type: 'medal' }, { limit: 1 })).rejects.toThrow(problem)
  await expect(storedIn(partition).count({ type: ['bidder', 'medal'] })).rejects.toThrow(problem)
  await expect(storedIn(partition).count({ type: 'badge' })).rejects.toThrow('badge is stored in cases')
  await recordsOf(medalRecord, partition).create({ id: 'm1' })
  expect(await storedIn(partition.in('cases')).count({ type: ['medal', 'badge'] })).toBe(1)
})

it('keeps the documents of a part apart from the owner’s and from other parts', async () => {
  const pageRecord = record({
    ...{ type: 'leaf', container: 'auctions', ofPart: true, names: ['leaf', 'leaves'], about: 'A leaf of a book.' },
    fields: () => ({}),
    personalData: 'none',
  })
  const store = memoryStore()
  const own = partitionOf(store, 'auctions', ['a1', 'h1'])
  const [one, other] = [own.within('auc_1'), readerAlone(own.within('auc_2'))]
  await recordsOf(pageRecord, one).create({ id: 'p1' })
  expect((await storedIn(one).read('p1'))?.document).toMatchObject({ auctionHouseId: 'h1', auctionId: 'auc_1' })
  expect(await storedIn(other).read('p1')).toBeUndefined()
  expect(await storedIn(one.in('auctions')).read('p1')).toBeUndefined()
  const problem = 'leaf is stored in the parts of auctions'
  await expect(recordsOf(pageRecord, own).create({ id: 'p1' })).rejects.toThrow(problem)
  await expect(storedIn(own).count({ type: 'leaf' })).rejects.toThrow(problem)
  expect(() => own.in('bidders').within('auc_1')).toThrow('bidders has no parts')
})
