import * as z from 'zod/mini'
import { id, instant } from './fields.ts'
import { networkEvent, tier } from './scores.ts'

/** What staff add to a bidder, each entry with its author and time: notes, consents, manual scores, objections to network events. */

export const noteCategories = ['General', 'Preference', 'Payment', 'Warning', 'Behavior'] as const
export const bidderNote = z.object({
  id,
  date: instant,
  user: z.string(),
  userId: id,
  note: z.string(),
  category: z.enum(noteCategories),
  isPrivate: z.boolean(),
})

const manual = { reason: z.string(), by: z.string(), byId: id, at: instant }

/** The manual custom score: the score itself, or points added to it, and the tier. Rescoring keeps it. */
export const localManual = z.object({
  score: z.optional(z.object({ kind: z.enum(['set', 'adjust']), value: z.int(), ...manual })),
  tier: z.optional(z.object({ tier, ...manual })),
})
export type LocalManual = z.output<typeof localManual>

export const objectionStatuses = ['open', 'upheld', 'rejected'] as const

/** An objection to an event at another house. While it is open, and once it is upheld, the event does not count in this bidder's score. */
export const networkObjection = z.object({
  id,
  event: networkEvent,
  reason: z.string(),
  at: instant,
  by: z.string(),
  byId: id,
  status: z.enum(objectionStatuses),
  settledAt: z.optional(instant),
})
export type NetworkObjection = z.output<typeof networkObjection>

export const consentChannels = ['email', 'text'] as const
export type ConsentChannel = (typeof consentChannels)[number]

/** How the bidder said so. */
export const consentSources = ['inPerson', 'phone', 'email', 'form'] as const
export type ConsentSource = (typeof consentSources)[number]

const consent = z.object({ given: z.boolean(), source: z.enum(consentSources), at: instant, by: z.string(), byId: id })
export type Consent = z.output<typeof consent>

/** What the bidder agreed to or refused; a channel is absent while nobody asked. */
export const bidderConsents = z.object({ email: z.optional(consent), text: z.optional(consent) })
export type BidderConsents = z.output<typeof bidderConsents>
