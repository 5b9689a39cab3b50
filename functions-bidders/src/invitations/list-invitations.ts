import {
  type listInvitations as endpoint,
  type InvitationState,
  invitationStates,
  type ReviewGroup,
  reviewGroups,
} from '@auctionwiz/contracts/bidder-invitations'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import type { Query, Sums } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationOf, invitationRecord } from '@auctionwiz/records/bidder-invitations'

const pageSize = 50

export const listInvitations: UseCase<typeof endpoint> = async ({ query: { auctionId, state, group, page } }, { house }) => {
  const invitations = readerOf(invitationRecord, house)
  const isFirst = state === 'review' && page === undefined
  const [found, groups, ...totals] = await Promise.all([
    invitations.page(inState(auctionId, state, group), { limit: pageSize, next: page }),
    isFirst ? invitations.sums(inState(auctionId, state).where, { by: ['review.cause'], of: [] }) : undefined,
    ...invitationStates.map((one) => invitations.count(inState(auctionId, one).where)),
  ])
  return {
    invitations: found.items.map(invitationOf),
    counts: { invited: totals[0] ?? 0, denied: totals[1] ?? 0, review: totals[2] ?? 0 },
    ...(groups && { groups: groupCounts(groups) }),
    ...(found.next && { nextPage: found.next }),
  }
}

const groupCounts = (counted: readonly Sums[]): { group: ReviewGroup; count: number }[] =>
  reviewGroups.flatMap((group) => {
    const count = counted.find(({ by }) => by[0] === group)?.count ?? 0
    return count === 0 ? [] : [{ group, count }]
  })

/** Route by the composite index of type, auction, state, the reason where one is asked for, and score. */
export const inState = (auctionId: string, state: InvitationState, group?: ReviewGroup): Required<Selection<InvitationDocument>> => ({
  where: [
    { field: 'auctionId', equals: auctionId },
    { field: 'state', equals: state },
    ...(group ? [{ field: 'review.cause', equals: group } as const] : []),
  ],
  orderBy: (['type', 'auctionId', 'state', ...(group ? (['review.cause'] as const) : []), 'score'] as const).map((field) => ({
    field,
    descending: true,
  })),
})

export const invitationsQuery = (...asked: Parameters<typeof inState>): Query => invitationRecord.query(inState(...asked))
