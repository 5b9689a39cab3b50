import { campaign, campaignRecipient } from '@auctionwiz/contracts/campaigns'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import * as z from 'zod/mini'

const { id: _id, counts: _counts, unsubscribed: _unsubscribed, segmentName: _name, ...fields } = campaign.shape

/** Seconds in three years, like decisions on invitations: who was written to, and why not, can be asked about for that long. */
const ttl = 3 * 365 * 86_400

export const campaignRecord = record({
  type: 'campaign',
  container: 'bidders',
  idPrefix: 'cam',
  names: ['campaign', 'campaigns'],
  about: 'A marketing campaign for an auction: whom it writes to, what, when, and how far the segment has been read.',
  fields: () => ({
    ...fields,
    /** How far the segment has been read; absent before the first page and after the last. */
    cursor: z.optional(z.string()),
    /** Whether each bidder of the segment has a mail or a reason against it. */
    isGathered: z.boolean(),
  }),
  indexes: { fields: ['auctionId', 'status'], composite: [['createdAt'], ['auctionId', 'createdAt']] },
  ttl,
  personalData: { of: 'staff', field: 'createdById', exported: false, erasure: { kept: 'It says who wrote to the bidders.' } },
  spreadsheet: true,
  nameOf: ({ subject }) => subject,
})

export type CampaignDocument = DocumentOf<typeof campaignRecord>

export const campaignMailRecord = record({
  type: 'campaign-mail',
  container: 'bidders',
  names: ['mail of a campaign', 'mails of campaigns'],
  about:
    'A bidder of a campaign’s segment: the state of the mail, or why there is none. There is one at most for each campaign and bidder.',
  fields: () => ({
    ...campaignRecipient.shape,
    campaignId: z.string(),
    auctionId: z.string(),
    /** The bidder, and a keyed hash of the address, by which other campaigns see that it was written to. */
    reaches: z.array(z.string()),
    /** When the state began, ISO 8601. */
    at: z.string(),
    /** Whether the bidder stopped emails by the link in this one. */
    hasUnsubscribed: z.boolean(),
  }),
  indexes: {
    fields: ['campaignId', 'auctionId', 'bidderId', 'reaches[]', 'state', 'hasUnsubscribed', 'at'],
    composite: [['at'], ['campaignId', 'score']],
  },
  ttl,
  personalData: { of: 'customer', field: 'bidderId', exported: true, erasure: 'removed' },
  spreadsheet: true,
  nameOf: ({ bidderName }) => bidderName,
})

export type CampaignMail = DocumentOf<typeof campaignMailRecord>

/** The same for each attempt, so that a bidder is in a campaign once and the message service recognizes a repeated mail. */
export const campaignMailId = (campaignId: string, bidderId: string): Promise<string> => derivedId('cml', campaignId, bidderId)
