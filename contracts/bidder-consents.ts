import * as z from 'zod/mini'
import { bidder } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { consentChannels, consentSources } from './staff-entries.ts'

/**
 * Whether a bidder agrees to invitations and campaigns by email and by text message. Emails go out until the bidder refuses; a text needs that the
 * bidder has agreed. Apart from this, recipients stop emails and texts themselves, see `email-stops.ts` and `text-stops.ts`.
 */

export const saveBidderConsent = endpoint({
  app: 'bidders',
  name: 'saveBidderConsent',
  summary: 'Record that a bidder agreed to emails or text messages of the house, or refused them, and how they said so',
  method: 'PUT',
  path: 'bidders/{id}/consents',
  access: { kind: 'access', scope: 'house', permission: 'bidders:edit' },
  params: z.strictObject({ id }),
  body: z.strictObject({ channel: z.enum(consentChannels), given: z.boolean(), source: z.enum(consentSources) }),
  answer: bidder,
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request', 'stale_version'],
})
