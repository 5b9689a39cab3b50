import type { CaseFilter } from '@auctionwiz/contracts/legal-cases'
import { orderBy } from '@auctionwiz/platform/core/records/order-by'
import { projection } from '@auctionwiz/platform/core/records/projection'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { searchConditions } from '../search-conditions.ts'

/** What a row or card is made from. */
export const caseRows = projection(legalCaseRecord, [
  'caseNumber',
  'caseType',
  'priority',
  'title',
  'claimAmount',
  'auctionId',
  'auctionTitle',
  'bidderId',
  'bidderName',
  'lots',
  'status',
  'dateSubmitted',
  'lastUpdated',
  'assignedTo',
  'due',
])

type Condition = NonNullable<Selection<LegalCaseDocument>['where']>[number]

const sortFields = {
  case: 'listKeys.number',
  auction: 'listKeys.auction',
  bidder: 'listKeys.bidder',
  type: 'caseType',
  amount: 'listKeys.amount',
  priority: ['listKeys.weight', 'dateSubmitted'],
  status: 'listKeys.rank',
  date: 'dateSubmitted',
  updated: 'lastUpdated',
  due: 'listKeys.due',
} as const

/** The list's filter and order, which the indexes of cases serve. @param bidderIds the bidder of the filter and who was merged into it */
export const caseSelection = (filter: CaseFilter, bidderIds: readonly string[]): Required<Selection<LegalCaseDocument>> => {
  const { search = '', sort = '-date' } = filter
  return {
    where: [
      ...conditionsOf(filter),
      ...(filter.bidderId ? [{ field: 'bidderId', in: bidderIds } as const] : []),
      ...searchConditions(search),
    ],
    orderBy: orderBy(sort, sortFields),
  }
}

const conditionsOf = ({ view, status, priority, type, auctionId, lotId, assignedTo, from, to }: CaseFilter): Condition[] => [
  ...(view === undefined ? [] : [{ field: 'isActive', equals: true } as const]),
  ...(status === undefined ? [] : [{ field: 'status', in: status } as const]),
  ...(priority === undefined ? [] : [{ field: 'priority', in: priority } as const]),
  ...(type === undefined ? [] : [{ field: 'caseType', in: type } as const]),
  ...(auctionId === undefined ? [] : [{ field: 'auctionId', equals: auctionId } as const]),
  ...(lotId === undefined ? [] : [{ field: 'lotIds', containsAll: [lotId] } as const]),
  ...(assignedTo === undefined ? [] : [{ field: 'assigneeId', equals: assignedTo } as const]),
  ...(from === undefined ? [] : [{ field: 'dateSubmitted', atLeast: from } as const]),
  ...(to === undefined ? [] : [{ field: 'dateSubmitted', atMost: to } as const]),
]
