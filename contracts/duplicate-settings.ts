import * as z from 'zod/mini'
import { threshold } from './duplicate-counts.ts'
import { endpoint } from './endpoint.ts'

/** When a search merges pairs without review. */

export const duplicateSettings = z.object({
  /** Percent. */
  threshold: z.int(),
  /** Whether a search merges pairs at or above the threshold without review. */
  automatic: z.boolean(),
  version: z.string(),
})
export type DuplicateSettings = z.output<typeof duplicateSettings>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const view = { ...house, permission: 'bidders:view' } as const
const merging = { ...house, permission: 'bidders:merge' } as const

export const readDuplicateSettings = endpoint({
  app: 'bidders',
  name: 'readDuplicateSettings',
  summary: 'Read the confidence at which pairs are merged without review',
  method: 'GET',
  path: 'bidders/duplicates/settings',
  access: view,
  answer: duplicateSettings,
  errors: refused,
})

export const updateDuplicateSettings = endpoint({
  app: 'bidders',
  name: 'updateDuplicateSettings',
  summary: 'Change the auto-merge threshold; the version read must be sent back',
  method: 'PUT',
  path: 'bidders/duplicates/settings',
  access: merging,
  body: z.strictObject({ threshold, automatic: z.boolean(), version: z.string() }),
  answer: duplicateSettings,
  errors: [...refused, 'invalid_request', 'stale_version'],
})
