import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { expect, it } from 'vitest'
import { csvOf, paymentImportHouse, paymentRow } from '../import-undos/payments/testing.ts'

it('leaves every payment as it is when their export is imported again', async () => {
  const house = await paymentImportHouse()
  await house.imported(csvOf(paymentRow('T-1', '100'), paymentRow('T-2', '20'), paymentRow('T-3', '375', 'paid', 'B-10002')))
  await house.takeBack('T-2')
  await house.staff('recordPayment', 'bid_ann', { amount: 75_00, paidOn: '2026-11-01', method: 'check', reference: 'No. 7, "Ann"' })
  const before = await house.debts()
  const { file } = await house.auctions.call('exportPayments', {})
  const id = await house.imported(file)
  expect(await house.debts()).toEqual(before)
  const { counts, rowErrors } = (await readerOf(uploadRecord, house.house).read(id)).document
  expect(counts).toMatchObject({ recordsProcessed: 7, recordsImported: 7, duplicates: 7, failed: 0 })
  // Three winners still owe something.
  expect(rowErrors.map(({ field, problem }) => [field, problem])).toEqual(
    Array(3).fill(['paymentStatus', 'the payment is Pending, so nothing was recorded']),
  )
})
