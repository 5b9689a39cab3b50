import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { importChangeId, importChangeRecord } from '@auctionwiz/records/import-changes'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { appWith } from '../duplicates/testing.ts'

const id = importChangeId('upl_1', 0)

/** Ann and Bob, whom an import gave another phone number. */
const changed = async () => {
  const app = await appWith([aBidder({ id: 'bid_ann' }), aBidder({ id: 'bid_bob', firstName: 'Bob' })])
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const changeOf = (bidder: string, phone: string) => ({ id: bidder, before: { phone }, after: { phone: '+44 20 7946 0999' } })
  const bidderIds = ['bid_ann', 'bid_bob']
  await recordsOf(importChangeRecord, house).create({
    id,
    created: [],
    changed: [changeOf('bid_ann', '+44 1'), changeOf('bid_bob', '+44 2')],
    bidderIds,
  })
  return { ...app, stored: async () => (await readerOf(importChangeRecord, house).find(id))?.document }
}

it('an erasure reaches what an import changed of the person, and leaves what it changed of others', async () => {
  const { call, stored } = await changed()
  await call('erasePersonalData', { params: { id: 'bid_ann' }, body: { reason: 'Asked by letter' } })
  expect(await stored()).toMatchObject({ changed: [{ id: 'bid_bob', before: { phone: '+44 2' } }], bidderIds: ['bid_bob'] })
  expect(JSON.stringify(await stored())).not.toMatch(/bid_ann/)
})

it('a copy of the data has what an import changed of the person alone', async () => {
  const { call } = await changed()
  const { records } = await call('exportPersonalData', { params: { id: 'bid_ann' } })
  const own = records.find(({ type }: { type: string }) => type === 'import-change')
  expect(own).toMatchObject({ changed: [{ id: 'bid_ann', before: { phone: '+44 1' } }] })
  expect(JSON.stringify(own)).not.toMatch(/bid_bob/)
})
