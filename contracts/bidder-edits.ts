import * as z from 'zod/mini'
import { autoInviteStatuses, bidder, bidderAddress, bidderCategories, bidderStatuses, preferredPaymentMethods } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { email, givenDate, id, optionalText, phone, text } from './fields.ts'

/** Adding and changing a bidder by hand; apart from the reading calls, which the list needs at once. */

const bidderFields = {
  firstName: text(100),
  lastName: text(100),
  email,
  phone: z.optional(phone),
  dateOfBirth: z.optional(givenDate),
  address: z.optional(bidderAddress),
  preferredPaymentMethod: z.optional(z.enum(preferredPaymentMethods)),
  preferredCategories: z.optional(z.array(z.enum(bidderCategories)).check(z.maxLength(bidderCategories.length))),
  tags: z.optional(z.array(text(40)).check(z.maxLength(20))),
}

/** An optional field of a change: an empty text removes the stored value. */
const clearable = <T extends z.ZodMiniType<string, string>>(field: T) => z.optional(z.union([z.literal(''), field]))

export const newBidder = z.strictObject({ ...bidderFields, initialNotes: optionalText(2000) })
export type NewBidder = z.input<typeof newBidder>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

export const createBidder = endpoint({
  app: 'bidders',
  name: 'createBidder',
  summary: 'Add a bidder to the house',
  method: 'POST',
  path: 'bidders',
  access: { ...house, permission: 'bidders:create' },
  body: newBidder,
  answer: bidder,
  status: 201,
  errors: [...refused, 'invalid_request', 'bidder_exists', 'bidder_merged', 'idempotency_mismatch'],
})

export const updateBidder = endpoint({
  app: 'bidders',
  name: 'updateBidder',
  summary: 'Change a bidder; the version read must be sent back',
  method: 'PUT',
  path: 'bidders/{id}',
  access: { ...house, permission: 'bidders:edit' },
  params: z.strictObject({ id }),
  body: z.strictObject({
    ...z.partial(z.strictObject(bidderFields)).shape,
    phone: clearable(phone),
    dateOfBirth: clearable(givenDate),
    status: z.optional(z.enum(bidderStatuses)),
    /** Why the status changes; shown in the profile until it changes again. */
    statusReason: optionalText(300),
    /** Set manually, or reset to the rules of the house. */
    autoInviteStatus: z.optional(z.enum([...autoInviteStatuses, 'By rules'])),
    autoInviteReason: optionalText(300),
    version: z.string(),
  }),
  answer: bidder,
  errors: [...refused, 'invalid_request', 'stale_version', 'bidder_exists'],
})
