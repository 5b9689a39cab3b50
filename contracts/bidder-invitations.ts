import * as z from 'zod/mini'
import { autoInviteStatuses, bidderFilter } from './bidders.ts'
import { bulkIdLimit } from './bulk.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, listOf, money, optionalText, wholeNumber } from './fields.ts'
import { invitationDecision, reviewGroups, reviewReason, ruleCheck } from './invitation-decisions.ts'
import { job } from './jobs.ts'
import { tier } from './scores.ts'
import { consentChannels } from './staff-entries.ts'

/**
 * Invitations of bidders to an auction. Each bidder has at most one decision per auction, so that nobody is invited twice. The decision
 * stores the version of the rules, their input, their reasons, and manual decisions.
 */

export const invitationStates = ['invited', 'denied', 'review'] as const
export type InvitationState = (typeof invitationStates)[number]

/**
 * `sending`: a worker has claimed the email, so the invitation can no longer be undone. `skipped`: the bidder was merged into another or
 * deleted before the email was sent. `stopped`: the bidder unsubscribed or refused emails. `held`: it waited when the house was restored from an
 * archive, and staff decide whether it is sent.
 */
export const mailStates = ['due', 'sending', 'sent', 'failed', 'skipped', 'stopped', 'held'] as const

const decided = z.object({ state: z.enum(invitationStates), by: z.string(), byId: id, at: instant, reason: z.optional(z.string()) })

/** What the bidder had done by the time of the decision. */
const record = z.object({
  paidOnTime: z.int(),
  paidLate: z.int(),
  disputes: z.int(),
  defaults: z.int(),
  /** Absent in decisions stored before these were kept. */
  won: z.optional(money),
  /** When the latest auction was; absent without any. */
  lastAuction: z.optional(instant),
})

export const invitation = z.object({
  id,
  auctionId: id,
  bidderId: id,
  /** The bidder's number, such as B-10482, and name at the time. */
  bidderNumber: z.string(),
  bidderName: z.string(),
  state: z.enum(invitationStates),
  /** The score that counted. */
  score: z.int(),
  tier,
  /** Absent in older decisions without rules. */
  record: z.optional(record),
  at: instant,
  /** The rules' decision; absent for a bidder whom staff selected. */
  decision: z.optional(invitationDecision),
  /** Why the rules left the bidder for review; absent for all others. */
  review: z.optional(reviewReason),
  /** Manual decisions, oldest first; the last one applies. */
  decidedBy: z.array(decided),
  /** By what it is sent; absent for an email. */
  channel: z.optional(z.enum(consentChannels)),
  /** The state of the email or text. */
  mail: z.optional(z.enum(mailStates)),
  /** When the pending email is sent; until then the decision can be undone. */
  mailAt: z.optional(instant),
  /** When the latest email was sent, and how many were. Absent before the first one, and in older records. */
  sentAt: z.optional(instant),
  mailCount: z.optional(z.int()),
  version: z.string(),
})
export type Invitation = z.output<typeof invitation>

const house = { kind: 'access', scope: 'house' } as const
const invite = { ...house, permission: 'bidders:invite' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

/** What can keep many invitations from being made. */
export const manyInvitedErrors = [
  ...refused,
  'feature_unavailable',
  'invalid_request',
  'stale_version',
  'auction_over',
  'auction_unpublished',
  'bulk_running',
  'texts_off',
] as const
const page = z.optional(z.string().check(z.maxLength(8192)))

export const listAutoInvite = endpoint({
  app: 'bidders',
  name: 'listAutoInvite',
  summary:
    'Preview whom the rules would invite to the auction now, the best score first; stores nothing. X-Auction-ID may name the auction',
  method: 'GET',
  path: 'bidders/auto-invite',
  access: { ...house, permission: 'bidders:view' },
  query: z.strictObject({ auctionId: id, page }),
  headers: { 'x-auction-id': 'auctionId' },
  answer: z.object({
    bidders: z.array(z.object({ bidderId: id, bidderNumber: z.string(), bidderName: z.string(), score: z.int(), tier })),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})

/** A message of staff at the top of the email. */
const message = optionalText(2000)

export const runAutoInvite = endpoint({
  app: 'bidders',
  name: 'runAutoInvite',
  summary:
    'Check every bidder without a decision for the auction against the rules, in the background, and email those invited (job `auto-invite`)',
  method: 'POST',
  path: 'bidders/auto-invite',
  access: invite,
  body: z.strictObject({ auctionId: id, message }),
  answer: job,
  status: 202,
  errors: [...refused, 'invalid_request', 'stale_version', 'auction_over', 'auction_unpublished', 'bulk_running'],
})

/** The limit for inviting within the request; more are invited in the background. */
export const inviteNowLimit = 80

export const bulkInvite = endpoint({
  app: 'bidders',
  name: 'bulkInvite',
  summary:
    'Invite the listed bidders, or with `all` those that match the filter; many in the background (job `invite`). Skips those already invited; refuses Suspended ones. More than one needs the feature bulk-operations',
  method: 'POST',
  path: 'bidders/bulk-invite',
  access: invite,
  query: z.omit(bidderFilter, { page: true, limit: true, sort: true }),
  body: z.strictObject({
    bidderIds: z.optional(
      z.array(id).check(z.minLength(1, 'Choose at least one bidder.'), z.maxLength(bulkIdLimit, `Choose at most ${bulkIdLimit}.`)),
    ),
    all: z.optional(z.literal(true)),
    auctionId: id,
    message,
    /** By email unless given. A text goes only to who agreed to texts. */
    channel: z.optional(z.enum(consentChannels)),
  }),
  bodyLimit: 256 * 1024,
  answer: z.object({
    invited: z.int(),
    already: z.int(),
    refused: z.array(z.object({ bidderId: id, reason: z.string() })),
    /** Identifies the invitations for an undo; absent if nobody was invited. In the background it is the `run` of the job. */
    run: z.optional(id),
    /** The background job, whose result has the numbers. */
    job: z.optional(job),
  }),
  errors: manyInvitedErrors,
})

export const invitationSorts = ['score', '-score', 'name', '-name', 'won', '-won', 'lastAuction', '-lastAuction'] as const

/** Narrows an auction's decisions by what they say of the bidder; a New bidder has no score, so limits of the score leave them out. */
export const invitationFilter = z.strictObject({
  /** Words of the bidder's name or number. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters.'))),
  tier: z.optional(listOf(tier)),
  minScore: z.optional(wholeNumber(0, 100)),
  maxScore: z.optional(wholeNumber(0, 100)),
})
export type InvitationFilter = z.output<typeof invitationFilter>

export const listInvitations = endpoint({
  app: 'bidders',
  name: 'listInvitations',
  summary:
    'List an auction’s decisions in one state, filtered, searched and sorted; the best score first unless `sort` names another order',
  method: 'GET',
  path: 'bidders/invitations',
  access: { ...house, permission: 'bidders:view' },
  query: z.extend(invitationFilter, {
    auctionId: id,
    state: z.enum(invitationStates),
    /** Only those whom the rules left for review for this reason. */
    group: z.optional(z.enum(reviewGroups)),
    sort: z.optional(z.enum(invitationSorts)),
    page,
    limit: z.optional(wholeNumber(1, 200)),
  }),
  answer: z.object({ invitations: z.array(invitation), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

/** Those who wait for review for one reason, and what they have in common. */
const groupSummary = z.object({
  group: z.enum(reviewGroups),
  count: z.int(),
  /** Their tiers. */
  tiers: z.array(tier),
  /** Added up; absent where some of the decisions do not say. */
  defaults: z.optional(z.int()),
  disputes: z.optional(z.int()),
  /** Of the group `score`. */
  lowestScore: z.optional(z.int()),
})

export const summarizeInvitations = endpoint({
  app: 'bidders',
  name: 'summarizeInvitations',
  summary: 'Count an auction’s decisions in each state, and those in review by reason with what each group has in common',
  method: 'GET',
  path: 'bidders/invitations/summary',
  access: { ...house, permission: 'bidders:view' },
  query: z.extend(invitationFilter, { auctionId: id }),
  answer: z.object({
    /** All of the auction. */
    counts: z.record(z.enum(invitationStates), z.int()),
    /** Those that match the filter; the same as `counts` without one. */
    matching: z.record(z.enum(invitationStates), z.int()),
    /** Of those that match, in the order of `reviewGroups`; reasons that nobody waits for are left out. */
    groups: z.array(groupSummary),
  }),
  errors: [...refused, 'invalid_request'],
})

export const decideInvitation = endpoint({
  app: 'bidders',
  name: 'decideInvitation',
  summary: 'Approve or deny an invitation; the version read must be sent back. Each approved bidder is emailed once',
  method: 'POST',
  path: 'bidders/invitations/{id}/decision',
  access: { ...house, permission: 'bidders:approve' },
  params: z.strictObject({ id }),
  body: z.strictObject({ state: z.enum(['invited', 'denied']), reason: optionalText(500), version: z.string() }),
  answer: invitation,
  errors: [...refused, 'invalid_request', 'stale_version', 'auction_over', 'auction_unpublished', 'bidder_suspended'],
})

const undone = z.object({
  undone: z.int(),
  /** Bidders who stay invited because their email was sent. */
  mailGone: z.int(),
  /** More remain to be checked. */
  more: z.boolean(),
})

/** The limit of invitations decided in one request; call again for the rest. */
export const decideLimit = 450

export const decideInvitations = endpoint({
  app: 'bidders',
  name: 'decideInvitations',
  summary:
    'Approve or deny the listed invitations in review, or with `group` all of a reason, or with `all` all; group and all only as far as they match the filter. At most 450 at once. Skips those decided meanwhile. More than one needs the feature bulk-operations',
  method: 'POST',
  path: 'bidders/invitations/decisions',
  access: { ...house, permission: 'bidders:approve' },
  query: invitationFilter,
  body: z.strictObject({
    auctionId: id,
    state: z.enum(['invited', 'denied']),
    ids: z.optional(z.array(id).check(z.minLength(1, 'Choose at least one bidder.'), z.maxLength(decideLimit))),
    group: z.optional(z.enum(reviewGroups)),
    all: z.optional(z.literal(true)),
    reason: optionalText(500),
  }),
  bodyLimit: 64 * 1024,
  answer: z.object({
    decided: z.int(),
    /** Not in review any more, or not of this auction. */
    skipped: z.int(),
    /** More of those meant wait for a decision. */
    more: z.boolean(),
    /** Identifies the decisions for an undo. */
    run: id,
  }),
  errors: [...refused, 'feature_unavailable', 'invalid_request', 'stale_version', 'auction_over', 'auction_unpublished'],
})

export const undoDecisions = endpoint({
  app: 'bidders',
  name: 'undoDecisions',
  summary: 'Undo decisions that were made together, as far as no email was sent; call again while there are more',
  method: 'POST',
  path: 'bidders/invitations/decisions/{id}/undo',
  access: { ...house, permission: 'bidders:approve' },
  params: z.strictObject({ id }),
  answer: undone,
  errors: [...refused, 'stale_version', 'bulk_running'],
})

export const undoDecision = endpoint({
  app: 'bidders',
  name: 'undoDecision',
  summary:
    'Undo the last manual decision: restores the invitation’s former state, or removes an invitation that the decision created. Refused once the email of an approval was sent',
  method: 'POST',
  path: 'bidders/invitations/{id}/undo',
  access: { ...house, permission: 'bidders:approve' },
  params: z.strictObject({ id }),
  body: z.strictObject({ version: z.string() }),
  answer: invitation,
  errors: [...refused, 'invalid_request', 'stale_version', 'mail_gone'],
})

export const undoInvitations = endpoint({
  app: 'bidders',
  name: 'undoInvitations',
  summary: 'Undo invitations of one manual action whose emails are pending; call again while there are more',
  method: 'POST',
  path: 'bidders/bulk-invite/{id}/undo',
  access: invite,
  params: z.strictObject({ id }),
  answer: undone,
  errors: [...refused, 'stale_version', 'bulk_running'],
})

export const replayInvitation = endpoint({
  app: 'bidders',
  name: 'replayInvitation',
  summary: 'Re-check a decision from its stored input with the rules in force then: `same` says whether the result is the same',
  method: 'GET',
  path: 'bidders/invitations/{id}/replay',
  access: { ...house, permission: 'bidders:view' },
  params: z.strictObject({ id }),
  answer: z.object({ same: z.boolean(), status: z.optional(z.enum(autoInviteStatuses)), reasons: z.array(ruleCheck) }),
  errors: refused,
})
