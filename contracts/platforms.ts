import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, text, wholeNumber } from './fields.ts'
import { upload } from './uploads.ts'

/** The bidding platforms of a deployment, a house's connections to them, and their bidders. */

export const platform = z.object({
  id,
  name: z.string(),
  connected: z.boolean(),
  connectedAt: z.optional(instant),
  connectedBy: z.optional(z.string()),
})
export type Platform = z.output<typeof platform>

export const platformBidderStatuses = ['Active', 'Inactive'] as const

/** A bidder as the platform returns them. */
export const platformBidder = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  place: z.optional(z.string()),
  status: z.enum(platformBidderStatuses),
})
export type PlatformBidder = z.output<typeof platformBidder>

const house = { kind: 'access', scope: 'house' } as const
const manage = { ...house, permission: 'system:integrations' } as const
const bring = { ...house, permission: 'data:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const ofPlatform = ['platform_unconnected', 'platform_key_rejected', 'platform_unavailable'] as const
const params = z.strictObject({ id })

export const listPlatforms = endpoint({
  app: 'upload',
  name: 'listPlatforms',
  summary: 'List the bidding platforms, and which of them the house is connected to',
  method: 'GET',
  path: 'data-upload/platforms',
  access: bring,
  answer: z.object({ platforms: z.array(platform) }),
  errors: refused,
})

export const connectPlatform = endpoint({
  app: 'upload',
  name: 'connectPlatform',
  summary: 'Connect the house to a platform with the platform’s key, after checking that the platform accepts it',
  method: 'PUT',
  path: 'data-upload/platforms/{id}/connection',
  access: manage,
  params,
  body: z.strictObject({ key: text(500) }),
  answer: platform,
  errors: [...refused, 'invalid_request', 'stale_version', 'platform_key_rejected', 'platform_unavailable'],
})

export const disconnectPlatform = endpoint({
  app: 'upload',
  name: 'disconnectPlatform',
  summary: 'End the connection to a platform; the key is removed',
  method: 'DELETE',
  path: 'data-upload/platforms/{id}/connection',
  access: manage,
  params,
  answer: platform,
  errors: [...refused, 'stale_version'],
})

export const listPlatformBidders = endpoint({
  app: 'upload',
  name: 'listPlatformBidders',
  summary: 'List a page of a connected platform’s current bidders',
  method: 'GET',
  path: 'data-upload/platforms/{id}/bidders',
  access: bring,
  params,
  query: z.strictObject({
    search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
    /** The `nextPage` of the page before. */
    page: z.optional(z.string().check(z.maxLength(2048))),
    limit: z.optional(wholeNumber(1, 200)),
  }),
  answer: z.object({ bidders: z.array(platformBidder), total: z.int(), nextPage: z.optional(z.string()) }),
  errors: [...refused, ...ofPlatform, 'invalid_request'],
})

/** The limit of a platform's bidders per import. */
export const platformImportLimit = 1000

export const importPlatformBidders = endpoint({
  app: 'upload',
  name: 'importPlatformBidders',
  summary: 'Import chosen bidders of a platform; they are fetched now and imported in the background like a bidder file',
  method: 'POST',
  path: 'data-upload/platforms/{id}/import',
  access: bring,
  params,
  body: z.strictObject({
    bidderIds: z
      .array(z.string().check(z.minLength(1), z.maxLength(200)))
      .check(
        z.minLength(1, 'Choose at least one bidder.'),
        z.maxLength(platformImportLimit, `Choose at most ${platformImportLimit} bidders.`),
      ),
  }),
  bodyLimit: 256 * 1024,
  answer: upload,
  status: 202,
  errors: [...refused, ...ofPlatform, 'invalid_request', 'platform_bidders_gone', 'idempotency_mismatch'],
})
