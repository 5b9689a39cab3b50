import type { withdrawInvitation as endpoint } from '@auctionwiz/contracts/invitations'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { userInvitationRecord } from '@auctionwiz/records/user-invitations'
import { accountAudit } from '../audit/audit-of.ts'
import { pendingInvitation } from './pending-invitation.ts'

export const withdrawInvitation: UseCase<typeof endpoint> = async ({ params }, context) => {
  const stored = await pendingInvitation(params.id, context)
  if (!stored) throw notFound('Invitation')
  const { email, role, auctionHouseIds } = stored.document
  const event = accountAudit(context)({
    action: 'invitation.withdraw',
    subjectType: 'invitation',
    subjectId: params.id,
    subjectName: email,
    before: { role, auctionHouseIds },
  })
  const withdrawn = { ...stored.document, status: 'withdrawn' } as const
  await recordsOf(userInvitationRecord, context.account).replace(withdrawn, stored.version, [event])
  return { success: true }
}
