import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant } from './fields.ts'

/**
 * Recipients stop the emails of a house by the link in each of its emails. They do not sign in: the link contains the encrypted house and
 * address. Only the link undoes a stop; staff cannot.
 */

/** The secret of the link: opaque. */
const link = z.string().check(z.minLength(1), z.maxLength(1024))
const withLink = z.strictObject({ link })
const open = { kind: 'public' } as const
const refused = ['invalid_request', 'email_link_rejected', 'too_many_attempts', 'busy'] as const

export const emailSubscription = z.object({
  /** The name of the house that sent the email. */
  house: z.string(),
  email: z.string(),
  /** Since when the house may not email the address; absent while it may. */
  stoppedAt: z.optional(instant),
})
export type EmailSubscription = z.output<typeof emailSubscription>

export const checkEmailLink = endpoint({
  app: 'bidders',
  name: 'checkEmailLink',
  summary: 'Read the house and address of a link in an email, and whether emails are stopped',
  method: 'POST',
  path: 'email-stops/check',
  access: open,
  body: withLink,
  answer: emailSubscription,
  errors: refused,
})

export const stopEmails = endpoint({
  app: 'bidders',
  name: 'stopEmails',
  summary: 'Stop all emails from the house to the address; repeating it changes nothing',
  method: 'POST',
  path: 'email-stops',
  access: open,
  body: withLink,
  answer: emailSubscription,
  errors: refused,
})

export const undoEmailStop = endpoint({
  app: 'bidders',
  name: 'undoEmailStop',
  summary: 'Allow the house to email the address again',
  method: 'POST',
  path: 'email-stops/undo',
  access: open,
  body: withLink,
  answer: emailSubscription,
  errors: refused,
})

export const stopEmailsAtOnce = endpoint({
  app: 'bidders',
  name: 'stopEmailsAtOnce',
  summary: 'One-click unsubscribe for email clients (RFC 8058), given in List-Unsubscribe; the posted form is ignored',
  method: 'POST',
  path: 'email-stops/one-click',
  access: open,
  query: withLink,
  answer: acknowledged,
  errors: refused,
})

export const readEmailStop = endpoint({
  app: 'bidders',
  name: 'readEmailStop',
  summary: 'Read when a bidder opted out of emails from the house',
  method: 'GET',
  path: 'bidders/{id}/email-stop',
  access: { kind: 'access', scope: 'house', permission: 'bidders:view' },
  params: z.strictObject({ id }),
  answer: z.object({
    /** Absent while the house may send emails. */
    stoppedAt: z.optional(instant),
  }),
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'],
})
