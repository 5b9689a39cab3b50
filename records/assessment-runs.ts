import { assessmentStatuses, recommendations } from '@auctionwiz/contracts/bidder-assessments'
import { scoreTypes } from '@auctionwiz/contracts/scores'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

/** How the bidders are walked: those with a dated auction, then those without, who get the median; or those changed since the run before. */
export const assessmentPasses = ['dated', 'undated', 'changed', 'gone'] as const

export const assessmentRunRecord = record({
  type: 'assessment-run',
  container: 'bidders',
  names: ['run of an assessment', 'runs of assessments'],
  about: 'How far the assessment of the house’s bidders for an auction is, and what it rests on. There is one for each auction.',
  fields: () => ({
    auctionId: z.string(),
    status: z.enum(assessmentStatuses),
    done: z.int(),
    total: z.int(),
    startedAt: z.string(),
    completedAt: z.optional(z.string()),
    /** What the auction said when the run began, see `saleKey`. */
    saleKey: z.string(),
    scoreType: z.enum(scoreTypes),
    /** Bidders changed from this time on are assessed; all without it. */
    since: z.optional(z.string()),
    pass: z.enum(assessmentPasses),
    /** Where the pass continues. */
    next: z.optional(z.string()),
    /** How many bidders have each base, from 60 on, and the median of them once it is known. */
    bases: z.array(z.int()),
    median: z.optional(z.int()),
    counts: z.record(z.enum(recommendations), z.int()),
  }),
  indexes: { fields: ['status'] },
  ttl: 365 * 86_400,
  personalData: 'none',
})

export type AssessmentRun = DocumentOf<typeof assessmentRunRecord>

export const assessmentRunId = (auctionId: string): string => `assessment:${auctionId}`
