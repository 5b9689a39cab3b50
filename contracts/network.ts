import * as z from 'zod/mini'
import { bidder } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, text } from './fields.ts'
import { networkEvent } from './scores.ts'

/** The platform-wide network of scores: whether an account takes part, and objections to what other houses publish. */

export const sharingRules = ['required', 'encouraged', 'optional'] as const

export const networkSharing = z.object({
  sharing: z.boolean(),
  /** What the subscription requires; with `required` sharing cannot be switched off. */
  rule: z.enum(sharingRules),
  /** How the account is verified: by its organization's domain or by a paid plan; absent while it is not. */
  verifiedBy: z.optional(z.enum(['domain', 'plan'])),
  /** It publishes and reads only while it shares and is verified. */
  takesPart: z.boolean(),
  /** How many people without an auction recorded by the account it has looked up, and the limit. */
  lookups: z.object({ used: z.int(), allowed: z.int() }),
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
  summary: 'Read whether the account shares anonymous data about its bidders, and whether it takes part in the scoring network',
  method: 'GET',
  path: 'bidders/network-sharing',
  access: { ...house, permission: 'bidders:view' },
  answer: networkSharing,
  errors: refused,
})

export const saveNetworkSharing = endpoint({
  app: 'bidders',
  name: 'saveNetworkSharing',
  summary: 'Start or stop sharing, as the account owner; shared data is removed in the background (job `network` of each house)',
  method: 'PUT',
  path: 'bidders/network-sharing',
  access: { ...house, permission: 'bidders:scoring_national', owner: true },
  body: z.strictObject({ sharing: z.boolean(), version: z.string() }),
  answer: networkSharing,
  errors: [...refused, 'invalid_request', 'stale_version', 'owner_only', 'sharing_required'],
})

/** The limit of objections per bidder, including settled ones. */
export const maxObjections = 20

export const objectToNetwork = endpoint({
  app: 'bidders',
  name: 'objectToNetwork',
  summary: 'Object to an event at another house that changed a score; it does not count for this bidder until the operator settles it',
  method: 'POST',
  path: 'bidders/{id}/network-objections',
  access: { ...house, permission: 'bidders:scoring_national' },
  params: z.strictObject({ id }),
  body: z.strictObject({ event: networkEvent, reason: text(500), version: z.string() }),
  answer: bidder,
  status: 201,
  errors: [...refused, 'invalid_request', 'stale_version', 'limit_reached', 'already_exists'],
})
