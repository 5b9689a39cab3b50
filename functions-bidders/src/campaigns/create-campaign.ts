import { type createCampaign as endpoint, openCampaignLimit } from '@auctionwiz/contracts/campaigns'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { campaignDraftRecord } from '@auctionwiz/records/campaign-drafts'
import { type CampaignDocument, campaignRecord } from '@auctionwiz/records/campaigns'
import { requireOpen } from '../invitations/invitation-document.ts'
import { campaignOf } from './campaign-view.ts'
import { countOpenCampaigns } from './open-campaigns.ts'
import { requireSegment } from './require-segment.ts'

/**
 * A repeated request creates one campaign. Without a time the mails wait `mailWaitMs`, so that stopping the campaign can still stop all of them.
 * Fails with auction_over, auction_unpublished, limit_reached, idempotency_mismatch, and with invalid_request for a time after the auction.
 */
export const createCampaign =
  (queue: JobQueue, mailWaitMs: number): UseCase<typeof endpoint> =>
  async ({ body, idempotencyKey }, context) => {
    const { house, claims, now, audit } = context
    const { auctionId, kind, viewId, subject, message, sendAt, draftId } = body
    const auction = await readAuction(house, auctionId, now)
    requireOpen(auction)
    await requireSegment(context, body, auction)
    const soonest = new Date(now.getTime() + mailWaitMs).toISOString()
    const at = sendAt !== undefined && sendAt > soonest ? sendAt : soonest
    if (sendAt !== undefined && Date.parse(at) >= Date.parse(auction.endDate))
      throw new Failure('invalid_request', { fields: { sendAt: 'Choose a time before the end of the auction.' } })
    const id = await campaignRecord.idFor(idempotencyKey, claims.userId)
    const document: CampaignDocument = campaignRecord.document({
      ...{ id, auctionId, kind, subject, message, sendAt: at, status: 'scheduled', isGathered: false },
      ...(kind === 'segment' && viewId !== undefined && { viewId }),
      ...{ createdAt: now.toISOString(), createdBy: claims.userName, createdById: claims.userId },
    })
    /** The campaign of the same request before, if there is one. */
    const earlier = async (): Promise<CampaignDocument | undefined> => {
      const stored = (await readerOf(campaignRecord, house).find(id))?.document
      if (stored && !sameContent(asked(stored), asked(document))) throw new Failure('idempotency_mismatch')
      return stored
    }
    const first = await earlier()
    if (first) return campaignOf(house, first, claims)
    if ((await countOpenCampaigns(house)) >= openCampaignLimit)
      throw new Failure('limit_reached', { what: 'Campaigns under way', limit: openCampaignLimit })
    const event = audit({
      action: 'campaign.create',
      subjectType: 'auction',
      subjectId: auctionId,
      subjectName: auction.title,
      after: { campaignId: id, kind, sendAt: at },
    })
    const draft = draftId === undefined ? undefined : await readerOf(campaignDraftRecord, house).find(draftId)
    const given: Write[] = draft ? [{ kind: 'remove', id: draft.document.id, version: draft.version }] : []
    try {
      await startJobWith(queue, 'campaigns', {}, context, [campaignRecord.creation(document), ...given, event])
    } catch (error) {
      const same = isStoreError(error, 'exists') && (await earlier())
      if (!same) throw error
      return campaignOf(house, same, claims)
    }
    return campaignOf(house, document, claims)
  }

/** What a request says of a campaign. The time of one that is sent now differs between two requests. */
const asked = ({ auctionId, kind, viewId, subject, message }: CampaignDocument) => ({ auctionId, kind, viewId, subject, message })
