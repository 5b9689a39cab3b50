import * as z from 'zod/mini'
import { autoInviteStatuses, bidderStatuses } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { date } from './fields.ts'
import { tiers } from './scores.ts'

/** Figures about the bidders of a house, from counters that each change updates. */

const tierCounts = z.record(z.enum(tiers), z.int())

/** Bidders without history have no score: they count only in the tier New. `average` is of whole scores, with one decimal; undefined without any. */
const scoreFigures = z.object({
  average: z.optional(z.number()),
  tier: tierCounts,
  /** How many have a score of 0 to 9, 10 to 19 … 90 to 100. */
  tens: z.array(z.int()),
  /** How many have no score yet, because they have no history: the New ones. */
  notScored: z.int(),
})

const scoresThen = z.omit(scoreFigures, { tens: true, notScored: true })

/** The figures at the end of a day in UTC. */
const standing = z.object({ day: date, total: z.int(), national: scoresThen, local: scoresThen })
export type Standing = z.output<typeof standing>

export const bidderAnalytics = z.object({
  total: z.int(),
  byStatus: z.record(z.enum(bidderStatuses), z.int()),
  byAutoInvite: z.record(z.enum(autoInviteStatuses), z.int()),
  national: scoreFigures,
  local: scoreFigures,
  /** Bidders added in each of the last twelve months, such as `2026-11`, oldest first; those deleted since are not counted. */
  added: z.array(z.object({ month: z.string(), count: z.int() })),
  /** The figures at the ends of the last twelve months, if known, oldest first; the last is today. */
  trend: z.array(standing),
})
export type BidderAnalytics = z.output<typeof bidderAnalytics>

export const readBidderAnalytics = endpoint({
  app: 'bidders',
  name: 'readBidderAnalytics',
  summary: 'Count the house’s bidders by kind, with the distribution of their scores and its history',
  method: 'GET',
  path: 'bidders/analytics',
  access: { kind: 'access', scope: 'house', permission: 'bidders:view' },
  answer: bidderAnalytics,
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'],
})
