import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'
import { isMailGone } from './invitation-document.ts'

interface ByHand {
  state: 'invited' | 'denied'
  reason?: string | undefined
}

/** Who decides, when, and in which action; a mail goes out `mailWaitMs` later. */
export interface Deciding {
  now: Date
  claims: { userId: string; userName: string }
  run: string
  mailWaitMs: number
}

/**
 * The invitation with a decision of the caller in force. Who is invited gets one mail, after a wait in which the decision can be undone; who is
 * denied before that gets none.
 */
export const decidedManually = (
  invitation: InvitationDocument,
  { state, reason }: ByHand,
  { now, claims, run, mailWaitMs }: Deciding,
): InvitationDocument => {
  const { mail, mailAt, before: _before, ...document } = invitation
  const { message } = document
  const decided = { state, by: claims.userName, byId: claims.userId, at: now.toISOString(), ...(reason && { reason }) }
  const isNew = document.decidedBy.length === 0 && document.decision === undefined
  return {
    ...document,
    state,
    run,
    ...(!isNew && { before: { state: invitation.state, ...(mail && { mail }), ...(mailAt && { mailAt }), ...(message && { message }) } }),
    decidedBy: [...document.decidedBy, decided],
    ...mailOf(invitation, state, new Date(now.getTime() + mailWaitMs)),
  }
}

const mailOf = (
  { mail, mailAt, sentAt }: InvitationDocument,
  state: ByHand['state'],
  next: Date,
): Pick<InvitationDocument, 'mail' | 'mailAt'> => {
  if (isMailGone({ mail })) return { mail, ...(mailAt && { mailAt }) }
  // A pending reminder ends with the decision; the first email stays sent.
  if (sentAt !== undefined) return { mail: 'sent' }
  if (state === 'invited') return { mail: 'due', mailAt: next.toISOString() }
  return mail === 'failed' ? { mail } : {}
}
