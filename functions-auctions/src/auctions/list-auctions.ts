import type * as calls from '@auctionwiz/contracts/auctions'
import type { AuctionStatus, AuctionSummary } from '@auctionwiz/contracts/auctions'
import { auctionStatus } from '@auctionwiz/domain/auctions/status'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { PartOf } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { readAuctionCounts } from '@auctionwiz/records/auction-counts'
import { readAuction as auctionById } from '@auctionwiz/records/auctions'
import { auctionRows, auctionSelection, statusConditions } from './auction-query.ts'

const pageSize = 100

/** The first page also brings the total. */
export const listAuctions: UseCase<typeof calls.listAuctions> = async ({ query: filter }, { house, now }) => {
  const auctions = listerOf(auctionRows, house)
  const selection = auctionSelection(filter, now)
  const [{ items, next }, total] = await Promise.all([
    auctions.page(selection, { limit: filter.limit ?? pageSize, next: filter.page }),
    filter.page === undefined ? auctions.count(selection.where) : undefined,
  ])
  return { auctions: items.map((item) => rowOf(item, now)), ...(total !== undefined && { total }), ...(next && { nextPage: next }) }
}

const rowOf = ({ document, version }: Versioned<PartOf<typeof auctionRows>>, now: Date): AuctionSummary => {
  const { openedAt, closedAt, cancelledAt, ...row } = document
  return { ...row, status: auctionStatus({ ...row, openedAt, closedAt, cancelledAt }, now), version }
}

/** Few auctions are open or to come, so these are counted by the index; how many there are in all is kept with each write. */
export const readAuctionTotals: UseCase<typeof calls.readAuctionTotals> = async (_, { house, now }) => {
  const count = (status: AuctionStatus) => listerOf(auctionRows, house).count(statusConditions(status, now))
  const [{ total, bidders }, active, upcoming, cancelled] = await Promise.all([
    readAuctionCounts(house),
    count('Active'),
    count('Upcoming'),
    count('Cancelled'),
  ])
  const completed = Math.max(0, total - active - upcoming - cancelled)
  return { total, active, upcoming, completed, cancelled, averageBidders: total === 0 ? 0 : Math.round(bidders / total) }
}

export const readAuction: UseCase<typeof calls.readAuction> = ({ params }, { house, now }) => auctionById(house, params.id, now)
