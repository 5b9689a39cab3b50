import type { AuctionFilter, AuctionStatus } from '@auctionwiz/contracts/auctions'
import { sameForm } from '@auctionwiz/domain/auctions/document'
import { orderBy } from '@auctionwiz/platform/core/records/order-by'
import { projection } from '@auctionwiz/platform/core/records/projection'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { type AuctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { searchConditions } from '../search-conditions.ts'

/** What a row is made from. */
export const auctionRows = projection(auctionRecord, [
  'auctionNumber',
  'title',
  'company',
  'location',
  'auctionType',
  'currency',
  'startDate',
  'endDate',
  'biddersRegistered',
  'importedFrom',
  'autoInviteThreshold',
  'publishedAt',
  'openedAt',
  'closedAt',
  'cancelledAt',
])

type Condition = NonNullable<Selection<AuctionDocument>['where']>[number]

/** The list's filter and order, which the indexes of auctions serve. */
export const auctionSelection = (filter: AuctionFilter, now: Date): Required<Selection<AuctionDocument>> => {
  const { view, status, search = '', sort = '-start' } = filter
  const where = [
    ...(view ? viewConditions(view, now) : []),
    ...(status ? statusConditions(status, now) : []),
    ...datesIn(filter),
    ...searchConditions(search),
  ]
  return { where, orderBy: orderBy(sort, sortFields) }
}

const sortFields = { title: 'nameKey', start: 'startDate', end: 'endDate', bidders: 'biddersRegistered' } as const

const datesIn = ({ from, to }: AuctionFilter): Condition[] => [
  ...(from === undefined ? [] : [{ field: 'endDate', atLeast: sameForm(from) } as const]),
  ...(to === undefined ? [] : [{ field: 'startDate', atMost: sameForm(to) } as const]),
]

const viewConditions = (view: NonNullable<AuctionFilter['view']>, now: Date): Condition[] =>
  view === 'past' ? over(now) : statusConditions(view === 'current' ? 'Active' : 'Upcoming', now)

/** The same as `auctionStatus`, by the stored span. */
export const statusConditions = (status: AuctionStatus, now: Date): Condition[] => {
  if (status === 'Upcoming') return [{ field: 'span.opensAt', atLeast: justAfter(now) }]
  if (status === 'Active') return [{ field: 'span.opensAt', atMost: now.toISOString() }, ...notOver(now)]
  return [...over(now), { field: 'span.held', equals: status === 'Completed' }]
}

/** Current ones and those to come. */
export const notOver = (now: Date): Condition[] => [{ field: 'span.closesAt', atLeast: justAfter(now) }]

const justAfter = (now: Date): string => new Date(now.getTime() + 1).toISOString()

const over = (now: Date): Condition[] => [{ field: 'span.closesAt', atMost: now.toISOString() }]
