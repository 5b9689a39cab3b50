import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenInstant, id, instant, optionalText, text } from './fields.ts'

/** A house's auctions, with what invitations need. */

export const auctionStatuses = ['Active', 'Upcoming', 'Completed', 'Cancelled'] as const

const mark = z.int('Use a whole number from 0 to 100.').check(z.minimum(0, 'Use at least 0.'), z.maximum(100, 'Use at most 100.'))

/** The auction's own threshold for automatic invitations: the score that counts and its least value. */
export const autoInviteThreshold = z.strictObject({ nationalScore: mark, localScore: mark, useNationalScore: z.boolean() })
export type AutoInviteThreshold = z.output<typeof autoInviteThreshold>

export const auction = z.object({
  id,
  title: z.string(),
  location: z.string(),
  status: z.enum(auctionStatuses),
  startDate: instant,
  endDate: instant,
  /** Without it the threshold of the house's rules applies. */
  autoInviteThreshold: z.optional(autoInviteThreshold),
  createdAt: instant,
  updatedAt: instant,
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type Auction = z.output<typeof auction>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

export const listAuctions = endpoint({
  app: 'auctions',
  name: 'listAuctions',
  summary: 'List the house’s auctions, latest start first',
  method: 'GET',
  path: 'auctions',
  access: { ...house, permission: 'auctions:view' },
  query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(8192))) }),
  answer: z.object({ auctions: z.array(auction), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

export const newAuction = z.strictObject({
  title: text(200),
  location: optionalText(200),
  startDate: givenInstant,
  endDate: givenInstant,
})

export const createAuction = endpoint({
  app: 'auctions',
  name: 'createAuction',
  summary: 'Add an auction',
  method: 'POST',
  path: 'auctions',
  access: { ...house, permission: 'auctions:create' },
  body: newAuction,
  answer: auction,
  status: 201,
  errors: [...refused, 'invalid_request', 'idempotency_mismatch'],
})

export const setAutoInviteThreshold = endpoint({
  app: 'auctions',
  name: 'setAutoInviteThreshold',
  summary: 'Set an auction’s own threshold for automatic invitations; without a threshold the house’s rules apply again',
  method: 'PUT',
  path: 'auctions/{id}/auto-invite-threshold',
  access: { ...house, permission: 'auctions:edit' },
  params: z.strictObject({ id }),
  body: z.strictObject({ threshold: z.optional(autoInviteThreshold), version: z.string() }),
  answer: auction,
  errors: [...refused, 'invalid_request', 'stale_version'],
})
