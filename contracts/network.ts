import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

/** Whether an account gives anonymous facts of its bidders to the platform-wide score. */

export const sharingRules = ['required', 'encouraged', 'optional'] as const

export const networkSharing = z.object({
  sharing: z.boolean(),
  /** What the subscription asks for; with `required` sharing cannot be switched off. */
  rule: z.enum(sharingRules),
  changedAt: z.optional(instant),
  changedBy: z.optional(z.string()),
  /** Opaque; send it back with a change. */
  version: z.string(),
})
export type NetworkSharing = z.output<typeof networkSharing>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

export const readNetworkSharing = endpoint({
  app: 'bidders',
  name: 'readNetworkSharing',
  summary: 'Whether the account shares anonymous facts of its bidders',
  method: 'GET',
  path: 'bidders/network-sharing',
  access: { ...house, permission: 'bidders:view' },
  answer: networkSharing,
  errors: refused,
})

export const saveNetworkSharing = endpoint({
  app: 'bidders',
  name: 'saveNetworkSharing',
  summary: 'Start or stop sharing, as the account owner; what was shared is removed in the background (job `network` of each house)',
  method: 'PUT',
  path: 'bidders/network-sharing',
  access: { ...house, permission: 'bidders:scoring_national' },
  body: z.strictObject({ sharing: z.boolean(), version: z.string() }),
  answer: networkSharing,
  errors: [...refused, 'invalid_request', 'stale_version', 'owner_only', 'sharing_required'],
})
