import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { appWith, strangers } from './testing.ts'

const phone = '+44 20 7946 0148'
const address = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }
const names = ['Ann', 'Anne', 'Anna']
const idOf = (firstName: string) => `bid_${firstName.toLowerCase()}`

/** Three bidders who may be one person; staff dismissed the pair of the first two. */
const setUp = async () => {
  const app = await appWith([...names.map((firstName) => aBidder({ id: idOf(firstName), firstName, phone, address })), ...strangers(60)])
  const found = await app.find()
  const denied = found.find(({ people }: { people: { id: string }[] }) => people.every(({ id }) => id !== idOf('Anna')))
  const { version } = await app.call('readDuplicate', { params: { id: denied.id } })
  expect(await app.call('dismissDuplicate', { params: { id: denied.id }, body: { version } })).toMatchObject({ status: 200 })
  const pairs = async () => {
    const { items } = await storedIn(app.house).query({ type: 'duplicate-pair' }, { limit: 100 })
    return items
  }
  const kept = async () => (await storedIn(app.house).query({ type: 'kept-pair' }, { limit: 100 })).items
  const remove = async (...firstNames: string[]) =>
    (await app.call('changeBidders', { body: { action: { kind: 'delete' }, ids: firstNames.map(idOf) } })).run as string
  const undo = (run: string) => app.call('undoBidderChange', { params: { id: run } })
  return { ...app, pairs, kept, remove, undo }
}

it.each([
  ['one', ['Ann']],
  ['both of a pair', ['Ann', 'Anne']],
  ['all', names],
])('the pairs of %s who went come back with them, decided as they were', async (_who, gone) => {
  const { pairs, kept, remove, undo } = await setUp()
  const before = await pairs()
  expect(before).toHaveLength(3)
  const run = await remove(...gone)
  expect(await pairs()).toHaveLength(gone.length === 1 ? 1 : 0)
  await undo(run)
  expect(await pairs()).toEqual(before)
  expect(await kept()).toEqual([])
})

it('a pair waits for the one who is still gone', async () => {
  const { pairs, remove, undo } = await setUp()
  const before = await pairs()
  const first = await remove('Ann')
  const second = await remove('Anne')
  await undo(first)
  expect(await pairs()).toHaveLength(1)
  await undo(second)
  expect(await pairs()).toEqual(before)
})

it('an erasure of either reaches what is kept', async () => {
  const { call, pairs, kept, remove, undo } = await setUp()
  const run = await remove('Ann')
  await call('erasePersonalData', { params: { id: idOf('Anna') }, body: { reason: 'Asked by letter' } })
  expect(JSON.stringify(await kept())).not.toMatch(/bid_anna/)
  await undo(run)
  expect(await pairs()).toMatchObject([{ status: 'dismissed' }])
})

it('more pairs than a batch holds come back as well, in the background', async () => {
  const many = Array.from({ length: 12 }, (_, index) => aBidder({ id: `bid_many${index}`, phone, address }))
  const app = await appWith([...many, ...strangers(60)])
  await app.find()
  const pairs = async () => (await storedIn(app.house).query({ type: 'duplicate-pair' }, { limit: 1000 })).items
  const before = await pairs()
  expect(before.length).toBeGreaterThan(60)
  const { run } = await app.call('changeBidders', { body: { action: { kind: 'delete' }, all: true }, query: 'search=Pascoe' })
  await app.workOff()
  expect(await pairs()).toEqual([])
  await app.call('undoBidderChange', { params: { id: run } })
  await app.workOff()
  expect(await pairs()).toEqual(before)
})
