import type * as calls from '@auctionwiz/contracts/payments-due'
import type { PaymentDueFilter } from '@auctionwiz/contracts/payments-due'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { type PaymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { saleBidders } from '@auctionwiz/records/registered-bidders'
import { searchConditions } from '../search-conditions.ts'
import { searchedTotal } from '../searched-total.ts'
import { ladderOf, paymentDueOf, requireSeesBidders } from './payment-due-answer.ts'

const pageSize = 50

export const listPaymentsDue: UseCase<typeof calls.listPaymentsDue> = async ({ query: filter }, context) => {
  requireSeesBidders(context)
  const { house } = context
  const dues = readerOf(paymentDueRecord, house)
  const selection = selectionOf(filter)
  const [{ items, next }, ladder] = await Promise.all([
    dues.page(selection, { limit: filter.limit ?? pageSize, next: filter.page }),
    ladderOf(context),
  ])
  const total = filter.page === undefined ? await searchedTotal({ items, next }, (limit) => dues.count(selection.where, limit)) : undefined
  const bidders = await saleBidders(
    house,
    items.map(({ document }) => document.bidderId),
  )
  return {
    paymentsDue: items.map((stored) => paymentDueOf(stored, ladder, bidders.get(stored.document.bidderId))),
    ...total,
    ...(next && { nextPage: next }),
  }
}

/** What a filter finds, the oldest sale first. */
export const selectionOf = ({
  auctionId,
  state,
  search = '',
}: Omit<PaymentDueFilter, 'page' | 'limit'>): Required<Selection<PaymentDueDocument>> => ({
  where: [
    ...(auctionId === undefined ? [] : [{ field: 'auctionId', equals: auctionId } as const]),
    ...(state === undefined ? [] : [{ field: 'state', equals: state } as const]),
    ...searchConditions(search),
  ],
  orderBy: [{ field: 'type' }, { field: 'closedAt' }],
})
