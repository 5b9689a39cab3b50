import type { Currency } from '@auctionwiz/contracts/fields'
import { paymentHeaderOf } from '@auctionwiz/domain/imports/file-reading'
import type { PaymentRow } from '@auctionwiz/domain/imports/payments/payment-row'
import { readPaymentRow } from '@auctionwiz/domain/imports/payments/read-payment-row'
import type { Format } from '../../../app/format.ts'
import { paymentsDueText } from '../../payments-due/messages.ts'
import { paymentFileText as text } from '../payments/messages.ts'
import { type Decided, readingOfDecided } from './decisions.ts'
import type { Line } from './Lines.tsx'
import { rowLines } from './row-lines.ts'

/** What a row of a file of payments becomes, line by line. */
export const paymentLines = (columns: readonly Decided[], cells: readonly string[], format: Format, currency: Currency): Line[] => {
  const header = paymentHeaderOf(readingOfDecided(columns))
  const result = readPaymentRow(cells, header, { currency, timeZone: format.timeZone, now: new Date() })
  return rowLines(columns, result, 'payments', (values) => linesOf(values, format))
}

const linesOf = (
  { transactionId, auction, payers, lotNumbers, status, paid, currency, reference, note }: PaymentRow,
  format: Format,
): Line[] => {
  const { fields, statuses } = text
  const shown: readonly (readonly [label: string, value: string | undefined])[] = [
    [fields.transactionId, transactionId],
    [fields.auction, auction],
    ...payers.map(({ field, text: named }) => [fields[field], named] as const),
    [fields.lotNumbers, lotNumbers?.join(', ')],
    [fields.paymentStatus, statuses[status]],
    [text.forLots, paid && format.money({ amount: paid.amount, currency })],
    [fields.paymentDate, paid && format.date(`${paid.paidOn}T12:00:00Z`)],
    [fields.paymentMethod, paid && paymentsDueText.methods[paid.method]],
    [fields.paymentReference, reference],
    [fields.notes, note],
  ]
  return shown.flatMap(([label, value]): Line[] => (value ? [[label, value]] : []))
}
