import type { listInvitations as endpoint } from '@auctionwiz/contracts/invitations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { type InvitationDocument, presentInvitation } from './invitation-document.ts'
import { concerns } from './pending-invitation.ts'
import { isStillOffered, readInviters } from './still-offered.ts'

const pageSize = 100

export const listInvitations: UseCase<typeof endpoint> = async ({ query }, context) => {
  const { items, next } = await context.account.query<InvitationDocument>(
    {
      type: 'invitation',
      where: [{ field: 'status', equals: 'pending' }],
      orderBy: [
        { field: 'type', descending: true },
        { field: 'at', descending: true },
      ],
    },
    { limit: pageSize, next: query.page },
  )
  const mine = items.filter((invitation) => concerns(context, invitation))
  const inviters = await readInviters(context.account, mine)
  const shown = mine.map((invitation) => {
    const presented = presentInvitation(invitation, context.now)
    return isStillOffered(inviters.get(invitation.inviterId), invitation) ? presented : { ...presented, status: 'void' as const }
  })
  return { invitations: shown, ...(next && { nextPage: next }) }
}
