import type { MergeDocument } from '@auctionwiz/records/duplicate-merges'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { appWith, strangers } from '../duplicates/testing.ts'

const phone = '+44 20 7946 0148'
const address = { street: '14 Gramercy Park', city: 'London', zip: 'N1 9GU', country: 'United Kingdom' }
const same = (id: string, given: object = {}) => aBidder({ id, phone, address, ...given })

/** Ann was merged with Anne while both were likely to be Anna as well. */
const merged = async () => {
  const app = await appWith([
    same('bid_ann'),
    same('bid_anne', { firstName: 'Anne' }),
    same('bid_anna', { firstName: 'Anna' }),
    ...strangers(60),
  ])
  const pairs = await app.find()
  const pair = pairs.find(({ people }: { people: { id: string }[] }) => people.every(({ id }) => id !== 'bid_anna'))
  await app.merge(pair.id, { primaryId: 'bid_ann' })
  const merges = async () =>
    (await app.store.query<MergeDocument>('bidders', ['a1', 'h1'], { type: 'duplicate-merge' }, { limit: 10 })).items
  return { ...app, merges }
}

it('who are likely to be another person are not shown to that person', async () => {
  const { call, merges } = await merged()
  expect((await merges())[0]).toMatchObject({ primaryId: 'bid_ann', bidderIds: ['bid_anna'] })
  const exported = await call('exportPersonalData', { params: { id: 'bid_ann' } })
  expect(exported.records).toContainEqual(expect.objectContaining({ type: 'duplicate-merge', primaryId: 'bid_ann' }))
  expect(JSON.stringify(exported)).not.toMatch(/bid_anna/)
})

it('an erasure reaches the merges of others, which can still be undone', async () => {
  const { call, merges, documentOf } = await merged()
  await call('erasePersonalData', { params: { id: 'bid_anna' }, body: { reason: 'Asked by letter' } })
  const [merge] = await merges()
  expect(JSON.stringify(merge)).not.toMatch(/bid_anna/)
  const [pair] = (await call('listDuplicates', { query: 'status=manually-merged' })).pairs
  expect(await call('undoMerge', { params: { id: pair.id } })).toMatchObject({ status: 200 })
  expect(await documentOf('bid_anne')).toMatchObject({ type: 'bidder' })
})
