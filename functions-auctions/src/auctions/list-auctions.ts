import type * as calls from '@auctionwiz/contracts/auctions'
import type { AuctionFilter, AuctionStatus, AuctionSummary } from '@auctionwiz/contracts/auctions'
import { auctionStatus } from '@auctionwiz/domain/auctions/status'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { PartOf } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readAuctionCounts } from '@auctionwiz/records/auction-counts'
import { readAuction as auctionById } from '@auctionwiz/records/auctions'
import { readHammerTotals } from '@auctionwiz/records/lot-counts'
import { listRows } from '../list-rows.ts'
import { auctionRows, auctionSelection, notOver, statusConditions } from './auction-query.ts'

/** The first page also brings the total. What is current, to come or past is asked of the moment of the first page. */
export const listAuctions: UseCase<typeof calls.listAuctions> = async ({ query: filter }, { house, now }) => {
  const { asOf, after } = startOf(filter.page, now)
  const asked = { ...filter, page: after }
  const listed = await listRows(listerOf(auctionRows, house), auctionSelection(filter, asOf), asked, (count) =>
    totalOf(filter, house, asOf, count),
  )
  const { nextPage, ...total } = listed.rest
  const rows = listed.rows.map((row) => rowOf(row, now))
  const auctions = filter.hammerTotals === undefined ? rows.map(summaryOf) : await withHammerTotals(house, rows)
  return { auctions, ...total, ...(nextPage !== undefined && { nextPage: `${asOf.getTime()}:${nextPage}` }) }
}

/** All and past ones follow from the counter and from those that are not over, which are few; the rest is counted. */
const totalOf = async (
  { view, status, from, to }: AuctionFilter,
  house: PartitionReader,
  now: Date,
  count: () => Promise<number>,
): Promise<number> => {
  const isCounted = status === undefined && from === undefined && to === undefined && (view === undefined || view === 'past')
  if (!isCounted) return count()
  const [{ total }, open] = await Promise.all([
    readAuctionCounts(house),
    view === 'past' ? listerOf(auctionRows, house).count(notOver(now)) : 0,
  ])
  return Math.max(0, total - open)
}

/** The store continues the same query alone, so a page carries the moment of the first one. */
const startOf = (page: string | undefined, now: Date): { asOf: Date; after: string | undefined } => {
  if (page === undefined) return { asOf: now, after: undefined }
  const [, moment, after] = /^(\d{13}):(.+)$/s.exec(page) ?? []
  if (moment === undefined) throw new Failure('invalid_request', { fields: { page: 'Use the nextPage of the page before.' } })
  return { asOf: new Date(Number(moment)), after }
}

type Row = AuctionSummary & Pick<PartOf<typeof auctionRows>, 'currency'>

const rowOf = (read: PartOf<typeof auctionRows> & { version: string }, now: Date): Row => {
  const { openedAt, closedAt, cancelledAt, ...row } = read
  return { ...row, status: auctionStatus(read, now) }
}

const summaryOf = ({ currency: _currency, ...row }: Row): AuctionSummary => row

/** What is open, to come or cancelled has no total. */
const withHammerTotals = async (house: PartitionReader, rows: readonly Row[]): Promise<AuctionSummary[]> => {
  const completed = rows.filter(({ status }) => status === 'Completed')
  const totals = await readHammerTotals(
    house,
    completed.map(({ id }) => id),
  )
  return rows.map((row) => {
    const amount = totals.get(row.id)
    return { ...summaryOf(row), ...(amount !== undefined && { hammerTotal: { amount, currency: row.currency } }) }
  })
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
