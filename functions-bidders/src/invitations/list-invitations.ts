import { type listInvitations as endpoint, invitationStates } from '@auctionwiz/contracts/bidder-invitations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Query } from '@auctionwiz/platform/core/store'
import { type InvitationDocument, invitationOf } from './invitation-document.ts'

const pageSize = 50

export const listInvitations: UseCase<typeof endpoint> = async ({ query: { auctionId, state, page } }, { house }) => {
  const [found, ...totals] = await Promise.all([
    house.query<InvitationDocument>(invitationsQuery(auctionId, state), { limit: pageSize, next: page }),
    ...invitationStates.map((one) => house.count(invitationsQuery(auctionId, one))),
  ])
  return {
    invitations: found.items.map((document, index) => invitationOf(document, found.versions[index] ?? '')),
    counts: { invited: totals[0] ?? 0, denied: totals[1] ?? 0, review: totals[2] ?? 0 },
    ...(found.next && { nextPage: found.next }),
  }
}

/** Served by the composite index of type, auction, state and score. */
export const invitationsQuery = (auctionId: string, state: string): Query => ({
  type: 'bidder-invitation',
  where: [
    { field: 'auctionId', equals: auctionId },
    { field: 'state', equals: state },
  ],
  orderBy: ['type', 'auctionId', 'state', 'score'].map((field) => ({ field, descending: true })),
})
