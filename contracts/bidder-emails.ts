import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, multilineText, text } from './fields.ts'

/** Emails of staff to a bidder, sent in the name of the house. */

export const bidderEmail = z.strictObject({ subject: text(150), message: multilineText(5000) })

export const sendBidderEmail = endpoint({
  app: 'bidders',
  name: 'sendBidderEmail',
  summary: 'Email a bidder on behalf of the house',
  method: 'POST',
  path: 'bidders/{id}/emails',
  access: { kind: 'access', scope: 'house', permission: 'communications:email' },
  params: z.strictObject({ id }),
  body: bidderEmail,
  answer: acknowledged,
  errors: [
    'no_email',
    'email_stopped',
    'unauthenticated',
    'token_expired',
    'forbidden',
    'not_found',
    'busy',
    'invalid_request',
    'message_failed',
    'mail_limit',
    'recipient_limit',
    'idempotency_mismatch',
  ],
})
