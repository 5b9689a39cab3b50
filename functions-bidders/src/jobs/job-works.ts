import type { JobKind } from '@auctionwiz/contracts/jobs'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import type { Notifier } from '@auctionwiz/records/notify'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import type { SaleSchedule } from '@auctionwiz/records/scheduled-sales'
import { assessHouse } from '../assessments/assess-house.ts'
import { recommendedFor } from '../assessments/recommended.ts'
import { bulkHouse } from '../bulk/bulk-house.ts'
import { sendCampaigns } from '../campaigns/send-campaigns.ts'
import { settleDisputes } from '../disputes/settle-disputes.ts'
import { findHouseDuplicates } from '../duplicates/find-house-duplicates.ts'
import { mergeAll } from '../duplicates/merge-groups.ts'
import type { BidderMailer } from '../emails/bidder-mailer.ts'
import type { EmailLinks } from '../emails/email-links.ts'
import { forgetDeleted } from '../forgetting/forget-deleted.ts'
import { type ExportPorts, exportHouse } from '../house-archive/export-house.ts'
import { undoImportWork } from '../import-undos/undo-import-work.ts'
import { inviteByRules } from '../invitations/invite-by-rules.ts'
import { inviteMany } from '../invitations/invite-many.ts'
import { sendInvitationMails } from '../invitations/send-invitation-mails.ts'
import type { NetworkPorts } from '../network/network-ports.ts'
import { workThenShareHouse } from '../network/publish-house-after.ts'
import { shareHouse } from '../network/share-house.ts'
import { settleResults } from '../results/settle-results.ts'
import { previewHouse } from '../scores/preview-house.ts'
import { rescoreHouse } from '../scores/rescore-house.ts'
import type { TextStops } from '../texts/text-stops.ts'
import { duplicatesFound, invitationsDecided, notifying, notifyingOfExport } from './notifying.ts'

interface JobParts {
  mailer: BidderMailer
  links: Pick<EmailLinks, 'stopId'>
  textStops: Pick<TextStops, 'of'>
  network: NetworkPorts
  notify: Notifier
  archive: ExportPorts
  /** Milliseconds that the mail of an invitation made by hand waits, so that it can be undone. */
  mailWaitMs: number
  /** The auctions whose winners are reminded of what they owe. */
  sales: SaleSchedule
  /** The cases that automations look at. */
  cases: CaseSchedule
}

/** Work on whole houses that nobody waits for at the screen. */
export const computing: readonly JobKind[] = ['rescore', 'duplicates', 'network', 'results', 'assess', 'house-export']

/** Works that are done one after the other in one run; each leaves out what it has done before. */
const inTurn = (...works: readonly JobWork[]): JobWork =>
  async function* (job, tools) {
    let { done } = job
    for (const work of works)
      for await (const step of work({ ...job, done }, tools)) {
        done = step.done
        yield step
      }
  }

/** What is done in the background, by kind. */
export const jobWorks = ({
  mailer,
  links,
  textStops,
  network,
  notify,
  archive,
  mailWaitMs,
  sales,
  cases,
}: JobParts): Record<JobKind, JobWork> => ({
  'auto-invite': notifying(notify, inviteByRules, invitationsDecided),
  invite: inviteMany(mailWaitMs, (house, auction, channel) => recommendedFor(house, auction, textStops, channel), textStops),
  'invitation-mails': sendInvitationMails(mailer),
  campaigns: sendCampaigns({ mailer, links }),
  rescore: rescoreHouse,
  preview: previewHouse,
  network: shareHouse(network),
  bulk: workThenShareHouse(network.queue, bulkHouse),
  duplicates: notifying(notify, findHouseDuplicates(network.queue), duplicatesFound),
  'merge-duplicates': mergeAll(network.queue),
  'forget-deleted': forgetDeleted,
  results: workThenShareHouse(network.queue, inTurn(settleResults(sales), settleDisputes)),
  assess: assessHouse(),
  'house-export': notifyingOfExport(notify, exportHouse(archive)),
  'undo-import': workThenShareHouse(network.queue, undoImportWork({ sales, cases })),
})
