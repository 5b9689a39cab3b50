import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import { isMailGone } from './invitation-document.ts'

/**
 * The invitation before the last decision by hand: `undefined` where that decision made it, `mailGone` where its mail has gone out, and
 * `nothing` where no decision can be undone.
 */
export const takenBack = (invitation: InvitationDocument): InvitationDocument | undefined | 'mailGone' | 'nothing' => {
  const { before, run, decidedBy, mail: _mail, mailAt: _mailAt, message: _message, ...document } = invitation
  if (run === undefined || decidedBy.length === 0) return 'nothing'
  if (document.state === 'invited' && isMailGone(invitation) && !isMailGone(before ?? {})) return 'mailGone'
  if (!before) return undefined
  // An email that was on its way when the decision was taken has arrived since.
  const arrived = before.mail === 'sending' && invitation.mail === 'sent'
  return { ...document, decidedBy: decidedBy.slice(0, -1), ...before, ...(arrived && { mail: 'sent' as const }) }
}
