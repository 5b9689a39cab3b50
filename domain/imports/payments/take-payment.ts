import type { RowOutcome } from '@auctionwiz/contracts/dry-runs'
import type { PaymentDue } from '@auctionwiz/contracts/payments-due'
import type { PaymentField } from './fields.ts'
import type { PaymentRow } from './payment-row.ts'
import { paymentProblem, paymentProblems } from './problems.ts'

type Payment = PaymentDue['payments'][number]

/** What a winner owes, as the rows before have left it. */
export type Owed = Pick<PaymentDue, 'payments' | 'total' | 'balance' | 'currency' | 'lots'>

/** The import that records a payment. */
export interface Recording {
  /** The id that the payment of the row has, see `importedPaymentId`. */
  id: string
  /** ISO 8601, and who uploaded the file. */
  at: string
  by: string
  /** Why a refunded payment is taken back. */
  reason: string
  /** The day on which the auction began, in the time zone of the house. */
  began: string
}

/** What a row does to what a winner owes. */
export interface TakenPayment {
  outcome: Exclude<RowOutcome, 'conflict'>
  changed: PaymentField[]
  problems: { field: PaymentField; problem: string }[]
  /** The payments after it, and the one that it recorded or took back; missing where it does neither. */
  done?: { payments: Payment[]; payment: Payment }
}

/**
 * Records the payment of a row, as staff do: at most what is still owed. A refunded payment is taken back, and one that was not recorded is recorded
 * first. A payment that is on record stays as it is.
 */
export const takePayment = (owed: Owed, row: PaymentRow, recording: Recording): TakenPayment => {
  const { paid } = row
  if (!paid) return openPayment(row)
  if (row.currency !== owed.currency) return refused('currency', paymentProblem.otherCurrency(owed.currency))
  const known = knownPayment(owed.payments, row, recording.id)
  if (known) return takeKnown(owed, known, row, recording)
  if (paid.paidOn < recording.began) return refused(paid.dateField, paymentProblem.early(recording.began))
  const numbers = new Set(owed.lots.map(({ lotNumber }) => lotNumber))
  const foreign = (row.lotNumbers ?? []).filter((number) => !numbers.has(number))
  if (foreign.length > 0) return refused('lotNumbers', paymentProblem.lots(foreign))
  const isRefunded = row.status === 'Refunded'
  const most = isRefunded ? owed.total : owed.balance
  if (paid.amount > most) return refused(paid.amountField, paymentProblem.above(most, paid.amount, owed.currency))
  const payment = newPayment(row, paid, recording)
  const after = isRefunded ? takenBack(payment, recording) : payment
  return { outcome: 'create', changed: [], problems: [], done: { payments: [...owed.payments, after], payment: after } }
}

/** What is still to come, failed or is disputed changes nothing. */
export const openPayment = ({ status }: PaymentRow): TakenPayment =>
  unchanged({ field: 'paymentStatus', problem: paymentProblem.status(status) })

/** By its id, which an export writes, or by the transaction that staff gave as the reference of a payment. */
const knownPayment = (payments: readonly Payment[], { transactionId }: PaymentRow, id: string): Payment | undefined =>
  payments.find((one) => one.id === id) ??
  (transactionId === undefined
    ? undefined
    : payments.find((one) =>
        [one.id, one.transactionId ?? one.reference].some((known) => known?.toLowerCase() === transactionId.toLowerCase()),
      ))

const takeKnown = (
  { payments, currency }: Owed,
  known: Payment,
  { paid, status, reference, note }: PaymentRow,
  recording: Recording,
): TakenPayment => {
  if (!paid) return unchanged()
  if (known.amount !== paid.amount) return refused(paid.amountField, paymentProblem.otherAmount(known.amount, paid.amount, currency))
  if (status === 'Refunded') {
    if (known.reversed) return unchanged()
    const payment = takenBack(known, recording)
    const after = payments.map((one) => (one === known ? payment : one))
    return { outcome: 'update', changed: ['paymentStatus'], problems: [], done: { payments: after, payment } }
  }
  if (known.reversed) return unchanged({ field: 'paymentStatus', problem: paymentProblems.takenBack })
  const differing: PaymentField[] = [
    ...(known.paidOn === paid.paidOn ? [] : [paid.dateField]),
    ...(known.method === paid.method ? [] : ['paymentMethod' as const]),
    ...(reference === undefined || known.reference === reference ? [] : ['paymentReference' as const]),
    ...(note === undefined || known.note === note ? [] : ['notes' as const]),
  ]
  return unchanged(...differing.map((field) => ({ field, problem: paymentProblems.edited })))
}

const newPayment = (
  { transactionId, reference, lotNumbers, note }: PaymentRow,
  { amount, paidOn, method }: NonNullable<PaymentRow['paid']>,
  { id, at, by }: Recording,
): Payment => ({
  ...{ id, amount, paidOn, method },
  ...(transactionId !== undefined && { transactionId }),
  ...(reference !== undefined && { reference }),
  ...(lotNumbers && { lotNumbers }),
  ...(note !== undefined && { note }),
  ...{ recordedAt: at, recordedBy: by },
})

const takenBack = (payment: Payment, { at, by, reason }: Recording): Payment => ({ ...payment, reversed: { at, by, reason } })

const refused = (field: PaymentField, problem: string): TakenPayment => ({ outcome: 'error', changed: [], problems: [{ field, problem }] })

const unchanged = (...problems: TakenPayment['problems']): TakenPayment => ({ outcome: 'unchanged', changed: [], problems })
