import { expect, it } from 'vitest'
import { owing } from './testing.ts'

const linesOf = (file: string): string[] => file.trimEnd().split('\r\n')

it('exports the payments that the filter finds, and what is still owed, and says so in the log', async () => {
  const app = await owing()
  const paid = await app.pay(100_00)
  const body = { paymentId: paid.payments[0].id, reason: 'Bounced', version: (await app.due()).version }
  await app.call('reversePayment', { params: { id: paid.id }, body })
  await app.pay(75_50)
  const [header, ...rows] = linesOf((await app.call('exportPayments', { query: 'state=unpaid&search=autumn' })).file)
  expect(header).toBe(
    [
      'Transaction ID,AuctionWiz auction ID,Auction,AuctionWiz bidder ID,Bidder,Bidder name,Lot numbers,Payment date,Amount paid',
      'Currency,Payment method,Payment status,Reference,Notes,Recorded by,Recorded at',
    ].join(','),
  )
  expect(rows.map((row) => row.split(',').slice(7, 12))).toEqual([
    ['2026-12-05', '100', 'USD', 'bank_transfer', 'Refunded'],
    ['2026-12-05', '75.5', 'USD', 'bank_transfer', 'Completed'],
    ['', '299.5', 'USD', '', 'Pending'],
  ])
  expect(linesOf((await app.call('exportPayments', { query: 'state=paid' })).file)).toHaveLength(1)
  const exported = (await app.audits()).filter(({ action }) => action === 'payments.export').map(({ after }) => after)
  expect(exported).toContainEqual({ state: 'unpaid', search: true })
})

it('is refused to those who may not see reports of payments, or bidders', async () => {
  const app = await owing()
  for (const userId of ['teller', 'clerk']) expect(await app.call('exportPayments', { userId })).toMatchObject({ status: 403 })
})
