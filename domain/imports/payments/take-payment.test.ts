import { describe, expect, it } from 'vitest'
import { sumsOf } from '../../payments-due/ladder.ts'
import type { PaymentRow } from './payment-row.ts'
import { paymentProblem, paymentProblems } from './problems.ts'
import { type Owed, takePayment } from './take-payment.ts'

type Payment = Owed['payments'][number]

const lots = [{ id: 'lot_1', lotNumber: '1', title: 'Chest', hammer: 300_00, premium: 75_00 }]
const owed = (payments: Payment[] = []): Owed => ({ payments, lots, currency: 'USD', ...sumsOf(lots, payments) })

const row = (change: Partial<PaymentRow> = {}): PaymentRow => ({
  ...{
    transactionId: 'T-1',
    auction: 'Autumn sale',
    payers: [{ field: 'email', text: 'ann@example.com' }],
    status: 'Completed',
    currency: 'USD',
  },
  statesCurrency: false,
  paid: { amount: 100_00, amountField: 'totalAmount', paidOn: '2026-12-05', dateField: 'paymentDate', method: 'cash' },
  ...change,
})
const recording = { id: 'pay_1', at: '2026-12-10T09:00:00.000Z', by: 'Una', reason: 'Refunded', began: '2026-12-01' }
const cash = { amountField: 'totalAmount', paidOn: '2026-12-05', dateField: 'paymentDate', method: 'cash' } as const
const paying = (amount: number) => row({ paid: { amount, ...cash } })
const take = (payments: Payment[], given: PaymentRow) => takePayment(owed(payments), given, recording)

const recorded: Payment = {
  ...{ id: 'pay_1', amount: 100_00, paidOn: '2026-12-05', method: 'cash', transactionId: 'T-1' },
  ...{ recordedAt: recording.at, recordedBy: 'Una' },
}
const reversed: Payment = { ...recorded, reversed: { at: recording.at, by: 'Una', reason: 'Refunded' } }

describe('a completed payment', () => {
  it('is recorded, at most what is owed', () => {
    const { outcome, done } = take([], row({ note: 'at pickup', lotNumbers: ['1'] }))
    expect(outcome).toBe('create')
    expect(done?.payments).toEqual([{ ...recorded, note: 'at pickup', lotNumbers: ['1'] }])
    expect(take([], paying(375_00)).outcome).toBe('create')
    expect(take([{ ...recorded, id: 'pay_0', transactionId: 'T-0' }], paying(275_01)).problems).toEqual([
      { field: 'totalAmount', problem: paymentProblem.above(275_00, 275_01, 'USD') },
    ])
  })

  it('is recorded once; what differs on record is listed', () => {
    expect(take([recorded], row())).toEqual({ outcome: 'unchanged', changed: [], problems: [] })
    const byHand: Payment = { ...recorded, id: 'pay_9', transactionId: undefined, reference: 't-1' }
    expect(take([byHand], row()).outcome).toBe('unchanged')
    const other = row({ note: 'new', paid: { amount: 100_00, ...cash, method: 'check' } })
    expect(take([recorded], other)).toMatchObject({
      outcome: 'unchanged',
      problems: [
        { field: 'paymentMethod', problem: paymentProblems.edited },
        { field: 'notes', problem: paymentProblems.edited },
      ],
    })
    expect(take([recorded], paying(90_00)).problems).toEqual([
      { field: 'totalAmount', problem: paymentProblem.otherAmount(100_00, 90_00, 'USD') },
    ])
  })

  it('that was taken back here stays so', () => {
    expect(take([reversed], row())).toMatchObject({ outcome: 'unchanged', problems: [{ problem: paymentProblems.takenBack }] })
  })

  it.each([
    [row({ currency: 'EUR' }), 'currency', paymentProblem.otherCurrency('USD')],
    [row({ lotNumbers: ['1', '7'] }), 'lotNumbers', paymentProblem.lots(['7'])],
    [
      row({ paid: { amount: 1, amountField: 'totalAmount', paidOn: '2025-12-05', dateField: 'transactionDate', method: 'cash' } }),
      'transactionDate',
      paymentProblem.early('2026-12-01'),
    ],
  ])('is refused where it can’t be so', (given, field, problem) => {
    expect(take([], given)).toEqual({ outcome: 'error', changed: [], problems: [{ field, problem }] })
  })
})

describe('a refunded payment', () => {
  const refund = row({ status: 'Refunded' })

  it('is taken back, once', () => {
    expect(take([recorded], refund)).toEqual({
      ...{ outcome: 'update', changed: ['paymentStatus'], problems: [] },
      done: { payments: [reversed], payment: reversed },
    })
    expect(take([reversed], refund)).toEqual({ outcome: 'unchanged', changed: [], problems: [] })
  })

  it('is recorded first where it was not, also by a winner who owes nothing any more', () => {
    const paid = { ...recorded, id: 'pay_0', transactionId: 'T-0', amount: 375_00 }
    expect(take([paid], refund)).toMatchObject({ outcome: 'create', done: { payments: [paid, reversed] } })
  })
})

it('of any other status changes nothing and says so', () => {
  const { paid: _paid, ...open } = row({ status: 'Disputed' })
  expect(take([recorded], open)).toEqual({
    ...{ outcome: 'unchanged', changed: [] },
    problems: [{ field: 'paymentStatus', problem: 'the payment is Disputed, so nothing was recorded' }],
  })
})
