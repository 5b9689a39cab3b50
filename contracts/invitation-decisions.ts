import * as z from 'zod/mini'
import { autoInviteThreshold } from './auctions.ts'
import { autoInviteStatuses, bidderStatuses } from './bidders.ts'
import { tier } from './scores.ts'

/** What the rules of the house decided about an invitation, and why. */

/** One check of a rule, with the value met and the limit. */
export const ruleCheck = z.object({
  rule: z.enum(['autoDeny', 'autoInvite']),
  check: z.string(),
  met: z.boolean(),
  actual: z.union([z.number(), z.string()]),
  limit: z.union([z.number(), z.string()]),
})

/**
 * Why the rules left a bidder for review, by what weighs most: `override` staff set the status, `status` the bidder is not Active, `notScored` a New
 * bidder, `nearScore` at most 2 points below the threshold, `score` more below it, `payments` no payment yet, `tier` below the least tier, `rulesOff`
 * no rule decides.
 */
export const reviewGroups = ['nearScore', 'score', 'notScored', 'payments', 'tier', 'status', 'override', 'rulesOff'] as const
export type ReviewGroup = (typeof reviewGroups)[number]

/** `actual` is the bidder's value, `limit` what the rule needs: score 78, needs 80. */
export const reviewReason = z.object({
  cause: z.enum(reviewGroups),
  actual: z.optional(z.union([z.number(), z.string()])),
  limit: z.optional(z.union([z.number(), z.string()])),
  /** Who set the status that left the bidder for review. */
  by: z.optional(z.string()),
})
export type ReviewReason = z.output<typeof reviewReason>

/** What the rules decided, by which version of them, from which values. */
export const invitationDecision = z.object({
  status: z.enum(autoInviteStatuses),
  /** Number of the house's rules, see scoring versions. */
  rules: z.int(),
  scoreType: z.enum(['national', 'local']),
  /** The auction's own threshold, if it had one. */
  threshold: z.optional(autoInviteThreshold),
  reasons: z.array(ruleCheck),
  input: z.object({
    status: z.enum(bidderStatuses),
    score: z.int(),
    tier,
    paidOnTime: z.int(),
    paidLate: z.int(),
    disputes: z.int(),
    defaults: z.int(),
  }),
  /** The bidder's manual status, which overrode the rules. */
  override: z.optional(z.object({ status: z.enum(autoInviteStatuses), by: z.string() })),
})
