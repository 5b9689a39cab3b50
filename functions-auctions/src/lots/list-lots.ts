import type * as calls from '@auctionwiz/contracts/lots'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import { readAuction } from '@auctionwiz/records/auctions'
import { readLotCounts } from '@auctionwiz/records/lot-counts'
import { findNumbering } from '@auctionwiz/records/lot-numberings'
import { lotOf, lotRecord } from '@auctionwiz/records/lots'
import { type LotWinner, winnersOf } from '../winners.ts'
import { catalogueRows, lotRows, lotSelection } from './lot-query.ts'

const pageSize = 100

/** The first page also brings the totals. */
export const listLots: UseCase<typeof calls.listLots> = async ({ params, query: filter }, { house, now, can }) => {
  const { id } = await readAuction(house, params.id, now)
  const lots = house.in('auctions').within(id)
  const rows = listerOf(filter.descriptions ? catalogueRows : lotRows, lots)
  const selection = lotSelection(filter)
  const isFirst = filter.page === undefined
  const [{ items, next }, total, totals, numbering] = await Promise.all([
    rows.page(selection, { limit: filter.limit ?? pageSize, next: filter.page }),
    isFirst ? rows.count(selection.where) : undefined,
    isFirst ? readLotCounts(lots) : undefined,
    isFirst ? findNumbering(lots) : undefined,
  ])
  const winners = can('bidders:view') ? await winnersOf(house, lots, items) : new Map<string, LotWinner>()
  return {
    lots: items.map(({ document, version }) => {
      const winner = document.paddle === undefined ? undefined : winners.get(document.paddle)
      return { ...document, ...(winner && { winner }), version }
    }),
    ...(total !== undefined && { total }),
    ...(totals && { totals }),
    ...(numbering && { numbering: true as const }),
    ...(next && { nextPage: next }),
  }
}

export const readLot: UseCase<typeof calls.readLot> = async ({ params }, { house, now }) => {
  const { id } = await readAuction(house, params.id, now)
  return lotOf(await readerOf(lotRecord, house.in('auctions').within(id)).read(params.lotId))
}
