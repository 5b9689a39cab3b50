import * as z from 'zod/mini'
import { autoInviteThreshold } from './auctions.ts'
import { mailStates, manyInvitedErrors } from './bidder-invitations.ts'
import { bidderCategories } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, listOf, money, optionalText, wholeNumber } from './fields.ts'
import { job } from './jobs.ts'
import { scoreTypes } from './scores.ts'
import { consentChannels } from './staff-entries.ts'

/**
 * The assessment of a house's bidders for an auction: how well each matches it, with what risk, and whom to invite. The background job `assess`
 * computes it from the bidders' records. Nothing in it is random, so the same records give the same results.
 */

export const riskLevels = ['Low', 'Medium', 'High'] as const
export type RiskLevel = (typeof riskLevels)[number]

export const recommendations = ['Auto-Invite', 'Consider', 'Review', 'Skip'] as const
export type Recommendation = (typeof recommendations)[number]

/**
 * The parts of a match score. `start`, `recency`, `frequency`, `money` and `fit` are the base of 60 to 99 from the bidder's own record; a bidder
 * without a dated auction has `median` in their place. `limit` is what exceeds 100.
 */
export const matchParts = ['start', 'recency', 'frequency', 'money', 'fit', 'median', 'category', 'score', 'active', 'limit'] as const
export type MatchPart = (typeof matchParts)[number]

/** Where the name of a preferred category appears. */
export const matchPlaces = ['title', 'description'] as const

const part = z.object({
  part: z.enum(matchParts),
  points: z.int(),
  /** What the points rest on, of which a part has one at most: a count, a score, an amount, a time, a category. */
  count: z.optional(z.int()),
  of: z.optional(z.int()),
  amount: z.optional(money),
  at: z.optional(instant),
  category: z.optional(z.enum(bidderCategories)),
  place: z.optional(z.enum(matchPlaces)),
})
export type MatchPoints = z.output<typeof part>

/** Why a risk level and a recommendation are as they are, each a fact of the bidder's record. */
export const assessmentReasons = ['default', 'dispute', 'unpaid', 'paidLate', 'paidOnTime', 'noHistory', 'lowScore', 'notScored'] as const

/** What the record says beyond the score. */
export const assessmentInsights = ['category', 'averageLot', 'auctionsSince', 'lapsed', 'neverWon'] as const

const fact = <const Kind extends readonly [string, ...string[]]>(kinds: Kind) =>
  z.object({
    kind: z.enum(kinds),
    count: z.optional(z.int()),
    of: z.optional(z.int()),
    amount: z.optional(money),
    at: z.optional(instant),
    category: z.optional(z.enum(bidderCategories)),
  })

const reason = fact(assessmentReasons)
export type AssessmentReason = z.output<typeof reason>

const insight = fact(assessmentInsights)
export type AssessmentInsight = z.output<typeof insight>

/** The result for one bidder, as computed. */
export const assessed = z.object({
  /** 0 to 100. */
  matchScore: z.int(),
  /** The same without the limit of 100, by which lists sort. */
  points: z.int(),
  /** They add up to the match score. */
  parts: z.array(part),
  /** The score that counts for the auction; absent for a New bidder. */
  score: z.optional(z.int()),
  riskLevel: z.enum(riskLevels),
  recommendation: z.enum(recommendations),
  reasons: z.array(reason),
  aiInsights: z.array(insight),
})
export type Assessed = z.output<typeof assessed>

export const bidderAssessment = z.extend(assessed, {
  /** The bidder's id. */
  id,
  /** The bidder's number for staff, such as B-10482. */
  bidderNumber: z.string(),
  name: z.string(),
  assessedAt: instant,
  /** Why no email can be sent; absent where one can. */
  unreachable: z.optional(z.enum(['suspended', 'noEmail', 'noConsent'])),
  /** Why no text message can be sent; absent where one can. `stopped`: the number answered STOP; `off`: no sender is set up. */
  untextable: z.optional(z.enum(['suspended', 'noPhone', 'noTextConsent', 'stopped', 'off'])),
  /** The bidder is invited to the auction, by an email unless a channel is named. */
  invited: z.optional(z.object({ at: instant, mail: z.optional(z.enum(mailStates)), channel: z.optional(z.enum(consentChannels)) })),
})
export type BidderAssessment = z.output<typeof bidderAssessment>

export const assessmentStatuses = ['running', 'completed'] as const

const assessmentRun = z.object({
  status: z.enum(assessmentStatuses),
  /** It is open and nobody works on it: starting it again continues it. */
  stopped: z.optional(z.boolean()),
  /** Bidders assessed, of `total`. */
  done: z.int(),
  total: z.int(),
  startedAt: instant,
  completedAt: z.optional(instant),
  scoreType: z.enum(scoreTypes),
  /** Assessed bidders by recommendation. */
  counts: z.record(z.enum(recommendations), z.int()),
})

export const assessmentSummary = z.object({
  /** Absent before the first assessment. */
  run: z.optional(assessmentRun),
  /** What has changed since; absent where nothing has. */
  stale: z.optional(
    z.object({
      /** The auction has another title, description, category, start or threshold. */
      auction: z.boolean(),
      /** Bidders added or changed. */
      bidders: z.int(),
    }),
  ),
  /** Whether text messages can be sent: a sender is set up. */
  texts: z.boolean(),
  /** The auction's own threshold for automatic invitations. */
  threshold: z.optional(autoInviteThreshold),
})
export type AssessmentSummary = z.output<typeof assessmentSummary>

const house = { kind: 'access', scope: 'house' } as const
const assess = { ...house, permission: 'bidders:assessment' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ auctionId: id })

export const startAssessment = endpoint({
  app: 'bidders',
  name: 'startAssessment',
  summary:
    'Assess the house’s bidders for an upcoming or active auction, in the background (job `assess`); after a first run only those changed since, unless the auction changed. One that is running continues',
  method: 'POST',
  path: 'bidders/assessments/{auctionId}',
  access: assess,
  params,
  answer: assessmentSummary,
  status: 202,
  errors: [...refused, 'auction_over', 'stale_version'],
})

export const readAssessment = endpoint({
  app: 'bidders',
  name: 'readAssessment',
  summary: 'Read how far the assessment for an auction is, its numbers, and whether records have changed since',
  method: 'GET',
  path: 'bidders/assessments/{auctionId}',
  access: assess,
  params,
  answer: assessmentSummary,
  errors: refused,
})

/** A search finds at most this many bidders. */
export const assessedSearchLimit = 500

export const assessmentFilter = z.strictObject({
  /** In name, number, email and phone, as in the list of bidders. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
  recommendation: z.optional(listOf(z.enum(recommendations))),
  riskLevel: z.optional(listOf(z.enum(riskLevels))),
  /** By default the highest match score first. */
  sort: z.optional(z.enum(['match', '-match'])),
  page: z.optional(z.string().check(z.maxLength(8192))),
  limit: z.optional(wholeNumber(1, 200)),
})
export type AssessmentFilter = z.output<typeof assessmentFilter>

export const listAssessments = endpoint({
  app: 'bidders',
  name: 'listAssessments',
  summary: 'List a page of the bidders assessed for an auction, filtered, searched, by match score; deleted bidders are left out',
  method: 'GET',
  path: 'bidders/assessments/{auctionId}/bidders',
  access: assess,
  params,
  query: assessmentFilter,
  answer: z.object({
    assessments: z.array(bidderAssessment),
    /** Only with the first page. */
    total: z.optional(z.int()),
    /** A search found more than it shows. */
    more: z.optional(z.boolean()),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})

/**
 * Why Auto-Invite All leaves a bidder out. `changed`: the record changed since, and the recommendation with it. `stopped`: the number answered STOP to
 * a text.
 */
export const leftOutReasons = [
  'invited',
  'belowThreshold',
  'changed',
  'denied',
  'suspended',
  'noEmail',
  'noConsent',
  'noPhone',
  'noTextConsent',
  'stopped',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** The most recommended bidders that a preview looks at. */
export const previewLimit = 10_000

export const previewAutoInvite = endpoint({
  app: 'bidders',
  name: 'previewAutoInvite',
  summary: 'Count whom Auto-Invite All would invite to the auction now, and whom it would leave out and why; stores nothing',
  method: 'GET',
  path: 'bidders/assessments/{auctionId}/auto-invite',
  access: { ...house, permission: 'bidders:invite' },
  params,
  query: z.strictObject({ channel: z.optional(z.enum(consentChannels)) }),
  answer: z.object({
    invite: z.int(),
    leftOut: z.partialRecord(z.enum(leftOutReasons), z.int()),
    /** There are more than the preview looked at. */
    more: z.boolean(),
  }),
  errors: [...refused, 'invalid_request'],
})

export const autoInviteAll = endpoint({
  app: 'bidders',
  name: 'autoInviteAll',
  summary:
    'Invite every bidder whom the assessment recommends as Auto-Invite and who reaches the auction’s own threshold, in the background (job `invite`); leaves out those invited, denied, suspended, without an email address or who refused emails',
  method: 'POST',
  path: 'bidders/assessments/{auctionId}/auto-invite',
  access: { ...house, permission: 'bidders:invite' },
  params,
  body: z.strictObject({ message: optionalText(2000), channel: z.optional(z.enum(consentChannels)) }),
  answer: job,
  status: 202,
  errors: manyInvitedErrors,
})

export const outcomeStages = ['assessed', 'invited', 'registered', 'bid', 'won', 'paid'] as const
export type OutcomeStage = (typeof outcomeStages)[number]

export const readAssessmentOutcome = endpoint({
  app: 'bidders',
  name: 'readAssessmentOutcome',
  summary:
    'Read what became of the bidders of each recommendation and of each band of match scores: assessed, invited, registered, with a bid, with a lot won, and paid. From the registrations and results of the auction as they are now',
  method: 'GET',
  path: 'bidders/assessments/{auctionId}/outcome',
  access: assess,
  params,
  answer: z.object({
    bands: z.array(
      z.object({
        recommendation: z.enum(recommendations),
        /** The mean match score of those invited; absent where none was. */
        matchScore: z.optional(z.number()),
        counts: z.record(z.enum(outcomeStages), z.int()),
      }),
    ),
    /** The same by match score, lowest band first. From `registered` on it counts the invited alone, so that shares of the invited follow from it. */
    scores: z.array(
      z.object({
        from: z.int(),
        to: z.int(),
        /** The mean match score of those invited; absent where none was. */
        matchScore: z.optional(z.number()),
        counts: z.record(z.enum(outcomeStages), z.int()),
      }),
    ),
    /** Bidders who were invited or registered and not assessed. */
    notAssessed: z.int(),
  }),
  errors: refused,
})
