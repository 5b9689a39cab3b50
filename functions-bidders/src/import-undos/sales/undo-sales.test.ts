import { sampleCases } from '@auctionwiz/domain/samples/sample-cases'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { syncLinkId, syncLinkRecord } from '@auctionwiz/records/auction-syncs'
import { campaignDraftRecord } from '@auctionwiz/records/campaign-drafts'
import { campaignMailRecord } from '@auctionwiz/records/campaigns'
import { legalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { lotDocument, lotFieldsOf, lotRecord } from '@auctionwiz/records/lots'
import { paymentDueDocument, paymentDueId, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { startResults } from '@auctionwiz/records/start-results'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { expect, it } from 'vitest'
import { csvOf, results, saleImportHouse } from './testing.ts'

it('leaves the house as if the import had not been', async () => {
  const house = await saleImportHouse([aBidder({ id: 'bid_ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })])
  const before = await house.stored()
  const id = await house.imported(results)
  await house.remind()
  expect((await house.sales()).size).toBe(2)
  expect((await house.stored()).length).toBeGreaterThan(before.length + 8)
  const expected = { bidders: 1, figures: [2, 0, 4, 0, 3], kept: [] }
  expect(await house.preview(id)).toMatchObject(expected)
  expect(await house.call('undoImport', { params: { id } })).toMatchObject({ status: 202, kind: 'undo-import' })
  expect(await house.preview(id)).toMatchObject({ endedAt: undefined, bidders: 0, figures: [0, 0, 0, 0, 0] })
  await house.workOff()
  expect(await house.stored()).toEqual(before)
  expect(await house.preview(id)).toMatchObject({ ...expected, endedAt: '2026-11-21T09:00:00.000Z' })
})

it('gives lots of other imports their values and results back', async () => {
  const house = await saleImportHouse()
  await house.imported(results)
  const before = await house.stored()
  const other = csvOf(
    ['Furniture', '2026-03-09', '1', 'Chest of drawers', '1400', '1600.00', '12', 'ann@example.com', 'Ann Lee'],
    ['Furniture', '2026-03-09', '4', 'Chair', '90', '80', '15', 'cid@example.com', 'Cid Day'],
  )
  const id = await house.imported(other, { figures: 'replace' })
  expect(await house.preview(id)).toMatchObject({ bidders: 1, figures: [0, 0, 1, 1, 1], kept: [] })
  await house.undo(id)
  expect(await house.stored()).toEqual(before)
})

it('keeps what was edited since with all that it needs, and names it', async () => {
  const house = await saleImportHouse()
  const id = await house.imported(results)
  const furniture = (await house.sales()).get('Furniture')
  const [first] = furniture?.lots ?? []
  const part = house.house.in('auctions').within(furniture?.auction.id ?? '')
  const stored = await recordsOf(lotRecord, part).read(first?.id ?? '')
  await part.write([lotRecord.replacement(lotDocument({ ...lotFieldsOf(stored.document), notes: 'Label inside' }), stored.version)])
  const [ann] = await house.bidders()
  const kept = ['auction A-1001 Furniture inUse', `bidder ${ann?.id} registered`, 'lot 1 Walnut chest edited', 'registration 12 sold']
  expect(await house.preview(id)).toMatchObject({ bidders: 1, figures: [1, 0, 3, 0, 2], kept })
  await house.undo(id)
  expect(await house.preview(id)).toMatchObject({ bidders: 1, figures: [1, 0, 3, 0, 2], kept })
  const left = await house.sales()
  expect([...left.keys()]).toEqual(['Furniture'])
  expect(left.get('Furniture')).toMatchObject({
    lots: [{ lotNumber: '1', hammer: 150_000, paddle: '12' }],
    registrations: [{ paddle: '12' }],
  })
  expect(await house.bidders()).toMatchObject([{ email: 'ann@example.com', facts: { wins: 1 } }])
})

it('keeps who was edited, invited or named in a case since', async () => {
  const house = await saleImportHouse()
  const id = await house.imported(results)
  const [ann, bob] = await house.bidders()
  await house.call('addBidderNote', { params: { id: ann?.id ?? '' }, body: { note: 'Called', category: 'General', isPrivate: false } })
  await recordsOf(campaignMailRecord, house.house).create({
    ...{ id: 'mail_1', campaignId: 'cam_1', auctionId: 'auc_other', bidderId: bob?.id ?? '', bidderName: 'Bob Ray', bidderNumber: 'B-2' },
    ...{ reaches: [], at: '2026-11-21T09:00:00.000Z', hasUnsubscribed: false, state: 'sent', score: 0, tier: 'New' },
  })
  const kept = [`bidder ${ann?.id} edited`, `bidder ${bob?.id} invited`].sort()
  expect(await house.preview(id)).toMatchObject({ bidders: 0, figures: [2, 0, 4, 0, 3], kept })
  await house.undo(id)
  expect(await house.preview(id)).toMatchObject({ bidders: 0, figures: [2, 0, 4, 0, 3], kept })
  expect((await house.bidders()).map(({ facts }) => facts.wins)).toEqual([0, 0])
})

it('keeps what a payment due or a platform depends on', async () => {
  const house = await saleImportHouse()
  const id = await house.imported(results)
  await house.remind()
  const sales = await house.sales()
  const [furniture, silver] = ['Furniture', 'Silver'].map((title) => sales.get(title)?.auction.id ?? '')
  const dues = recordsOf(paymentDueRecord, house.house)
  const bob = (await house.bidders()).find(({ email }) => email === 'bob@example.com')
  const due = await dues.read(await paymentDueId(furniture ?? '', bob?.id ?? ''))
  await dues.replace(paymentDueDocument({ ...due.document, caseId: 'case_1' }), due.version)
  await recordsOf(syncLinkRecord, house.house.in('auctions').within(silver ?? '')).create({
    ...{
      id: syncLinkId,
      auctionId: silver ?? '',
      platformId: 'plt_1',
      platformAuctionId: '7',
      importedById: 'u1',
      importedBy: 'Una Staff',
    },
  })
  const kept = [
    'auction A-1001 Furniture payment',
    'auction A-1002 Silver synced',
    ...(await house.bidders()).map((one) => `bidder ${one.id} registered`).sort(),
    'lot 3 Mirror payment',
    'registration 14 payment',
  ]
  expect(await house.preview(id)).toMatchObject({ bidders: 0, figures: [0, 0, 2, 0, 1], kept })
  await house.undo(id)
  expect(await house.preview(id)).toMatchObject({ bidders: 0, figures: [0, 0, 2, 0, 1], kept })
})

it('takes the results also from a buyer who was deleted and returns later', async () => {
  const house = await saleImportHouse([aBidder({ id: 'bid_ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })])
  const before = await house.stored()
  const id = await house.imported(results)
  await house.call('deleteBidder', { params: { id: 'bid_ann' } })
  const deletion = (await house.call('listUndoables', { query: 'kind=delete' })).undoables[0]
  await house.undo(id)
  expect((await house.sales()).size).toBe(0)
  await house.call('undoBidderChange', { params: { id: deletion.id } })
  await house.workOff()
  expect((await house.bidders())[0]?.facts.wins).toBe(2)
  const starter = {
    house: house.house,
    auctionHouseId: 'h1',
    claims: { accountId: 'a1', userId: 'u1', userName: 'Una' },
    now: house.clock.now,
  }
  await startResults(house.ports.queue, { ...starter, correlationId: 'req_1' })
  await house.workOff()
  expect((await house.bidders())[0]?.facts.wins).toBe(0)
  expect((await house.stored()).filter((text) => !/"(bidder-change|kept-pair|bidders-brought-back)"/.test(text))).toEqual(before)
})

it('is refused a second time, after 30 days, to who may not, and where nothing can be undone', async () => {
  const house = await saleImportHouse()
  const id = await house.imported(results)
  const again = await house.imported(results)
  expect(await house.undo(again)).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
  expect(await house.call('undoImport', { params: { id }, role: 'viewer' })).toMatchObject({ status: 403 })
  expect(await house.call('readImportUndo', { params: { id }, role: 'viewer' })).toMatchObject({ status: 403 })
  expect(await house.call('undoImport', { params: { id }, adjusted: ['-bidders:delete'] })).toMatchObject({ status: 403 })
  expect((await house.call('listUndoables')).undoables).toMatchObject([{ kind: 'import', id, name: 'Old records', count: 4 }])
  house.clock.now = new Date('2026-12-21T09:00:01Z')
  expect(await house.undo(id)).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
  house.clock.now = new Date('2026-12-20T09:00:00Z')
  await house.undo(id)
  expect(await house.undo(id)).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
  const undone = (await house.audits()).filter(({ action }) => action === 'upload.undone')
  expect(undone).toMatchObject([{ after: { removed: 2, auctionsRemoved: 2, lotsRemoved: 4, registrationsRemoved: 3, kept: 0 } }])
})

it('gives an auction its dates back that the times of its lots had widened', async () => {
  const house = await saleImportHouse()
  const csv = (lot: string, closes: string) => `Auction,Lot,Title,Closes at\nRadios,${lot},Radio ${lot},${closes}`
  await house.imported(csv('1', '2026-03-10T18:00:00.000Z'))
  const before = await house.stored()
  const id = await house.imported(csv('2', '2026-03-13T18:00:00.000Z'))
  expect((await house.sales()).get('Radios')?.auction.endDate).toBe('2026-03-13T18:00:00.000Z')
  expect(await house.preview(id)).toMatchObject({ figures: [0, 1, 1, 0, 0], kept: [] })
  await house.undo(id)
  expect(await house.stored()).toEqual(before)
})

it('keeps what a legal case names, and an auction for which there is a draft of a campaign', async () => {
  const house = await saleImportHouse()
  const id = await house.imported(results)
  const sales = await house.sales()
  const [furniture, silver] = ['Furniture', 'Silver'].map((title) => sales.get(title))
  const bob = (await house.bidders()).find(({ email }) => email === 'bob@example.com')
  const lotId = furniture?.lots[2]?.id ?? ''
  const cases = recordsOf(legalCaseRecord, house.house)
  const origin = {
    houseId: 'h1',
    houseName: 'Rooms',
    currency: 'GBP',
    by: { userId: 'u1', name: 'Una Staff' },
    now: house.clock.now,
  } as const
  const named = {
    ...{ id: 'case_1', caseNumber: 'LC-1', auctionId: furniture?.auction.id ?? '', bidderId: bob?.id ?? '' },
    lots: [{ id: lotId, lotNumber: '3', title: 'Mirror' }],
  }
  for (const sample of sampleCases(origin).slice(0, 1)) await cases.create(legalCaseDocument({ ...sample, ...named }))
  await recordsOf(campaignDraftRecord, house.house).create({
    ...{ id: 'cdr_1', auctionId: silver?.auction.id ?? '', kind: 'segment', subject: 'Silver' },
    ...{ savedAt: '2026-11-21T09:00:00.000Z', savedBy: 'Una Staff', savedById: 'u1' },
  })
  const kept = [
    'auction A-1001 Furniture case',
    'auction A-1002 Silver invited',
    `bidder ${bob?.id} case`,
    'lot 3 Mirror case',
    'registration 14 case',
  ]
  const figures = [0, 0, 3, 0, 2]
  expect(await house.preview(id)).toMatchObject({ bidders: 1, figures, kept })
  await house.undo(id)
  expect(await house.preview(id)).toMatchObject({ bidders: 1, figures, kept })
  expect([...(await house.sales()).values()].map(({ lots }) => lots.length).sort()).toEqual([0, 1])
})

it('shows nothing of the import to another house', async () => {
  const house = await saleImportHouse()
  const id = await house.imported(results)
  const headers = { 'x-auction-house-id': 'h2' }
  for (const name of ['undoImport', 'readImportUndo']) expect((await house.call(name, { params: { id }, headers })).status).toBe(404)
})
