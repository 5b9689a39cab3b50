import type * as calls from '@auctionwiz/contracts/lots'
import type { LotFilter } from '@auctionwiz/contracts/lots'
import type { LotCounts } from '@auctionwiz/domain/lots/totals'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { readAuction } from '@auctionwiz/records/auctions'
import { readLotCounts } from '@auctionwiz/records/lot-counts'
import { findNumbering } from '@auctionwiz/records/lot-numberings'
import { lotOf, lotRecord } from '@auctionwiz/records/lots'
import { searchedTotal, type Total } from '../searched-total.ts'
import { type LotWinner, winnersOf } from '../winners.ts'
import { catalogueRows, lotRows, lotSelection } from './lot-query.ts'

const pageSize = 100

/** The first page also brings the totals. What is read side by side with the auction is answered only where there is one. */
export const listLots: UseCase<typeof calls.listLots> = async ({ params, query: filter }, { house, now, can }) => {
  const lots = house.in('auctions').within(params.id)
  const rows = listerOf(filter.descriptions ? catalogueRows : lotRows, lots)
  const selection = lotSelection(filter)
  const isFirst = filter.page === undefined
  const [, { items, next }, totals, numbering] = await Promise.all([
    readAuction(house, params.id, now),
    rows.page(selection, { limit: filter.limit ?? pageSize, next: filter.page }),
    isFirst ? readLotCounts(lots) : undefined,
    isFirst ? findNumbering(lots) : undefined,
  ])
  const [winners, total] = await Promise.all([
    can('bidders:view') ? winnersOf(house, lots, items) : new Map<string, LotWinner>(),
    totals && totalOf(filter, totals, { items, next }, (most) => rows.count(selection.where, most)),
  ])
  return {
    lots: items.map(({ document, version }) => {
      const winner = document.paddle === undefined ? undefined : winners.get(document.paddle)
      return { ...document, ...(winner && { winner }), version }
    }),
    ...total,
    ...(totals && { totals }),
    ...(numbering && { numbering: true as const }),
    ...(next && { nextPage: next }),
  }
}

/** From the counters of the auction, except for a search. */
const totalOf = async (
  { state, search }: LotFilter,
  { lots, states }: LotCounts,
  page: { items: readonly unknown[]; next: string | undefined },
  count: (most: number) => Promise<number>,
): Promise<Total> => (search ? searchedTotal(page, count) : { total: state ? states[state] : lots })

export const readLot: UseCase<typeof calls.readLot> = async ({ params }, { house, now }) => {
  const { id } = await readAuction(house, params.id, now)
  return lotOf(await readerOf(lotRecord, house.in('auctions').within(id)).read(params.lotId))
}
