import type { stopCampaign as endpoint } from '@auctionwiz/contracts/campaigns'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobWith } from '@auctionwiz/platform/core/jobs/start-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { campaignRecord } from '@auctionwiz/records/campaigns'
import { campaignOf } from './campaign-view.ts'

/** The worker that sends writes the campaign with each page of mails, so a conflict with it is tried again. Fails with campaign_over. */
export const stopCampaign =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  ({ params }, context) =>
    retryConflicts(async () => {
      const { house, claims, audit } = context
      const { document, version } = await readerOf(campaignRecord, house).read(params.id)
      const { status, auctionId, subject } = document
      if (status === 'sent') throw new Failure('campaign_over', { subject })
      if (status === 'stopping' || status === 'stopped') return campaignOf(house, document, claims)
      const after = { ...document, status: 'stopping' as const }
      const event = audit({ action: 'campaign.stop', subjectType: 'auction', subjectId: auctionId, after: { campaignId: document.id } })
      await startJobWith(queue, 'campaigns', {}, context, [campaignRecord.replacement(after, version), event])
      return campaignOf(house, after, claims)
    })
