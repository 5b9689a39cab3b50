import * as z from 'zod/mini'
import { autoInviteStatuses } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { job } from './jobs.ts'
import { tier } from './scores.ts'
import { fittingRules, scoringRules } from './scoring.ts'

/** A preview of what new rules would change for every bidder of the house. */

const standing = z.object({ score: z.int(), tier, autoInviteStatus: z.enum(autoInviteStatuses) })

/** A bidder whose tier or invitation status would change. */
export const previewedChange = z.object({ id, bidderId: z.string(), name: z.string(), before: standing, after: standing })
export type PreviewedChange = z.output<typeof previewedChange>

const house = { kind: 'access', scope: 'house', permission: 'bidders:scoring_local', feature: 'advanced-scoring' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'feature_unavailable', 'not_found', 'busy'] as const

export const previewScoringSettings = endpoint({
  app: 'bidders',
  name: 'previewScoringSettings',
  summary: 'Compute, in the background, what these rules would change (job `preview`); cancels an earlier preview',
  method: 'POST',
  path: 'bidders/scoring-settings/preview',
  access: house,
  body: fittingRules(scoringRules),
  answer: job,
  status: 202,
  errors: [...refused, 'invalid_request', 'stale_version'],
})

export const readScoringPreview = endpoint({
  app: 'bidders',
  name: 'readScoringPreview',
  summary: 'Read a preview’s progress and figures and, once it is completed, a page of the affected bidders',
  method: 'GET',
  path: 'bidders/scoring-settings/preview',
  access: house,
  query: z.strictObject({ run: id, page: z.optional(z.string().check(z.regex(/^\d{1,6}$/, 'Use nextPage from the previous page.'))) }),
  answer: z.object({
    /**
     * Its `result`: `changed`, `tierUp`, `tierDown`, `invitation`; and per tier and invitation status how many bidders hold it,
     * such as `now Gold` and `after Gold`, `now Auto-Invite` and `after Auto-Invite`.
     */
    preview: job,
    /** Bidders added or changed since the preview began; with any of them the preview may be outdated. */
    changedSince: z.int(),
    startedAt: instant,
    changes: z.array(previewedChange),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})
