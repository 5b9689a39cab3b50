import { type Currency, currencies, emailPattern } from '@auctionwiz/contracts/fields'
import { normaliseEmail } from '../../bidders/identity.ts'
import { lotNumberText, parseLotNumber } from '../../lots/lot-number.ts'
import { dayIn } from '../../zoned-time.ts'
import { cleanCell, readAmount } from '../cells.ts'
import type { HeaderMapping } from '../headers.ts'
import type { Report, RowReports } from '../import-row.ts'
import { dateProblem, orderOf } from '../row-person.ts'
import { cleanLines, type ReadTexts, readTexts, rowReports, shapeProblem } from '../row-texts.ts'
import type { RowResult } from '../rows.ts'
import { readInstant } from '../sales/read-instant.ts'
import { longestOfPayment, type PaymentField, type PaymentNumber, paymentDates } from './fields.ts'
import type { PaidPart, Payer, PaymentRow } from './payment-row.ts'
import { paymentProblems } from './problems.ts'
import { type PaymentStatus, paymentValueOfWord } from './words.ts'

/** The house whose file it is. */
export interface PaymentOrigin {
  currency: Currency
  /** In which the file writes times. */
  timeZone: string
  now: Date
}

type Read = ReadTexts<PaymentField>

/** A problem with these rejects the row: they say whose money it is, how much, and whether it came. */
const needed = new Set<string>(['row', 'transactionId', 'auction', 'payer', 'currency', 'paymentStatus'])

/**
 * Reads one row of a file of payments. What a payment needs rejects the row where it is missing; an optional value that can't be read is left out, and
 * listed. A row whose payment is still to come, or failed, needs neither amount nor date.
 */
export const readPaymentRow = (
  cells: readonly string[],
  header: HeaderMapping<PaymentField>,
  origin: PaymentOrigin,
): RowResult<PaymentRow> => {
  const shape = shapeProblem(cells, header.columns)
  if (shape !== undefined) return { ok: false, errors: [shape] }
  const { problems, isRefused, ...reports } = rowReports(needed)
  const read = readTexts(cells, header, longestOfPayment, reports.leave, (field, cell) =>
    field === 'notes' ? cleanLines(cell) : cleanCell(cell),
  )
  const { transactionId, auction, currency: stated, paymentReference: reference, notes: note } = read.texts
  const payers = readPayers(read, reports)
  if (auction === undefined) reports.refuse('auction', '', paymentProblems.auction)
  const status = readStatus(read, reports)
  const currency = currencies.find((one) => one === (stated ?? origin.currency).toUpperCase())
  if (!currency) reports.refuse('currency', stated ?? '', paymentProblems.currency)
  const isPaid = status === 'Completed' || status === 'Refunded'
  const paid = isPaid && currency ? readPaid(read, currency, status, origin, reports.refuse) : undefined
  if (isRefused() || auction === undefined || !status || !currency) return { ok: false, errors: problems }
  const lotNumbers = readLots(read, reports.leave)
  const values: PaymentRow = {
    ...(transactionId !== undefined && { transactionId }),
    ...{ auction, payers, status, currency, statesCurrency: stated !== undefined },
    ...(lotNumbers && { lotNumbers }),
    ...(paid && { paid }),
    ...(reference !== undefined && { reference }),
    ...(note !== undefined && { note }),
  }
  return { ok: true, values, left: problems }
}

/** The number or id first, then the email, then the name. */
const readPayers = ({ texts }: Read, { leave, refuse }: RowReports): Payer[] => {
  const { payer, email, fullName, firstName, lastName } = texts
  const name = fullName ?? [firstName, lastName].filter(Boolean).join(' ')
  const mail = email !== undefined && emailPattern.test(email) ? email : undefined
  if (email !== undefined && mail === undefined) leave('email', email, 'invalid email format')
  const named = [
    ['payer', payer],
    ['email', mail],
    [fullName === undefined ? 'lastName' : 'fullName', name],
  ] as const
  const payers = named.flatMap(([field, text]) => (text ? [{ field, text: emailPattern.test(text) ? normaliseEmail(text) : text }] : []))
  if (payers.length === 0) refuse('payer', '', paymentProblems.payer)
  return payers
}

/** A file without statuses lists payments that were made. */
const readStatus = ({ texts: { paymentStatus: text } }: Read, { refuse }: RowReports): PaymentStatus | undefined => {
  if (text === undefined) return 'Completed'
  const status = paymentValueOfWord('paymentStatus', text)
  if (!status) refuse('paymentStatus', text, paymentProblems.unknownStatus)
  return status
}

const readPaid = (read: Read, currency: Currency, status: PaymentStatus, origin: PaymentOrigin, refuse: Report): PaidPart | undefined => {
  const part = readPart(read, currency, status, refuse)
  const day = readDay(read, origin, refuse)
  const word = read.texts.paymentMethod
  const method = word === undefined ? undefined : paymentValueOfWord('paymentMethod', word)
  if (!method) refuse('paymentMethod', word ?? '', word === undefined ? paymentProblems.method : paymentProblems.unknownMethod)
  return part && day && method ? { ...part, ...day, method } : undefined
}

/** The largest payment, in minor units. */
const mostPaid = 100_000_000_000

/**
 * What a row pays for the lots: of the amount paid, or of the grand total, at most the total with its premium; without a total what is left of them
 * after taxes and shipping.
 */
const readPart = (
  read: Read,
  currency: Currency,
  status: PaymentStatus,
  refuse: Report,
): Pick<PaidPart, 'amount' | 'amountField'> | undefined => {
  let isUnread = false
  const amount = (field: PaymentNumber): number | undefined => {
    const text = read.texts[field]
    if (text === undefined) return undefined
    // Other systems write what went back below zero.
    const plain = status === 'Refunded' ? text.replace(/^\((.*)\)$/, '$1').replace(/^([^\d.,]*)[-−–]\s*/, '$1') : text
    const found = readAmount(plain.trim(), currency, read.styles[field]?.decimal)
    if (found !== undefined && found <= mostPaid) return found
    isUnread = true
    refuse(field, text, 'amount format error')
    return undefined
  }
  const [total, premium = 0, grand, paid] = [amount('totalAmount'), amount('buyersPremium'), amount('grandTotal'), amount('amountPaid')]
  const [taxes = 0, shipping = 0] = total === undefined ? [amount('taxes'), amount('shippingFees')] : []
  if (isUnread) return undefined
  const no = (field: PaymentNumber, problem: string): undefined => refuse(field, read.texts[field] ?? '', problem) ?? undefined
  const gross = paid ?? grand
  const amountField = paid !== undefined ? 'amountPaid' : total === undefined ? 'grandTotal' : 'totalAmount'
  if (total === undefined && gross === undefined) return no('totalAmount', paymentProblems.amount)
  if (total !== undefined && grand !== undefined && grand < total + premium) return no('grandTotal', paymentProblems.parts)
  const part = total === undefined ? (gross ?? 0) - taxes - shipping : Math.min(total + premium, gross ?? total + premium)
  return part > 0 ? { amount: part, amountField } : no(amountField, paymentProblems.nothing)
}

const readDay = (
  { texts, styles }: Read,
  { timeZone, now }: PaymentOrigin,
  refuse: Report,
): Pick<PaidPart, 'paidOn' | 'dateField'> | undefined => {
  const field = paymentDates.find((one) => texts[one] !== undefined)
  const text = field && texts[field]
  if (!field || text === undefined) {
    refuse('paymentDate', '', paymentProblems.date)
    return undefined
  }
  const at = readInstant(text, orderOf(styles[field]), timeZone, '12:00')?.at
  if (at === undefined) {
    refuse(field, text, dateProblem(styles[field]))
    return undefined
  }
  const paidOn = dayIn(at, timeZone)
  if (paidOn <= dayIn(now.toISOString(), timeZone)) return { paidOn, dateField: field }
  refuse(field, text, paymentProblems.future)
  return undefined
}

const readLots = ({ texts: { lotNumbers: text } }: Read, leave: Report): string[] | undefined => {
  if (text === undefined) return undefined
  const numbers = text
    .split(/[,;|/&]+|\s+(?=\d)/)
    .map((one) => one.replace(/^\s*(?:lots?|los|lose|lotes?|#|no\.?)\s*/i, '').trim())
    .filter((one) => one !== '')
    .map(parseLotNumber)
  const known = numbers.filter((number) => number !== undefined)
  if (known.length === numbers.length && known.length > 0) return [...new Set(known.map(lotNumberText))]
  leave('lotNumbers', text, paymentProblems.lotNumbers)
  return undefined
}
