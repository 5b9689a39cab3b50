import type * as calls from '@auctionwiz/contracts/duplicates'
import { pairStatuses } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import type { Query } from '@auctionwiz/platform/core/store/store'
import { type PairDocument, pairRecord } from '@auctionwiz/records/duplicate-pairs'
import { pairDetail } from './pair-detail.ts'
import { pairOf } from './pair-document.ts'
import { readPair } from './pair-repository.ts'

const pageSize = 50

type Filter = Parameters<UseCase<typeof calls.listDuplicates>>[0]['query']

/** Open pairs, the likeliest first; pairs that are all decided, the newest decision first. Each order has its composite index. */
const selectionOf = ({ status = [...pairStatuses], minConfidence }: Filter): Required<Selection<PairDocument>> => {
  const [only, ...more] = status
  const states = more.length > 0 ? ({ field: 'status', in: status } as const) : ({ field: 'status', equals: only ?? 'pending' } as const)
  const least = minConfidence === undefined ? [] : [{ field: 'confidence', atLeast: minConfidence } as const]
  const key = status.includes('pending') ? 'confidence' : 'decidedAt'
  const held = more.length > 0 ? [] : (['status'] as const)
  return {
    where: [states, ...least],
    orderBy: (['type', ...held, key] as const).map((field) => ({ field, descending: true })),
  }
}

export const duplicateQuery = (filter: Filter): Query => pairRecord.query(selectionOf(filter))

export const listDuplicates: UseCase<typeof calls.listDuplicates> = async ({ query }, { house }) => {
  const page = await readerOf(pairRecord, house).page(selectionOf(query), { limit: query.limit ?? pageSize, next: query.page })
  return { pairs: page.items.map(({ document }) => pairOf(document)), ...(page.next && { nextPage: page.next }) }
}

export const readDuplicate: UseCase<typeof calls.readDuplicate> = async ({ params }, { house, now }) =>
  pairDetail(house, await readPair(house, params.id), now)
