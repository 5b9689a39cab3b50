import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currency, id, instant } from './fields.ts'

/** The totals of an imported auction on both sides. */

const house = { kind: 'access', scope: 'house' } as const
const see = { ...house, permission: 'auctions:view' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const ofPlatform = ['platform_unconnected', 'platform_key_rejected', 'platform_unavailable', 'platform_currency_unknown'] as const
const params = z.strictObject({ id })

/** Why the totals of house and platform differ by a record. */
export const reconciliationReasons = [
  /** Only one side has the lot. */
  'house_only',
  'platform_only',
  /** Both have it: sold on one side, or at different prices, or to different buyers. */
  'sold_at_house_only',
  'sold_on_platform_only',
  'hammer_differs',
  'buyer_differs',
  /** The platform names a buyer whom no registration of the house matches. */
  'buyer_unknown',
] as const

const side = z.object({ lots: z.int(), sold: z.int(), hammer: z.int() })

export const reconciliationLine = z.object({
  reason: z.enum(reconciliationReasons),
  lotId: z.optional(id),
  platformRecordId: z.optional(z.string()),
  name: z.string(),
  /** What the line adds to the difference: platform less house. */
  lots: z.int(),
  sold: z.int(),
  hammer: z.int(),
})

export const reconcileAuction = endpoint({
  app: 'upload',
  name: 'reconcileAuction',
  summary: 'Compare an imported auction’s totals with its platform’s: the lines add up to the difference',
  method: 'GET',
  path: 'data-upload/auctions/{id}/reconciliation',
  access: see,
  params,
  answer: z.object({
    platform: z.string(),
    currency,
    /** When the platform was read. */
    readAt: instant,
    atHouse: side,
    onPlatform: side,
    /** Platform less house. */
    difference: side,
    lines: z.array(reconciliationLine),
  }),
  errors: [...refused, ...ofPlatform, 'platform_auction_gone', 'platform_currency'],
})
