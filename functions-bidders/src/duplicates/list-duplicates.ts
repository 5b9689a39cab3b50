import { type listDuplicates as endpoint, pairStatuses } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Query } from '@auctionwiz/platform/core/store'
import { type PairDocument, pairOf } from './pair-document.ts'

const pageSize = 50

type Filter = Parameters<UseCase<typeof endpoint>>[0]['query']

/** Open pairs, the likeliest first; pairs that are all decided, the newest decision first. Each order has its composite index. */
export const duplicateQuery = ({ status = [...pairStatuses], minConfidence }: Filter): Query => {
  const [only, ...more] = status
  const states = more.length > 0 ? { field: 'status', in: status } : { field: 'status', equals: only ?? 'pending' }
  const least = minConfidence === undefined ? [] : [{ field: 'confidence', atLeast: minConfidence }]
  const key = status.includes('pending') ? 'confidence' : 'decidedAt'
  const held = more.length > 0 ? [] : ['status']
  return {
    type: 'duplicate-pair',
    where: [states, ...least],
    orderBy: ['type', ...held, key].map((field) => ({ field, descending: true })),
  }
}

export const listDuplicates: UseCase<typeof endpoint> = async ({ query }, { house }) => {
  const page = await house.query<PairDocument>(duplicateQuery(query), { limit: query.limit ?? pageSize, next: query.page })
  return { pairs: page.items.map(pairOf), ...(page.next && { nextPage: page.next }) }
}
