import * as z from 'zod/mini'
import { invitation } from './bidder-invitations.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { job } from './jobs.ts'

/** A bidder's invitations to auctions that are not over, and their emails. */

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const invite = { ...house, permission: 'bidders:invite' } as const

/** A bidder can be reminded this many days after an email, as long as the invitation has had fewer than `mailsPerInvitation`. */
export const reminderDays = 3
export const mailsPerInvitation = 3

export const openInvitation = z.object({
  ...z.pick(invitation, { id: true, auctionId: true, at: true, channel: true, mail: true, mailAt: true, sentAt: true, version: true })
    .shape,
  state: z.enum(['invited', 'review']),
  auctionTitle: z.string(),
  auctionStart: instant,
  /** The email failed, or a reminder may follow the one that was sent. */
  mayResend: z.boolean(),
})
export type OpenInvitation = z.output<typeof openInvitation>

export const listBidderInvitations = endpoint({
  app: 'bidders',
  name: 'listBidderInvitations',
  summary: 'List a bidder’s invitations to auctions that are not over, and those in review; the earliest auction first',
  method: 'GET',
  path: 'bidders/{id}/invitations',
  access: { ...house, permission: 'bidders:view' },
  params: z.strictObject({ id }),
  answer: z.object({ invitations: z.array(openInvitation) }),
  errors: refused,
})

export const sendInvitationAgain = endpoint({
  app: 'bidders',
  name: 'sendInvitationAgain',
  summary:
    'Resend one invitation email: one that failed, or a reminder 3 days after the last email; at most 3 emails in all. Sent in the background within the email limits; the version read must be sent back',
  method: 'POST',
  path: 'bidders/invitations/{id}/resend',
  access: invite,
  params: z.strictObject({ id }),
  body: z.strictObject({ version: z.string() }),
  answer: invitation,
  errors: [
    ...refused,
    'invalid_request',
    'stale_version',
    'auction_over',
    'auction_unpublished',
    'no_email',
    'no_phone',
    'texts_refused',
    'texts_stopped',
    'email_refused',
    'email_stopped',
    'bidder_suspended',
    'reminder_too_soon',
  ],
})

export const resendInvitations = endpoint({
  app: 'bidders',
  name: 'resendInvitations',
  summary: 'Resend failed invitation emails (job `invitation-mails`)',
  method: 'POST',
  path: 'bidders/invitations/resend',
  access: invite,
  answer: job,
  status: 202,
  errors: [...refused, 'stale_version'],
})
