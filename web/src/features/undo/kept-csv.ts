import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { readImportUndo } from '@auctionwiz/contracts/import-undo'
import { minorUnits } from '@auctionwiz/domain/auctions/currency'
import { undoText as text } from './messages.ts'

type Answer = AnswerOf<typeof readImportUndo>
export type Kept = Answer['kept'][number]
export type KeptSale = NonNullable<Answer['sales']>['kept'][number]

export type KeptCase = NonNullable<Answer['cases']>['kept'][number]

export type KeptPayment = NonNullable<Answer['payments']>['kept'][number]
export type KeptRecord = NonNullable<Answer['records']>['kept'][number]
export type RecordKind = NonNullable<Answer['records']>['kind']

export const keptName = ({ name }: Kept): string => name || text.erased

/** "Lot 12 Walnut chest", "Paddle 7" or the auction. */
export const keptSaleName = ({ kind, name }: KeptSale): string => {
  if (kind === 'auction') return name
  return kind === 'lot' ? text.sales.lot({ name }) : text.sales.paddle({ name })
}

/** "LC-1001 Forged chest" */
export const keptCaseName = ({ caseNumber, title }: KeptCase): string => `${caseNumber} ${title}`.trim() || text.cases.deleted

export const keptRecordName = ({ name }: KeptRecord): string => name || text.records.deleted

/** Spreadsheet programs would run what begins like a formula. */
const cell = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** With the mark by which Excel knows UTF-8. */
const csvOf = (header: string, lines: readonly (readonly string[])[]): Blob => {
  const rows = lines.map((line) => line.map(cell).join(','))
  return new Blob([`\uFEFF${[header, ...rows].join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}

interface AllKept {
  kept: readonly Kept[]
  sales: readonly KeptSale[] | undefined
  cases: readonly KeptCase[] | undefined
  records: readonly KeptRecord[] | undefined
  payments: readonly KeptPayment[] | undefined
}

/** What was kept as a file: of an import of auctions also bidders and their sales. */
export const keptCsv = ({ kept, sales, cases, records, payments }: AllKept): Blob => {
  if (payments)
    return csvOf(
      text.payments.csv,
      payments.map(({ auction, bidder, amount: { amount, currency }, reason }) => [
        ...[auction, bidder?.name ?? text.erased, String(amount / minorUnits(currency)), currency, text.payments.reasons[reason]],
      ]),
    )
  if (records)
    return csvOf(
      text.csv,
      records.map((one) => [one.id, keptRecordName(one), text.records.reasons[one.reason]]),
    )
  if (cases)
    return csvOf(
      text.csv,
      cases.map((one) => [one.caseNumber, one.title || text.cases.deleted, text.cases.reasons[one.reason]]),
    )
  return sales
    ? csvOf(text.sales.csv, [
        ...sales.map((one) => [text.sales.kinds[one.kind], one.auction, keptSaleName(one), text.sales.reasons[one.reason]]),
        ...kept.map((one) => [text.sales.bidder, '', `${keptName(one)} ${one.bidderId}`.trim(), text.reasons[one.reason]]),
      ])
    : csvOf(
        text.csv,
        kept.map((one) => [one.bidderId, keptName(one), text.reasons[one.reason]]),
      )
}
