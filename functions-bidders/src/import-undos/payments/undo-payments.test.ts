import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { paymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { expect, it } from 'vitest'
import { csvOf, paymentImportHouse, paymentRow } from './testing.ts'

const file = csvOf(paymentRow('T-1', '375'), paymentRow('T-2', '100', 'paid', 'B-10002'), paymentRow('T-3', '50', 'refunded', 'B-10003'))

it('leaves the house as if the import had not been', async () => {
  const house = await paymentImportHouse()
  const before = await house.stored()
  const id = await house.imported(file)
  expect((await house.debtOf('bid_ann')).state).toBe('paid')
  const expected = { removed: 3, restored: 0, kept: [] }
  expect(await house.preview(id)).toEqual({ ...expected, endedAt: undefined })
  expect((await house.call('listUndoables')).undoables).toMatchObject([{ kind: 'import', id, count: 3 }])
  expect(await house.undo(id)).toMatchObject({ status: 202, kind: 'undo-import' })
  expect(await house.stored()).toEqual(before)
  expect(await house.preview(id)).toEqual({ ...expected, endedAt: '2026-11-21T09:00:00.000Z' })
  const undone = (await house.audits()).filter(({ action }) => action === 'upload.undone')
  expect(undone).toMatchObject([{ after: { paymentsRemoved: 3, paymentsRestored: 0, kept: 0 } }])
  expect((await readerOf(uploadRecord, house.house).read(id)).document.payments).toBeUndefined()
  expect(await house.undo(id)).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
  const again = await house.imported(file)
  expect((await house.debtOf('bid_ann')).state).toBe('paid')
  expect(await house.preview(again)).toMatchObject(expected)
})

it('lets payments that it took back count again, and notes their auction for its reminders', async () => {
  const house = await paymentImportHouse()
  await house.imported(csvOf(paymentRow('T-1', '375')))
  const before = await house.stored()
  const id = await house.imported(csvOf(paymentRow('T-1', '375', 'refunded')))
  expect((await house.debtOf('bid_ann')).balance).toBe(375_00)
  expect(await house.preview(id)).toMatchObject({ removed: 0, restored: 1, kept: [] })
  await house.undo(id)
  expect(await house.stored()).toEqual(before)
  const audits = (await house.auctions.audits()).filter(({ action }) => action === 'payment.record')
  expect(audits).toContainEqual(expect.objectContaining({ after: expect.objectContaining({ undone: 'Old records' }) }))
  house.clock.now = new Date(house.clock.now.getTime() + 61_000)
  const noted = await house.auctions.sales.due(10)
  expect(noted.map(({ document }) => document.message.auctionId)).toContain('auc_silver')
})

it('undoes as one what several rows of a file did to a payment', async () => {
  const house = await paymentImportHouse()
  const before = await house.stored()
  const others = Array.from({ length: 30 }, (_, index) => paymentRow(`U-${index}`, '1', 'paid', 'B-10002'))
  const id = await house.imported(csvOf(paymentRow('T-1', '375'), ...others, paymentRow('T-1', '375', 'refunded')))
  expect(await house.preview(id)).toMatchObject({ removed: 31, restored: 0, kept: [] })
  await house.undo(id)
  expect(await house.stored()).toEqual(before)
})

it('keeps payments that were taken back since, and those whose return would pay too much', async () => {
  const house = await paymentImportHouse()
  const first = await house.imported(csvOf(paymentRow('T-1', '300'), paymentRow('T-2', '20')))
  await house.takeBack('T-2')
  const second = await house.imported(csvOf(paymentRow('T-1', '300', 'refunded')))
  await house.staff('recordPayment', 'bid_ann', { amount: 200_00, paidOn: '2026-11-01', method: 'check' })
  expect(await house.preview(second)).toMatchObject({ removed: 0, restored: 0, kept: ['Silver Ann Lee 30000 paid'] })
  await house.undo(second)
  expect(await house.preview(second)).toMatchObject({ restored: 0, kept: ['Silver Ann Lee 30000 paid'] })
  const kept = ['Silver Ann Lee 2000 reversed', 'Silver Ann Lee 30000 reversed']
  expect(await house.preview(first)).toMatchObject({ removed: 0, kept })
  await house.undo(first)
  expect((await house.debtOf('bid_ann')).payments).toHaveLength(3)
})

it('lets a settlement wait again for the payment that is undone, unless its case has gone on', async () => {
  for (const status of ['SETTLED', 'CLOSED'] as const) {
    const house = await paymentImportHouse()
    const { id: debtId } = await house.debtOf('bid_ann')
    const filed = await house.auctions.call('createLegalCase', {
      key: 'case-0001',
      body: { title: 'Unpaid', caseType: 'payment_default', category: 'post_sale', priority: 'low', jurisdiction: 'Here' },
    })
    const cases = recordsOf(legalCaseRecord, house.house)
    const by = { userId: 'u1', name: 'Una' }
    const amount = { amount: 375_00, currency: 'USD' } as const
    const settlement = { amount, reason: 'Agreed', state: 'approved', proposedAt: '2026-10-02T12:00:00Z', proposedBy: by } as const
    await cases.change(filed.id, (one) => ({ ...one, status: 'SETTLED', settlement }))
    await recordsOf(paymentDueRecord, house.house).change(debtId, (own) => paymentDueDocument({ ...own, caseId: filed.id }))
    const id = await house.imported(csvOf(paymentRow('T-1', '375')))
    expect((await cases.read(filed.id)).document.settlement?.confirmedBy).toBe('Una Staff')
    await cases.change(filed.id, (one) => ({ ...one, status }))
    await house.undo(id)
    const { document } = await cases.read(filed.id)
    expect(document.settlement?.confirmedBy).toBe(status === 'CLOSED' ? 'Una Staff' : undefined)
    expect((await house.debtOf('bid_ann')).payments).toHaveLength(status === 'CLOSED' ? 1 : 0)
    const { events } = await house.auctions.call('listCaseEvents', { params: { id: filed.id } })
    expect(events[0].kind).toBe(status === 'CLOSED' ? 'payment_received' : 'payment_reversed')
  }
})

it('is refused after 30 days, and to those who may not process or see payments', async () => {
  const house = await paymentImportHouse()
  const id = await house.imported(file)
  const params = { id }
  expect(await house.call('undoImport', { params, adjusted: ['-payments:process'] })).toMatchObject({ status: 403 })
  expect(await house.call('readImportUndo', { params, adjusted: ['-payments:view'] })).toMatchObject({ status: 403 })
  house.clock.now = new Date('2026-12-22T09:00:00Z')
  expect(await house.undo(id)).toMatchObject({ status: 409, error: { code: 'import_undo_over' } })
})
