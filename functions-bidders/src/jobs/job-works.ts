import type { JobKind } from '@auctionwiz/contracts/jobs'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { bulkHouse } from '../bulk/bulk-house.ts'
import { findHouseDuplicates } from '../duplicates/find-house-duplicates.ts'
import { mergeAll } from '../duplicates/merge-groups.ts'
import type { BidderMailer } from '../emails/bidder-mailer.ts'
import { forgetDeleted } from '../forgetting/forget-deleted.ts'
import { inviteByRules } from '../invitations/invite-by-rules.ts'
import { inviteMany } from '../invitations/invite-many.ts'
import { sendInvitationMails } from '../invitations/send-invitation-mails.ts'
import type { NetworkPorts } from '../network/network-ports.ts'
import { shareHouse } from '../network/share-house.ts'
import { workThenShareHouse } from '../network/then-share-house.ts'
import { previewHouse } from '../scores/preview-house.ts'
import { rescoreHouse } from '../scores/rescore-house.ts'

/** What is done in the background, by kind. */
export const jobWorks = ({ mailer, network }: { mailer: BidderMailer; network: NetworkPorts }): Record<JobKind, JobWork> => ({
  'auto-invite': inviteByRules,
  invite: inviteMany,
  'invitation-mails': sendInvitationMails(mailer),
  rescore: rescoreHouse,
  preview: previewHouse,
  network: shareHouse(network),
  bulk: workThenShareHouse(network.queue, bulkHouse),
  duplicates: findHouseDuplicates(network.queue),
  'merge-duplicates': mergeAll(network.queue),
  'forget-deleted': forgetDeleted,
})
