import * as z from 'zod/mini'
import { bidderView } from './bidder-views.ts'
import { endpoint } from './endpoint.ts'
import { givenInstant, id, instant, listOf, multilineText, text, wholeNumber } from './fields.ts'
import { tier } from './scores.ts'

/** Marketing campaigns: an email about an auction to many bidders. A bidder gets at most one from overlapping campaigns. */

/** `premium` and `category` follow rules over the bidders of the house; `segment` is a saved view of the list of bidders. */
export const campaignKinds = ['premium', 'category', 'segment'] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** `stopping`: staff stopped it, and a worker still withdraws the emails that were due. */
export const campaignStatuses = ['scheduled', 'sending', 'stopping', 'stopped', 'sent'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** Why the service ended a campaign by itself: its saved view was deleted, nobody can come to the auction any more, or the house was restored. */
export const campaignProblems = ['segmentGone', 'auctionOver', 'restored'] as const

/**
 * Why a bidder of the segment gets no email. `otherCampaign`: an overlapping campaign writes to the bidder; `addressLimit`: the account wrote to the
 * address often enough today; `noConsent`: the bidder refused emails; `mergedRecord`: a record that was merged into this one got the email; `gone`:
 * merged or deleted since.
 */
export const leftOutReasons = [
  'registered',
  'invited',
  'otherCampaign',
  'mergedRecord',
  'unsubscribed',
  'noConsent',
  'noAddress',
  'suspended',
  'addressLimit',
  'campaignStopped',
  'auctionOver',
  'gone',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Of each bidder in the segment: `sending` is an email that a worker has claimed. */
export const recipientStates = ['due', 'sending', 'sent', 'failed', ...leftOutReasons] as const
export type RecipientState = (typeof recipientStates)[number]

/** A campaign of the house overlaps with one for the same auction, and with any other that wrote within these days. */
export const overlapDays = 7

/** Campaigns of a house that are scheduled or being sent. */
export const openCampaignLimit = 50

export const campaign = z.object({
  id,
  auctionId: id,
  kind: z.enum(campaignKinds),
  /** Of a segment. */
  viewId: z.optional(id),
  /** Absent where the view was deleted, or is another user's own. */
  segmentName: z.optional(z.string()),
  subject: z.string(),
  message: z.string(),
  status: z.enum(campaignStatuses),
  /** When the first email goes out; until then stopping it stops all. */
  sendAt: instant,
  endedAt: z.optional(instant),
  problem: z.optional(z.enum(campaignProblems)),
  createdAt: instant,
  createdBy: z.string(),
  createdById: id,
  /** How many bidders are in each state; states without bidders are absent. They add up to the segment. */
  counts: z.partialRecord(z.enum(recipientStates), z.int()),
  /** How many stopped the emails of the house by the link in this campaign's email. */
  unsubscribed: z.int(),
})
export type Campaign = z.output<typeof campaign>

/** What recipients did after the email, from the registrations and results of the auction. */
export const campaignOutcome = z.object({
  registered: z.int(),
  /** How many of them won a lot, and for how much, in minor units of the auction's currency. */
  won: z.int(),
  hammer: z.int(),
})
export type CampaignOutcome = z.output<typeof campaignOutcome>

export const campaignRecipient = z.object({
  bidderId: id,
  /** The bidder's number, such as B-10482, and name at the time. */
  bidderNumber: z.string(),
  bidderName: z.string(),
  /** The score that counts for the campaign. */
  score: z.int(),
  tier,
  state: z.enum(recipientStates),
})
export type CampaignRecipient = z.output<typeof campaignRecipient>

const house = { kind: 'access', scope: 'house' } as const
const view = { ...house, permission: 'bidders:view' } as const
const broadcast = { ...house, permission: 'communications:broadcast' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const params = z.strictObject({ id })
const page = z.optional(z.string().check(z.maxLength(8192)))

const audience = { auctionId: id, kind: z.enum(campaignKinds), viewId: z.optional(id) }
const words = { subject: text(150), message: multilineText(5000) }

const namesSegment = z.refine<{ kind: CampaignKind; viewId?: string | undefined }>(
  ({ kind, viewId }) => kind !== 'segment' || viewId !== undefined,
  {
    message: 'Choose a saved view.',
    path: ['viewId'],
  },
)

export const listCampaigns = endpoint({
  app: 'bidders',
  name: 'listCampaigns',
  summary: 'List the house’s campaigns, or those for one auction, the latest first',
  method: 'GET',
  path: 'bidders/campaigns',
  access: view,
  query: z.strictObject({ auctionId: z.optional(id), page, limit: z.optional(wholeNumber(1, 100)) }),
  answer: z.object({
    /** `auctionTitle` is absent where the auction was deleted. */
    campaigns: z.array(z.extend(campaign, { auctionTitle: z.optional(z.string()) })),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})

export const previewCampaign = endpoint({
  app: 'bidders',
  name: 'previewCampaign',
  summary: 'Check a page of a segment: who would receive the campaign now, and who is left out and why; stores nothing',
  method: 'POST',
  path: 'bidders/campaigns/preview',
  access: view,
  body: z.strictObject({ ...audience, page }).check(namesSegment),
  answer: z.object({
    /** The conditions of the segment; absent if no category of bidders appears in the auction’s title or description. */
    filter: z.optional(bidderView.shape.filter),
    /** How many bidders the segment has; only with the first page. */
    total: z.optional(z.int()),
    /** `due` for those who would receive it. */
    bidders: z.array(campaignRecipient),
    nextPage: z.optional(z.string()),
  }),
  errors: [...refused, 'invalid_request'],
})

export const previewCampaignMail = endpoint({
  app: 'bidders',
  name: 'previewCampaignMail',
  summary: 'Compose the email of a campaign as one bidder would receive it; sends nothing',
  method: 'POST',
  path: 'bidders/campaigns/preview-mail',
  access: view,
  body: z.strictObject({ auctionId: id, bidderId: id, ...words }),
  answer: z.object({
    /** The name of the house, and the address that answers go to, if it has one. */
    from: z.string(),
    replyTo: z.optional(z.string()),
    to: z.string(),
    subject: z.string(),
    message: z.string(),
    footer: z.string(),
    /** The text of the link that stops emails. */
    stop: z.string(),
  }),
  errors: [...refused, 'invalid_request'],
})

export const sendCampaignTest = endpoint({
  app: 'bidders',
  name: 'sendCampaignTest',
  summary: 'Email the caller what one bidder would receive, with a subject that says it is a test',
  method: 'POST',
  path: 'bidders/campaigns/test-mail',
  access: broadcast,
  body: z.strictObject({ auctionId: id, bidderId: id, ...words }),
  answer: z.object({ to: z.string() }),
  errors: [...refused, 'invalid_request', 'no_email', 'email_stopped', 'mail_limit', 'recipient_limit', 'message_failed'],
})

export const createCampaign = endpoint({
  app: 'bidders',
  name: 'createCampaign',
  summary: 'Schedule a campaign; without `sendAt` its emails go out after the wait in which it can still be stopped (job `campaigns`)',
  method: 'POST',
  path: 'bidders/campaigns',
  access: broadcast,
  /** The draft that it is made of, which goes. */
  body: z.strictObject({ ...audience, ...words, sendAt: z.optional(givenInstant), draftId: z.optional(id) }).check(namesSegment),
  answer: campaign,
  status: 201,
  errors: [...refused, 'invalid_request', 'stale_version', 'auction_over', 'auction_unpublished', 'limit_reached', 'idempotency_mismatch'],
})

export const readCampaign = endpoint({
  app: 'bidders',
  name: 'readCampaign',
  summary: 'Read a campaign with its results: emails by state, who unsubscribed, registered and won',
  method: 'GET',
  path: 'bidders/campaigns/{id}',
  access: view,
  params,
  answer: z.object({ campaign, outcome: campaignOutcome }),
  errors: refused,
})

export const listCampaignRecipients = endpoint({
  app: 'bidders',
  name: 'listCampaignRecipients',
  summary: 'List the bidders of a campaign’s segment in some states, the best score first',
  method: 'GET',
  path: 'bidders/campaigns/{id}/recipients',
  access: view,
  params,
  query: z.strictObject({ state: z.optional(listOf(z.enum(recipientStates))), page, limit: z.optional(wholeNumber(1, 200)) }),
  answer: z.object({ bidders: z.array(campaignRecipient), nextPage: z.optional(z.string()) }),
  errors: [...refused, 'invalid_request'],
})

export const stopCampaign = endpoint({
  app: 'bidders',
  name: 'stopCampaign',
  summary: 'Stop a campaign: emails that have not gone out are withdrawn; repeating it changes nothing',
  method: 'POST',
  path: 'bidders/campaigns/{id}/stop',
  access: broadcast,
  params,
  answer: campaign,
  errors: [...refused, 'stale_version', 'campaign_over'],
})
