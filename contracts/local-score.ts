import * as z from 'zod/mini'
import { bidder } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { id, text } from './fields.ts'
import { tier } from './scores.ts'

/** The manual custom score of one bidder. */

const whole = (min: number, max: number) => {
  const problem = `Use a whole number from ${min} to ${max}.`
  return z.int(problem).check(z.minimum(min, problem), z.maximum(max, problem))
}

const reason = text(300)

/** `set` sets the score to 0 to 100; `adjust` adds −100 to 100 points to the sum of its parts. */
const handScore = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), value: whole(0, 100), reason }),
  z.strictObject({ kind: z.literal('adjust'), value: whole(-100, 100), reason }),
])

export const setLocalScore = endpoint({
  app: 'bidders',
  name: 'setLocalScore',
  summary: 'Set, adjust or reset the custom score of a bidder, or assign its tier; null resets it to the calculated value',
  method: 'PUT',
  path: 'bidders/{id}/scores/local',
  access: { kind: 'access', scope: 'house', permission: 'bidders:scoring_local' },
  params: z.strictObject({ id }),
  body: z.strictObject({
    score: z.optional(z.nullable(handScore)),
    /** Needs the permission to assign tiers. */
    tier: z.optional(z.nullable(z.strictObject({ tier, reason }))),
    version: z.string(),
  }),
  answer: bidder,
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request', 'stale_version'],
})
