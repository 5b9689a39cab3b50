import * as z from 'zod/mini'
import { syncDirections } from './auction-sync.ts'
import { endpoint } from './endpoint.ts'

/** When imported auctions sync by themselves, and who wins a conflict. */

const house = { kind: 'access', scope: 'house' } as const
const see = { ...house, permission: 'auctions:view' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

/** Minutes between syncs; `manual` syncs on request alone. */
export const syncFrequencies = ['5', '15', '30', '60', 'manual'] as const

/** Who wins where both sides changed: the platform, the house (`local`), the later change, or a person decides. */
export const conflictRules = ['platform', 'local', 'newest', 'manual'] as const
export type ConflictRule = (typeof conflictRules)[number]

export const syncSettings = z.object({
  frequency: z.enum(syncFrequencies),
  /** Of scheduled syncs. */
  direction: z.enum(syncDirections),
  conflicts: z.enum(conflictRules),
  /** Opaque; missing as long as nobody saved the settings. */
  version: z.optional(z.string()),
})
export type SyncSettings = z.output<typeof syncSettings>

export const readSyncSettings = endpoint({
  app: 'upload',
  name: 'readSyncSettings',
  summary: 'Read how often imported auctions sync, in which direction, and who wins a conflict; by default every 15 minutes, pull, by hand',
  method: 'GET',
  path: 'data-upload/sync-settings',
  access: see,
  answer: syncSettings,
  errors: refused,
})

export const updateSyncSettings = endpoint({
  app: 'upload',
  name: 'updateSyncSettings',
  summary: 'Change how often imported auctions sync, in which direction, and who wins a conflict',
  method: 'PUT',
  path: 'data-upload/sync-settings',
  access: { ...house, permission: 'system:integrations' },
  body: z.strictObject({
    frequency: z.enum(syncFrequencies),
    direction: z.enum(syncDirections),
    conflicts: z.enum(conflictRules),
    version: z.optional(z.string()),
  }),
  answer: syncSettings,
  errors: [...refused, 'invalid_request', 'stale_version'],
})
