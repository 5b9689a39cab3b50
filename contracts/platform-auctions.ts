import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, wholeNumber } from './fields.ts'

/** The house’s connections to bidding platforms, and the auctions that a platform offers for import. */

const house = { kind: 'access', scope: 'house' } as const
const bring = { ...house, permission: 'auctions:import' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const ofPlatform = ['platform_unconnected', 'platform_key_rejected', 'platform_unavailable', 'platform_currency_unknown'] as const
const params = z.strictObject({ id })

export const connectionStatuses = ['Connected', 'Syncing', 'Error', 'Disconnected'] as const

/** `key_expired`: the platform no longer accepts the key; a new one must be entered. `unavailable`: the last sync got no usable answer. */
export const connectionProblems = ['key_expired', 'unavailable'] as const

/** The house's connection to a platform that the installation offers. */
export const platformConnection = z.object({
  /** The platform. */
  id,
  name: z.string(),
  status: z.enum(connectionStatuses),
  /** With the status Error. */
  problem: z.optional(z.enum(connectionProblems)),
  connectedAt: z.optional(instant),
  connectedBy: z.optional(z.string()),
  /** When a sync with the platform last completed. */
  lastSyncAt: z.optional(instant),
  auctionsImported: z.int(),
})
export type PlatformConnectionView = z.output<typeof platformConnection>

export const listPlatformConnections = endpoint({
  app: 'upload',
  name: 'listPlatformConnections',
  summary: 'List the bidding platforms with the status of the house’s connection to each',
  method: 'GET',
  path: 'data-upload/platform-connections',
  access: bring,
  answer: z.object({ connections: z.array(platformConnection) }),
  errors: refused,
})

export const platformAuctionStatuses = ['Active', 'Upcoming', 'Completed', 'Cancelled'] as const

/** An auction as its platform lists it. */
export const platformAuction = z.object({
  /** The platform's own id. */
  id: z.string(),
  title: z.string(),
  /** The name of the platform. */
  platform: z.string(),
  company: z.string(),
  startDate: instant,
  endDate: instant,
  status: z.enum(platformAuctionStatuses),
  bidders: z.int(),
  lots: z.int(),
  /** The house's auction that was imported from it. */
  importedAs: z.optional(id),
})
export type PlatformAuctionView = z.output<typeof platformAuction>

export const listPlatformAuctions = endpoint({
  app: 'upload',
  name: 'listPlatformAuctions',
  summary: 'List a page of the house’s auctions on a connected platform, the latest start first',
  method: 'GET',
  path: 'data-upload/platforms/{id}/auctions',
  access: bring,
  params,
  query: z.strictObject({
    /** The `nextPage` of the page before. */
    page: z.optional(z.string().check(z.maxLength(2048))),
    limit: z.optional(wholeNumber(1, 200)),
  }),
  answer: z.object({ auctions: z.array(platformAuction), total: z.int(), nextPage: z.optional(z.string()) }),
  errors: [...refused, ...ofPlatform, 'invalid_request'],
})
