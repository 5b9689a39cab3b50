import { type CampaignDraft, campaignDraft } from '@auctionwiz/contracts/campaign-drafts'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { Versioned } from '@auctionwiz/platform/core/store/store'

const { id: _id, version: _version, ...fields } = campaignDraft.shape

export const campaignDraftRecord = record({
  type: 'campaign-draft',
  container: 'bidders',
  idPrefix: 'cdr',
  names: ['draft of a campaign', 'drafts of campaigns'],
  about: 'A campaign that staff have not sent yet: whom it would write to, what and when.',
  fields: () => fields,
  indexes: { fields: ['auctionId'], composite: [['auctionId', 'savedAt']] },
  // Nobody sends a campaign that was left for a year.
  ttl: 365 * 86_400,
  personalData: { of: 'staff', field: 'savedById', exported: false, erasure: { kept: 'It says who wrote it.' } },
  nameOf: ({ subject }) => subject,
})

export type CampaignDraftDocument = DocumentOf<typeof campaignDraftRecord>

/** A draft as callers see it. */
export const draftOf = ({ document, version }: Versioned<CampaignDraftDocument>): CampaignDraft => {
  const { type: _type, ttl: _ttl, ...own } = document
  return { ...own, version }
}
