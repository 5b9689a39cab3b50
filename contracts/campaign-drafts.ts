import * as z from 'zod/mini'
import { campaignKinds } from './campaigns.ts'
import { endpoint } from './endpoint.ts'
import { acknowledged, givenInstant, id, instant, optionalText } from './fields.ts'

/** Campaigns that are written and not sent yet. Everybody of the house who may send campaigns continues them. */

/** Drafts of a house for one auction. */
export const draftLimit = 20

export const campaignDraft = z.object({
  id,
  auctionId: id,
  kind: z.enum(campaignKinds),
  /** Of a segment. */
  viewId: z.optional(id),
  subject: z.optional(z.string()),
  message: z.optional(z.string()),
  /** Absent for one that is to go out when it is sent. */
  sendAt: z.optional(instant),
  savedAt: instant,
  savedBy: z.string(),
  savedById: id,
  version: z.string(),
})
export type CampaignDraft = z.output<typeof campaignDraft>

const broadcast = { kind: 'access', scope: 'house', permission: 'communications:broadcast' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const
const words = {
  kind: z.enum(campaignKinds),
  viewId: z.optional(id),
  subject: optionalText(150),
  message: optionalText(5000),
  sendAt: z.optional(givenInstant),
}

export const listCampaignDrafts = endpoint({
  app: 'bidders',
  name: 'listCampaignDrafts',
  summary: 'List the drafts of campaigns for an auction, the latest first',
  method: 'GET',
  path: 'bidders/campaign-drafts',
  access: broadcast,
  query: z.strictObject({ auctionId: id }),
  answer: z.object({ drafts: z.array(campaignDraft) }),
  errors: [...refused, 'invalid_request'],
})

export const createCampaignDraft = endpoint({
  app: 'bidders',
  name: 'createCampaignDraft',
  summary: 'Keep a campaign that is not finished; sends nothing',
  method: 'POST',
  path: 'bidders/campaign-drafts',
  access: broadcast,
  body: z.strictObject({ auctionId: id, ...words }),
  answer: campaignDraft,
  status: 201,
  errors: [...refused, 'invalid_request', 'stale_version', 'limit_reached', 'idempotency_mismatch'],
})

export const updateCampaignDraft = endpoint({
  app: 'bidders',
  name: 'updateCampaignDraft',
  summary: 'Replace what a draft says; the version read must be sent back',
  method: 'PUT',
  path: 'bidders/campaign-drafts/{id}',
  access: broadcast,
  params: z.strictObject({ id }),
  body: z.strictObject({ ...words, version: z.string() }),
  answer: campaignDraft,
  errors: [...refused, 'invalid_request', 'stale_version'],
})

export const deleteCampaignDraft = endpoint({
  app: 'bidders',
  name: 'deleteCampaignDraft',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: 'bidders/campaign-drafts/{id}',
  access: broadcast,
  params: z.strictObject({ id }),
  answer: acknowledged,
  errors: [...refused, 'stale_version'],
})
