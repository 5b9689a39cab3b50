import type { listInvitations as endpoint } from '@auctionwiz/contracts/bidder-invitations'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { invitationOf, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { selectedInvitations } from './invitation-query.ts'

const pageSize = 50

export const listInvitations: UseCase<typeof endpoint> = async ({ query: { page, limit = pageSize, ...asked } }, { house }) => {
  const found = await readerOf(invitationRecord, house).page(selectedInvitations(asked), { limit, next: page })
  return { invitations: found.items.map(invitationOf), ...(found.next && { nextPage: found.next }) }
}
