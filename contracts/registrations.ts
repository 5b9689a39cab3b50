import * as z from 'zod/mini'
import { bidderStatuses } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { acknowledged, id, instant, paddle } from './fields.ts'
import { paging, searchWords } from './paging.ts'
import { tier } from './scores.ts'

/** The bidders who are registered for an auction, each with the paddle under which the sale knows them. */

/** A bidder bids under a paddle as soon as it is given; approval is the house's own check. */
export const registrationStates = ['Registered', 'Approved', 'Denied'] as const
export type RegistrationState = (typeof registrationStates)[number]

/** Minor units of the auction's currency. */
const limit = z.int().check(z.minimum(1, 'Use an amount above 0.'), z.maximum(100_000_000_000))

const scoreSum = z.object({ score: z.int(), tier })

/** Who is registered, as the bidder is now: where records were merged, the one that stayed. */
export const registeredBidder = z.object({
  id,
  /** The bidder's number for staff. */
  bidderId: z.string(),
  name: z.string(),
  status: z.enum(bidderStatuses),
  nationalScore: scoreSum,
  localScore: scoreSum,
})
export type RegisteredBidder = z.output<typeof registeredBidder>

export const registration = z.object({
  id,
  auctionId: id,
  paddle: z.string(),
  /** The bidder who was registered. */
  bidderId: id,
  /** Missing where the bidder was deleted or erased. */
  bidder: z.optional(registeredBidder),
  state: z.enum(registrationStates),
  /** The most that the bidder may spend in the auction, in minor units of its currency; none means no limit. */
  limit: z.optional(z.int()),
  createdAt: instant,
  updatedAt: instant,
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.string(),
})
export type Registration = z.output<typeof registration>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const changed = [...refused, 'invalid_request', 'auction_state', 'stale_version'] as const
const ofAuction = z.strictObject({ id })
const ofRegistration = z.strictObject({ id, registrationId: id })

/** With `-` descending. */
export const registrationSorts = ['paddle', '-paddle', 'registered', '-registered'] as const

export const registrationFilter = z.strictObject({
  state: z.optional(z.enum(registrationStates)),
  /** A paddle, or what the list of bidders is searched for: name, email address, phone, number. */
  search: searchWords,
  sort: z.optional(z.enum(registrationSorts)),
  ...paging(500),
})
export type RegistrationFilter = z.output<typeof registrationFilter>

export const listRegistrations = endpoint({
  app: 'auctions',
  name: 'listRegistrations',
  summary: 'List a page of the bidders registered for an auction, by paddle; a search answers its results in one page',
  method: 'GET',
  path: 'auctions/{id}/registrations',
  access: { ...house, permission: 'bidders:view' },
  params: ofAuction,
  query: registrationFilter,
  answer: z.object({
    registrations: z.array(registration),
    /** How many the filter finds; only with the first page. */
    total: z.optional(z.int()),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})

/** Without a paddle the bidder gets the next free number. */
export const newRegistration = z.strictObject({
  bidderId: id,
  paddle: z.optional(paddle),
  limit: z.optional(limit),
  /** Approving and denying need the permission `bidders:approve`. */
  state: z.optional(z.enum(registrationStates)),
})
export type NewRegistration = z.output<typeof newRegistration>

export const registerBidder = endpoint({
  app: 'auctions',
  name: 'registerBidder',
  summary: 'Register a bidder for an auction, with the next free paddle unless one is named; lots sold to that paddle are the bidder’s',
  method: 'POST',
  path: 'auctions/{id}/registrations',
  access: { ...house, permission: 'auctions:edit' },
  params: ofAuction,
  body: newRegistration,
  answer: registration,
  status: 201,
  errors: [...refused, 'invalid_request', 'auction_state', 'paddle_taken', 'bidder_registered'],
})

/** Fields that are given change; a limit of null removes it. */
export const registrationChange = z.strictObject({
  paddle: z.optional(paddle),
  limit: z.optional(z.nullable(limit)),
  state: z.optional(z.enum(registrationStates)),
  version: z.string(),
})
export type RegistrationChange = z.output<typeof registrationChange>

export const updateRegistration = endpoint({
  app: 'auctions',
  name: 'updateRegistration',
  summary: 'Change the paddle, the limit or the state of a registration; sold lots belong to the bidder who has their paddle',
  method: 'PUT',
  path: 'auctions/{id}/registrations/{registrationId}',
  access: { ...house, permission: 'auctions:edit' },
  params: ofRegistration,
  body: registrationChange,
  answer: registration,
  errors: [...changed, 'paddle_taken'],
})

export const removeRegistration = endpoint({
  app: 'auctions',
  name: 'removeRegistration',
  summary: 'Remove the registration of a bidder to whose paddle no lot was sold',
  method: 'POST',
  path: 'auctions/{id}/registrations/{registrationId}/removal',
  access: { ...house, permission: 'auctions:edit' },
  params: ofRegistration,
  body: z.strictObject({ version: z.string() }),
  answer: acknowledged,
  errors: [...changed, 'paddle_used'],
})
