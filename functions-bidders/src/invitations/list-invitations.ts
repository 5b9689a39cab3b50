import { type listInvitations as endpoint, invitationStates } from '@auctionwiz/contracts/bidder-invitations'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Selection } from '@auctionwiz/platform/core/records/record'
import type { Query } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationOf, invitationRecord } from '@auctionwiz/records/bidder-invitations'

const pageSize = 50

export const listInvitations: UseCase<typeof endpoint> = async ({ query: { auctionId, state, page } }, { house }) => {
  const invitations = readerOf(invitationRecord, house)
  const [found, ...totals] = await Promise.all([
    invitations.page(inState(auctionId, state), { limit: pageSize, next: page }),
    ...invitationStates.map((one) => invitations.count(inState(auctionId, one).where)),
  ])
  return {
    invitations: found.items.map(invitationOf),
    counts: { invited: totals[0] ?? 0, denied: totals[1] ?? 0, review: totals[2] ?? 0 },
    ...(found.next && { nextPage: found.next }),
  }
}

/** Route by the composite index of type, auction, state and score. */
const inState = (auctionId: string, state: string): Required<Selection<InvitationDocument>> => ({
  where: [
    { field: 'auctionId', equals: auctionId },
    { field: 'state', equals: state },
  ],
  orderBy: (['type', 'auctionId', 'state', 'score'] as const).map((field) => ({ field, descending: true })),
})

export const invitationsQuery = (auctionId: string, state: string): Query => invitationRecord.query(inState(auctionId, state))
