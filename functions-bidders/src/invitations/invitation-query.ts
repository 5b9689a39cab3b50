import type { InvitationFilter, InvitationState, invitationSorts } from '@auctionwiz/contracts/bidder-invitations'
import type { ReviewGroup } from '@auctionwiz/contracts/invitation-decisions'
import { exactWords, needleGrams } from '@auctionwiz/domain/bidders/search'
import { isSearchable } from '@auctionwiz/domain/searchable'
import type { Conditions, Selection } from '@auctionwiz/platform/core/records/record'
import type { Query } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'

export interface InvitationsAsked extends InvitationFilter {
  auctionId: string
  state: InvitationState
  group?: ReviewGroup | undefined
  sort?: (typeof invitationSorts)[number] | undefined
}

/** Route by the composite index of type, auction, state, the reason where one is asked for, and what is sorted by. */
export const selectedInvitations = ({
  auctionId,
  state,
  group,
  sort = '-score',
  ...filter
}: InvitationsAsked): Required<Selection<InvitationDocument>> => {
  const key = `listKeys.${sort.replace('-', '') as 'score' | 'name' | 'won' | 'lastAuction'}` as const
  return {
    where: [
      { field: 'auctionId', equals: auctionId },
      { field: 'state', equals: state },
      ...(group ? [{ field: 'review.cause', equals: group } as const] : []),
      ...filterConditions(filter),
    ],
    orderBy: (['type', 'auctionId', 'state', ...(group ? (['review.cause'] as const) : []), key] as const).map((field) => ({
      field,
      descending: sort.startsWith('-'),
    })),
  }
}

export const filterConditions = ({ search = '', tier = [], minScore, maxScore }: InvitationFilter): Conditions<InvitationDocument> => [
  ...(tier.length > 0 ? [{ field: 'tier', in: tier } as const] : []),
  ...(minScore === undefined && maxScore === undefined ? [] : [{ field: 'listKeys.score', atLeast: minScore ?? 0 } as const]),
  ...(maxScore === undefined ? [] : [{ field: 'listKeys.score', atMost: maxScore } as const]),
  ...searchConditions(search),
]

/** The grams find candidates in the index; a word of three or more letters must then really occur in the text. */
const searchConditions = (search: string): Conditions<InvitationDocument> => {
  if (search.trim() === '') return []
  if (!isSearchable(search)) return [{ field: 'grams', in: [] }]
  return [
    { field: 'grams', containsAll: needleGrams(search) },
    ...exactWords(search).map((word) => ({ field: 'searchText', contains: word }) as const),
  ]
}

export const invitationsQuery = (asked: InvitationsAsked): Query => invitationRecord.query(selectedInvitations(asked))
