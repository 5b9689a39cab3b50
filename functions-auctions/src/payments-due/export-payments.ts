import type { exportPayments as endpoint } from '@auctionwiz/contracts/payments-due'
import { minorUnits } from '@auctionwiz/domain/auctions/currency'
import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { PaymentStatus } from '@auctionwiz/domain/imports/payments/words'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { type PaymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { type SaleBidder, saleBidders } from '@auctionwiz/records/registered-bidders'
import { selectionOf } from './list-payments-due.ts'
import { requireSeesBidders } from './payment-due-answer.ts'

const pageSize = 200

/** A payment, or what is still to be paid. */
interface Row extends Partial<PaymentDueDocument['payments'][number]> {
  debt: PaymentDueDocument
  bidder: SaleBidder | undefined
  due: number
  status: PaymentStatus
}

/** An import reads these back, see `domain/imports/payments/header-names.ts`. */
const columns: readonly (readonly [title: string, value: (row: Row) => string | number | undefined])[] = [
  ['Transaction ID', ({ transactionId, id }) => transactionId ?? id],
  ['AuctionWiz auction ID', ({ debt }) => debt.auctionId],
  ['Auction', ({ debt }) => debt.auctionTitle],
  ['AuctionWiz bidder ID', ({ debt }) => debt.bidderId],
  ['Bidder', ({ bidder }) => bidder?.bidderId],
  ['Bidder name', ({ bidder }) => bidder?.name],
  ['Lot numbers', ({ lotNumbers }) => lotNumbers?.join(', ')],
  ['Payment date', ({ paidOn }) => paidOn],
  ['Amount paid', ({ due, debt }) => due / minorUnits(debt.currency)],
  ['Currency', ({ debt }) => debt.currency],
  ['Payment method', ({ method }) => method],
  ['Payment status', ({ status }) => status],
  ['Reference', ({ reference }) => reference],
  ['Notes', ({ note }) => note],
  ['Recorded by', ({ recordedBy }) => recordedBy],
  ['Recorded at', ({ recordedAt }) => recordedAt],
]

/** The payments of what the filter finds, and what is still owed, read page by page as the caller takes it. That it was taken out is in the log. */
export const exportPayments: UseCase<typeof endpoint> = async ({ query: filter }, context) => {
  requireSeesBidders(context)
  const { house, audit, auctionHouseId, now } = context
  // The words of a search may name a person, whom the log would outlive.
  const asked = Object.fromEntries(
    Object.entries({ ...filter, search: filter.search ? true : undefined }).filter(([, value]) => value !== undefined),
  )
  await house.write([audit({ action: 'payments.export', subjectType: 'house', subjectId: auctionHouseId, after: asked })])
  async function* lines() {
    const encoder = new TextEncoder()
    yield encoder.encode(csvLine(columns.map(([title]) => title)))
    let next: string | undefined
    do {
      const page = await readerOf(paymentDueRecord, house).page(selectionOf(filter), { limit: pageSize, next })
      next = page.next
      const bidders = await saleBidders(
        house,
        page.items.map(({ document }) => document.bidderId),
      )
      const rows = page.items.flatMap(({ document }) => rowsOf(document, bidders.get(document.bidderId)))
      yield encoder.encode(rows.map((row) => csvLine(columns.map(([, value]) => value(row)))).join(''))
    } while (next !== undefined)
  }
  const fileName = `payments-${now.toISOString().slice(0, 10)}.csv`
  return { contentType: 'text/csv; charset=utf-8', fileName, body: streamOf(lines()) }
}

const rowsOf = (debt: PaymentDueDocument, bidder: SaleBidder | undefined): Row[] => [
  ...debt.payments.map(
    (payment): Row => ({ ...payment, debt, bidder, due: payment.amount, status: payment.reversed ? 'Refunded' : 'Completed' }),
  ),
  ...(debt.balance > 0 ? [{ debt, bidder, due: debt.balance, status: 'Pending' as const }] : []),
]
