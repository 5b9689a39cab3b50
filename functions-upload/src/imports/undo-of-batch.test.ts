import { contentSum } from '@auctionwiz/domain/imports/import-change'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf, findBidder } from '@auctionwiz/records/bidders'
import { importChangeId, importChangeRecord } from '@auctionwiz/records/import-changes'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { bidderCsv, emptyHouse, message, uploadId } from '../testing/house.ts'
import { importUpload } from './import-upload.ts'

const known = aBidder({ id: 'bid_ann', email: 'ann@example.com', tags: ['wine'], auctionHouseId: 'hse_1' })

const imported = async (csv: string) => {
  const tenant = emptyHouse()
  await writeBidders(tenant.house, [{ after: known }])
  await tenant.putUpload([csv])
  await importUpload(tenant.ports)(message, 1)
  const undo = async (number: number) => (await readerOf(importChangeRecord, tenant.house).find(importChangeId(uploadId, number)))?.document
  return { ...tenant, undo }
}

it('keeps of a changed bidder the changed fields, and of a created one that nobody edited it', async () => {
  const { undo, upload, house } = await imported(
    'First name,Last name,Email,Phone,Tags\nAnn,Pascoe,ann@example.com,+1 212 555 0148,vip\nBob,Ray,bob@example.com,,\n',
  )
  const created = await findBidder(house, 'bid_1_0_2')
  expect(await undo(0)).toMatchObject({
    changed: [{ id: 'bid_ann', before: { tags: ['wine'] }, after: { phone: '+1 212 555 0148', tags: ['wine', 'vip'] } }],
    bidderIds: ['bid_ann'],
    created: [['0_2', created && contentSum(created)]],
  })
  expect((await undo(0))?.changed[0]?.before).toEqual({ tags: ['wine'] })
  expect((await upload()).checkpoint.undos).toBe(1)
})

it('has one for each batch of a large import, which is counted with its rows', async () => {
  const { undo, upload, bidders } = await imported(bidderCsv(200))
  expect((await upload()).checkpoint).toMatchObject({ batch: 3, undos: 3 })
  const parts = await Promise.all([0, 1, 2, 3].map(undo))
  expect(parts.map((part) => part?.created.length)).toEqual([88, 88, 24, undefined])
  const sums = new Map(parts.flatMap((part) => part?.created ?? []).map(([end, sum]) => [`bid_1_${end}`, sum]))
  const stored = (await bidders()).filter(({ id }) => id !== 'bid_ann')
  const read = stored.map((document) => bidderOf({ document: document as never, version: '1' }))
  expect(read.map((bidder) => sums.get(bidder.id))).toEqual(read.map(contentSum))
})
