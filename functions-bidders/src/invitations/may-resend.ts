import { mailsPerInvitation, reminderDays } from '@auctionwiz/contracts/open-invitations'
import type { InvitationDocument } from '@auctionwiz/records/bidder-invitations'

const dayMs = 86_400_000

/** Whether the email of an invitation may be sent again: one that failed or is on hold, or a reminder some days after one that was sent. */
export const mayResend = ({ state, mail, at, sentAt, mailCount = 1 }: InvitationDocument, now: Date): boolean => {
  if (state !== 'invited') return false
  if (mail === 'failed' || mail === 'held') return true
  return mail === 'sent' && mailCount < mailsPerInvitation && now.getTime() - Date.parse(sentAt ?? at) >= reminderDays * dayMs
}
