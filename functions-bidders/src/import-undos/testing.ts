import type { Bidder } from '@auctionwiz/contracts/bidders'
import { contentSum, importedChange } from '@auctionwiz/domain/imports/import-change'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { importChangeId, importChangeRecord } from '@auctionwiz/records/import-changes'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { type UploadDocument, uploadRecord } from '@auctionwiz/records/uploads'
import { appWith } from '../duplicates/testing.ts'

type Unversioned = Omit<Bidder, 'version'>

const params = { id: 'upl_1' }

const ann = aBidder({ id: 'bid_ann', tags: ['wine'] })
const cid = aBidder({ id: 'bid_cid', firstName: 'Cid', lastName: 'Ray' })
const phone = '+44 20 7946 0148'
const annAfter: Unversioned = { ...ann, phone, tags: ['wine', 'vip'] }
const cidBetween: Unversioned = { ...cid, phone }
const cidAfter: Unversioned = { ...cid, phone, tags: ['vip'] }
const created = ['Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map((firstName, index) =>
  aBidder({ id: `bid_1_0_${index + 1}`, firstName, lastName: 'New', email: `${firstName.toLowerCase()}@example.com` }),
)
/** Dan is in the file twice. */
const danAfter: Unversioned = { ...(created[0] as Unversioned), phone }

const sumOf = (bidder: Unversioned): [string, string] => [bidder.id.slice('bid_1_'.length), contentSum(bidder)]

/** A house after an import in two parts: it changed Ann and Cid, him twice, and added Dan, who was in the file twice, Eve, Fay, Gus and Hal. */
export const importedHouse = async (more: Partial<UploadDocument> = {}) => {
  const app = await appWith([annAfter, cidAfter, danAfter, ...created.slice(1)])
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  await recordsOf(importChangeRecord, house).create({
    id: importChangeId('upl_1', 0),
    created: created.slice(0, 3).map(sumOf),
    changed: [
      { id: ann.id, ...importedChange(ann, annAfter) },
      { id: cid.id, ...importedChange(cid, cidBetween) },
    ],
    bidderIds: [ann.id, cid.id],
  })
  await recordsOf(importChangeRecord, house).create({
    id: importChangeId('upl_1', 1),
    created: [danAfter, ...created.slice(3)].map(sumOf),
    changed: [{ id: cid.id, ...importedChange(cidBetween, cidAfter) }],
    bidderIds: [cid.id, danAfter.id],
  })
  await recordsOf(uploadRecord, house).create({
    id: 'upl_1',
    name: 'Autumn list',
    description: '',
    category: 'bidders',
    uploadDate: '2026-11-21T08:00:00.000Z',
    uploadedBy: 'Vanessa Parr',
    correlationId: 'req_1',
    files: [],
    status: 'completed',
    progress: 100,
    counts: { recordsProcessed: 8, recordsImported: 8, duplicates: 3, failed: 0 },
    rowErrors: [],
    checkpoint: { file: 1, row: 0, batch: 2, errorParts: 0, undos: 2 },
    ...more,
  })
  const bidders = async (): Promise<Map<string, Bidder>> => {
    const { items } = await readerOf(bidderRecord, house).page({}, { limit: 100 })
    return new Map(items.map((stored) => [stored.document.id, bidderOf(stored)]))
  }
  const edit = async (id: string, body: object) => {
    const { version } = await app.call('readBidder', { params: { id } })
    return app.call('updateBidder', { params: { id }, body: { version, ...body } })
  }
  return {
    ...app,
    house,
    bidders,
    edit,
    params,
    undo: async () => {
      const answer = await app.call('undoImport', { params })
      await app.workOff()
      return answer
    },
    preview: (query = '') => app.call('readImportUndo', { params, query }),
    totals: () => app.call('readBidderTotals'),
  }
}
