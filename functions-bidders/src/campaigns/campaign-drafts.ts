import type * as calls from '@auctionwiz/contracts/campaign-drafts'
import { draftLimit } from '@auctionwiz/contracts/campaign-drafts'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { readAuction } from '@auctionwiz/records/auctions'
import { campaignDraftRecord, draftOf } from '@auctionwiz/records/campaign-drafts'

const ofAuction = (auctionId: string) => [{ field: 'auctionId', equals: auctionId } as const]

export const listCampaignDrafts: UseCase<typeof calls.listCampaignDrafts> = async ({ query: { auctionId } }, { house }) => {
  const orderBy = (['type', 'auctionId', 'savedAt'] as const).map((field) => ({ field, descending: true }))
  const { items } = await readerOf(campaignDraftRecord, house).page({ where: ofAuction(auctionId), orderBy }, { limit: 2 * draftLimit })
  return { drafts: items.map(draftOf) }
}

/** A repeated request keeps one draft. */
export const createCampaignDraft: UseCase<typeof calls.createCampaignDraft> = async ({ body, idempotencyKey }, context) => {
  const { house, claims, now, audit } = context
  const auction = await readAuction(house, body.auctionId, now)
  const drafts = recordsOf(campaignDraftRecord, house)
  if ((await drafts.count(ofAuction(body.auctionId))) >= draftLimit)
    throw new Failure('limit_reached', { what: 'Drafts for one auction', limit: draftLimit })
  const id = await campaignDraftRecord.idFor(idempotencyKey, claims.userId)
  const saved = { savedAt: now.toISOString(), savedBy: claims.userName, savedById: claims.userId }
  const event = audit({
    action: 'campaign.draft',
    subjectType: 'auction',
    subjectId: auction.id,
    subjectName: auction.title,
    after: { draftId: id },
  })
  const sent = ({ auctionId, kind, viewId, subject, message, sendAt }: typeof body) => [auctionId, kind, viewId, subject, message, sendAt]
  return draftOf(await drafts.createOnce({ ...body, ...saved, id }, sent, [event]))
}

export const updateCampaignDraft: UseCase<typeof calls.updateCampaignDraft> = async ({ params, body: { version, ...words } }, context) => {
  const { house, claims, now, audit } = context
  const drafts = recordsOf(campaignDraftRecord, house)
  const { document } = await drafts.read(params.id)
  const saved = { savedAt: now.toISOString(), savedBy: claims.userName, savedById: claims.userId }
  const after = campaignDraftRecord.document({ ...words, ...saved, id: document.id, auctionId: document.auctionId })
  const event = audit({ action: 'campaign.draft', subjectType: 'auction', subjectId: document.auctionId, after: { draftId: document.id } })
  return draftOf(await drafts.replace(after, version, [event]))
}

export const deleteCampaignDraft: UseCase<typeof calls.deleteCampaignDraft> = async ({ params }, { house, audit }) => {
  const drafts = recordsOf(campaignDraftRecord, house)
  const { document, version } = await drafts.read(params.id)
  const { id, auctionId } = document
  const event = audit({ action: 'campaign.draft_delete', subjectType: 'auction', subjectId: auctionId, before: { draftId: id } })
  await drafts.remove(id, version, [event])
  return { success: true }
}
