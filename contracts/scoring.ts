import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

/** How a house scores its bidders and decides on invitations. */

/** The components that the custom score weighs. */
export const customComponents = [
  'paymentHistory',
  'bidActivity',
  'winRate',
  'avgSpending',
  'accountAge',
  'communicationResponsiveness',
  'disputeHistory',
  'referrals',
] as const
export type CustomComponent = (typeof customComponents)[number]

export const greatestWeight = 50

/** The text that says how far the weights are from 100; undefined when they total 100. */
export const weightsProblem = (weights: Readonly<Record<CustomComponent, number>>): string | undefined => {
  const total = customComponents.reduce((sum, component) => sum + weights[component], 0)
  return total === 100 ? undefined : `Weights must total 100% (currently ${total > 100 ? 'over' : 'under'} by ${Math.abs(total - 100)}%)`
}

const weightText = `Use a whole number from 0 to ${greatestWeight}.`
const weight = z.int(weightText).check(z.minimum(0, weightText), z.maximum(greatestWeight, weightText))

const weights = z.strictObject(
  Object.fromEntries(customComponents.map((component) => [component, weight])) as Record<CustomComponent, typeof weight>,
)

const mark = z.number().check(z.minimum(0, 'Use a number from 0 to 100.'), z.maximum(100, 'Use a number from 0 to 100.'))

export const tierMarks = ['premium', 'gold', 'silver', 'bronze'] as const
export type TierMark = (typeof tierMarks)[number]

/** The lowest score of each tier. */
const thresholds = z.strictObject({ premium: mark, gold: mark, silver: mark, bronze: mark })

export const thresholdsProblem = (marks: Readonly<Record<TierMark, number>>): string | undefined =>
  tierMarks.every((tier, index) => index === 0 || marks[tier] <= marks[tierMarks[index - 1] ?? tier])
    ? undefined
    : 'A tier’s threshold can’t be higher than that of the tier above it.'

export const minimumTiers = ['Bronze', 'Silver', 'Gold', 'Premium'] as const

/** Scores in the rules are custom scores. */
const autoInvite = z.strictObject({
  enabled: z.boolean(),
  scoreThreshold: mark,
  requirePaymentHistory: z.boolean(),
  requireMinimumTier: z.boolean(),
  minimumTier: z.enum(minimumTiers),
})

const autoDeny = z.strictObject({
  enabled: z.boolean(),
  scoreThreshold: mark,
  checkDisputes: z.boolean(),
  checkPaymentDefaults: z.boolean(),
})

const rules = { weights, thresholds, autoInvite, autoDeny }

/** The rules from which scores and invitation statuses are computed. */
export const scoringRules = z.strictObject(rules)
export type ScoringRules = z.output<typeof scoringRules>

/** The invalid fields with their texts; empty when the rules are consistent. */
export const rulesProblems = ({ weights, thresholds }: Pick<ScoringRules, 'weights' | 'thresholds'>): Record<string, string> => {
  const problems = { weights: weightsProblem(weights), thresholds: thresholdsProblem(thresholds) }
  return Object.fromEntries(Object.entries(problems).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])))
}

/** Rejects inconsistent rules. */
export const fittingRules = <T extends z.ZodMiniType<ScoringRules>>(schema: T) =>
  schema.check((payload) => {
    for (const [field, message] of Object.entries(rulesProblems(payload.value)))
      payload.issues.push({ code: 'custom', message, path: [field], input: payload.value })
  })

/** A version of a house's rules. Number 0 is the defaults, in force until the first save. */
export const scoringVersion = z.object({ ...rules, number: z.int(), savedAt: z.optional(instant), savedBy: z.optional(z.string()) })
export type ScoringVersion = z.output<typeof scoringVersion>

/** The rules in force. `version` is opaque; send it back with a change. */
export const scoringSettings = z.object({ ...scoringVersion.shape, version: z.string() })
export type ScoringSettings = z.output<typeof scoringSettings>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
/** Changing a house's rules needs a feature; the rules in force are readable and apply without it too. */
const ownRules = { ...house, feature: 'advanced-scoring' } as const

export const readScoringSettings = endpoint({
  app: 'bidders',
  name: 'readScoringSettings',
  summary: 'Read the weights, tier thresholds and automation rules in force in the house',
  method: 'GET',
  path: 'bidders/scoring-settings',
  access: { ...house, permission: 'bidders:view' },
  answer: scoringSettings,
  errors: refused,
})

export const saveScoringSettings = endpoint({
  app: 'bidders',
  name: 'saveScoringSettings',
  summary: 'Apply new rules and rescore every bidder, in the background (job `rescore`)',
  method: 'PUT',
  path: 'bidders/scoring-settings',
  access: { ...ownRules, permission: 'bidders:scoring_local' },
  body: fittingRules(
    z.strictObject({
      ...rules,
      version: z.string(),
      /** The run of the preview that the caller has seen: scores are then computed as of that moment, so that they match it. */
      preview: z.optional(id),
    }),
  ),
  answer: z.object({
    ...scoringSettings.shape,
    /** Bidders added or changed since that preview, for whom it may be outdated. */
    changedSincePreview: z.optional(z.int()),
  }),
  errors: [...refused, 'feature_unavailable', 'invalid_request', 'stale_version'],
})

export const listScoringVersions = endpoint({
  app: 'bidders',
  name: 'listScoringVersions',
  summary: 'List the saved versions of the rules, newest first',
  method: 'GET',
  path: 'bidders/scoring-settings/versions',
  access: { ...ownRules, permission: 'bidders:view' },
  query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(8192))) }),
  answer: z.object({ versions: z.array(scoringVersion), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'feature_unavailable', 'invalid_request'],
})
