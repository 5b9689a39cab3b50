import * as z from 'zod/mini'
import { instant } from './fields.ts'

/** The two scores of a bidder: `national` is shown as AuctionWiz, `local` as Custom. */

export const scoreTypes = ['national', 'local'] as const
export type ScoreType = (typeof scoreTypes)[number]

export const tiers = ['Premium', 'Gold', 'Silver', 'Bronze', 'New'] as const
export const tier = z.enum(tiers)
export type Tier = z.output<typeof tier>

export const scoreComponents = [
  'paymentHistory',
  'bidActivity',
  'winRate',
  'avgSpending',
  'accountAge',
  'communicationResponsiveness',
  'disputeHistory',
  'referrals',
  'seasonalActivity',
  'loyaltyBonus',
] as const
export type ScoreComponent = (typeof scoreComponents)[number]

/** `value` 0 to 100; `weight` as set; `points` = value × weight / sum of the weights present, so the points of all parts add up to the score. */
export const scorePart = z.object({ component: z.enum(scoreComponents), value: z.number(), weight: z.number(), points: z.number() })
export type ScorePart = z.output<typeof scorePart>

/**
 * `score` is the exact sum of the points and the adjustment, rounded half up to a whole number from 0 to 100. In the tier New it is provisional
 * and not shown: the bidder has no history.
 */
export const score = z.object({
  score: z.int(),
  exact: z.number(),
  tier,
  lastUpdated: instant,
  parts: z.array(scorePart),
  /** Points that staff added manually; absent without them. */
  adjustment: z.optional(z.number()),
})
export type Score = z.output<typeof score>

/**
 * An event at another house: a payment, participation in an auction, a dispute, or a payment default. `record` means all that other houses
 * publish, when it is first read.
 */
export const networkEventKinds = ['on time', 'late', 'unpaid', 'took part', 'dispute', 'default', 'record'] as const

/** `month` is the latest one, such as 2026-10. */
export const networkEvent = z.strictObject({
  kind: z.enum(networkEventKinds),
  month: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/, 'Use a month such as 2026-10.'))),
})
export type NetworkEvent = z.output<typeof networkEvent>

/** A dated change of one score and the event that caused it. */
export const scoreChange = z.object({
  at: instant,
  scoreType: z.enum(scoreTypes),
  score: z.int(),
  tier,
  cause: z.string(),
  /** The event at other houses that caused it, which can be objected to. */
  network: z.optional(networkEvent),
})
export type ScoreChange = z.output<typeof scoreChange>

/**
 * The score that screens show; undefined for a bidder without history. Such a bidder is New: the stored number is where the computation starts,
 * 50 before any message or referral, and is provisional. Lists sort New bidders last; averages, totals by score and score limits leave them out.
 */
export const shownScore = ({ score: value, tier: word }: { score: number; tier: Tier }): number | undefined =>
  word === 'New' ? undefined : value

/** high from 80, medium from 60 to 79, low below 60. */
export const scoreBand = (value: number): 'high' | 'medium' | 'low' => (value >= 80 ? 'high' : value >= 60 ? 'medium' : 'low')
