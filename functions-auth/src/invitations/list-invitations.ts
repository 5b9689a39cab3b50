import type { listInvitations as endpoint } from '@auctionwiz/contracts/invitations'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { userInvitationOf, userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { concerns } from './pending-invitation.ts'
import { isStillOffered, readInviters } from './still-offered.ts'

const pageSize = 100

export const listInvitations: UseCase<typeof endpoint> = async ({ query }, context) => {
  const { items, next } = await readerOf(userInvitationRecord, context.account).page(
    {
      where: [{ field: 'status', equals: 'pending' }],
      orderBy: [
        { field: 'type', descending: true },
        { field: 'at', descending: true },
      ],
    },
    { limit: pageSize, next: query.page },
  )
  const mine = items.map(({ document }) => document).filter((invitation) => concerns(context, invitation))
  const inviters = await readInviters(context.account, mine)
  const shown = mine.map((invitation) => {
    const presented = userInvitationOf(invitation, context.now)
    return isStillOffered(inviters.get(invitation.inviterId), invitation) ? presented : { ...presented, status: 'void' as const }
  })
  return { invitations: shown, ...(next && { nextPage: next }) }
}
