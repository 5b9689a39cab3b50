import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const emailStopRecord = record({
  type: 'email-stop',
  container: 'bidders',
  names: ['stop of emails', 'stops of emails'],
  about: 'The house may not write to an address. The id is a keyed hash of it. It also counts for bidders who are added later.',
  fields: () => ({
    /** ISO 8601. */
    stoppedAt: z.string(),
  }),
  personalData: {
    of: 'customer',
    exported: true,
    erasure: { kept: 'Without it the house would write to a person who refused. It holds no address.' },
  },
})

export type EmailStop = DocumentOf<typeof emailStopRecord>

/** Seconds for which a sent email is kept. */
const day = 86_400

export const sentMessageRecord = record({
  type: 'sent-message',
  container: 'bidders',
  idPrefix: 'msg',
  names: ['sent email', 'sent emails'],
  about: 'An email to a bidder was sent. The same request sent again sends nothing.',
  fields: () => ({
    /** A hash of subject and message: another request with the same key differs in it. */
    words: z.string(),
  }),
  ttl: day,
  personalData: 'none',
})
