import * as z from 'zod/mini'
import { apiScopeNames } from './api-scopes.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, text } from './fields.ts'

/** The API keys of an account, with which other programs upload files and follow them. */

/** Every key begins with this, so that scanners recognize one in code that was published. */
export const apiKeyPrefix = 'awz_live_'

/** Hours for which the former secret works after a rotation, so that the program that uses it can be changed. */
export const rotationGraceHours = 24

/** Days before its end at which a key's maker is reminded of it. */
export const expiryWarningDays = [14, 3] as const

/** The lifetimes offered, in days. */
export const apiKeyLifetimes = [30, 90, 180, 365] as const

/** Keys of an account at the same time. */
export const maxApiKeys = 50

/** `stopped`: the person responsible no longer administers its houses; a rotation by somebody who does starts it again. */
export const apiKeyStates = ['active', 'stopped', 'expired', 'revoked'] as const

export const apiKey = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(apiScopeNames)),
  /** The houses that it acts in, as far as the caller sees them. */
  auctionHouseIds: z.array(id),
  state: z.enum(apiKeyStates),
  /** The last characters of the secret. */
  ending: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** Who answers for it: its maker, or the person who rotated it last. */
  responsible: z.string(),
  lastUsedAt: z.optional(instant),
  /** The network address of the last use. */
  lastUsedFrom: z.optional(z.string()),
  rotatedAt: z.optional(instant),
  /** Until when the former secret works too, while it does. */
  formerUntil: z.optional(instant),
  revokedAt: z.optional(instant),
  /** Whether the caller administers all of its houses, and so may rotate and revoke it. */
  manageable: z.boolean(),
})
export type ApiKey = z.output<typeof apiKey>

const manage = { kind: 'access', scope: 'account', permission: 'system:integrations' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'busy'] as const
const params = z.strictObject({ id })
const expiresInDays = z.int().check(z.minimum(1), z.maximum(365))

/** The secret is answered here and never again. */
const withSecret = z.object({ key: apiKey, secret: z.string() })

export const listApiKeys = endpoint({
  app: 'auth',
  name: 'listApiKeys',
  summary: 'List the API keys of the houses that the caller administers; ended keys stay for 30 days',
  method: 'GET',
  path: 'api-keys',
  access: manage,
  answer: z.object({ keys: z.array(apiKey) }),
  errors: refused,
})

export const createApiKey = endpoint({
  app: 'auth',
  name: 'createApiKey',
  summary: 'Create an API key for houses that the caller administers; needs a fresh sign-in. The secret is in this answer alone',
  method: 'POST',
  path: 'api-keys',
  access: manage,
  body: z.strictObject({
    name: text(80),
    scopes: z.array(z.enum(apiScopeNames)).check(z.minLength(1, 'Choose at least one scope.'), z.maxLength(apiScopeNames.length)),
    auctionHouseIds: z.array(id).check(z.minLength(1, 'Choose at least one auction house.'), z.maxLength(200)),
    expiresInDays,
  }),
  answer: withSecret,
  status: 201,
  errors: [...refused, 'invalid_request', 'not_found', 'limit_reached', 'confirmation_required'],
})

export const rotateApiKey = endpoint({
  app: 'auth',
  name: 'rotateApiKey',
  summary: `Replace the secret of an API key; the former one works for ${rotationGraceHours} hours. Needs a fresh sign-in`,
  method: 'POST',
  path: 'api-keys/{id}/rotate',
  access: manage,
  params,
  body: z.strictObject({ expiresInDays }),
  answer: withSecret,
  errors: [...refused, 'invalid_request', 'not_found', 'api_key_ended', 'confirmation_required'],
})

export const revokeApiKey = endpoint({
  app: 'auth',
  name: 'revokeApiKey',
  summary: 'Revoke an API key; within seconds its secrets and the tokens made with them are refused. Needs a fresh sign-in',
  method: 'DELETE',
  path: 'api-keys/{id}',
  access: manage,
  params,
  answer: z.object({ key: apiKey }),
  errors: [...refused, 'not_found', 'confirmation_required'],
})

export const exchangeApiKey = endpoint({
  app: 'auth',
  name: 'exchangeApiKey',
  summary: 'Exchange an API key, sent as `Authorization: Bearer awz_live_…`, for an access token of 15 minutes',
  method: 'POST',
  path: 'tokens/api-key',
  access: { kind: 'public', bearer: true },
  answer: z.object({
    accessToken: z.string(),
    /** Seconds. */
    expiresIn: z.int(),
    /** Names for `x-auction-house-id`; with one house the header can be left out. */
    auctionHouses: z.array(z.object({ id, name: z.string() })),
    scopes: z.array(z.enum(apiScopeNames)),
  }),
  errors: ['api_key_rejected', 'too_many_attempts'],
})
