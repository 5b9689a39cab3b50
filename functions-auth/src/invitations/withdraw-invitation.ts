import type { withdrawInvitation as endpoint } from '@auctionwiz/contracts/invitations'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import { accountAudit } from '../audit/audit-of.ts'
import { type InvitationDocument, keptFor } from './invitation-document.ts'
import { pendingInvitation } from './pending-invitation.ts'

export const withdrawInvitation: UseCase<typeof endpoint> = async ({ params }, context) => {
  const stored = await pendingInvitation(params.id, context)
  if (!stored) throw notFound('Invitation')
  const withdrawn: InvitationDocument = { ...stored.document, status: 'withdrawn', ttl: keptFor }
  const { email, role, auctionHouseIds } = stored.document
  const event = accountAudit(context)({
    action: 'invitation.withdraw',
    subjectType: 'invitation',
    subjectId: params.id,
    subjectName: email,
    before: { role, auctionHouseIds },
  })
  await context.account.write([{ kind: 'replace', document: withdrawn, version: stored.version }, event])
  return { success: true }
}
