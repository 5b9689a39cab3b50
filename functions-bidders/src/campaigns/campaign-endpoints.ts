import * as draftCalls from '@auctionwiz/contracts/campaign-drafts'
import * as calls from '@auctionwiz/contracts/campaigns'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { BidderMailer } from '../emails/bidder-mailer.ts'
import type { EmailLinks } from '../emails/email-links.ts'
import { createCampaignDraft, deleteCampaignDraft, listCampaignDrafts, updateCampaignDraft } from './campaign-drafts.ts'
import { createCampaign } from './create-campaign.ts'
import { previewCampaign, previewCampaignMail } from './preview-campaign.ts'
import { listCampaignRecipients, listCampaigns, readCampaign } from './read-campaigns.ts'
import { sendCampaignTest } from './send-campaign-test.ts'
import { stopCampaign } from './stop-campaign.ts'

interface Parts {
  jobs: JobQueue
  mailer: BidderMailer
  links: Pick<EmailLinks, 'stopId'>
  /** Milliseconds in which a campaign that is sent now can still be stopped as a whole. */
  mailWaitMs: number
}

export const campaignEndpoints = ({ jobs, mailer, links, mailWaitMs }: Parts): Route[] => [
  serve(calls.listCampaigns, listCampaigns),
  serve(calls.previewCampaign, previewCampaign(links)),
  serve(calls.previewCampaignMail, previewCampaignMail),
  serve(calls.sendCampaignTest, sendCampaignTest(mailer)),
  serve(draftCalls.listCampaignDrafts, listCampaignDrafts),
  serve(draftCalls.createCampaignDraft, createCampaignDraft),
  serve(draftCalls.updateCampaignDraft, updateCampaignDraft),
  serve(draftCalls.deleteCampaignDraft, deleteCampaignDraft),
  serve(calls.createCampaign, createCampaign(jobs, mailWaitMs)),
  serve(calls.readCampaign, readCampaign),
  serve(calls.listCampaignRecipients, listCampaignRecipients),
  serve(calls.stopCampaign, stopCampaign(jobs)),
]
