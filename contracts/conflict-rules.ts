import * as z from 'zod/mini'
import type { bidderConflictFields } from './conflicts.ts'
import { endpoint } from './endpoint.ts'
import { conflictRules } from './sync-settings.ts'

/** Who wins a conflict between a bidder and a row of an import, field by field. */

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

const rule = z.enum(conflictRules)

/** `platform`: the imported value. `local`: the existing one. `newest`: the later change. `manual`: a person decides. */
export const bidderConflictRules = z.strictObject({
  name: rule,
  phone: rule,
  dateOfBirth: rule,
  address: rule,
  status: rule,
  preferredPaymentMethod: rule,
  timeToPickup: rule,
  preferredCategories: rule,
  tags: rule,
  figures: rule,
} satisfies Record<(typeof bidderConflictFields)[number], typeof rule>)
export type BidderConflictRules = z.output<typeof bidderConflictRules>

const answer = z.object({
  ...bidderConflictRules.shape,
  /** Opaque; missing as long as nobody saved the rules. */
  version: z.optional(z.string()),
})

export const readConflictRules = endpoint({
  app: 'upload',
  name: 'readConflictRules',
  summary: 'Read the rules of the house for conflicts of bidder imports, field by field; by default a person decides each',
  method: 'GET',
  path: 'data-upload/conflict-rules',
  access: { ...house, permission: 'data:import' },
  answer,
  errors: refused,
})

export const updateConflictRules = endpoint({
  app: 'upload',
  name: 'updateConflictRules',
  summary: 'Change the rules of the house for conflicts of bidder imports; they settle rows imported from then on',
  method: 'PUT',
  path: 'data-upload/conflict-rules',
  access: { ...house, permission: 'system:integrations' },
  body: z.strictObject({ ...bidderConflictRules.shape, version: z.optional(z.string()) }),
  answer,
  errors: [...refused, 'invalid_request', 'stale_version'],
})
