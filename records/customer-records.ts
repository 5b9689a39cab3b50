import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import type { AnyRecord } from '@auctionwiz/platform/core/records/record'
import { archivedBidderRecord } from './archived-bidders.ts'
import { platformBuyerRecord } from './auction-syncs.ts'
import { assessmentRecord } from './bidder-assessments.ts'
import { restoredBiddersRecord } from './bidder-changes.ts'
import { emailStopRecord } from './bidder-emails.ts'
import { invitationRecord } from './bidder-invitations.ts'
import { bidderUndoRecord } from './bidder-undos.ts'
import { bidderViewRecord } from './bidder-views.ts'
import { bidderRecord } from './bidders.ts'
import { bulkIdsRecord } from './bulk-requests.ts'
import { campaignMailRecord } from './campaigns.ts'
import { caseChangeRecord } from './case-changes.ts'
import { caseContributionRecord } from './case-contributions.ts'
import { caseDocumentRecord } from './case-documents.ts'
import { caseEventRecord } from './case-events.ts'
import { caseNoteRecord } from './case-notes.ts'
import { contributionRecord } from './contributions.ts'
import { disputesDueRecord } from './disputes-due.ts'
import { mergeRecord } from './duplicate-merges.ts'
import { pairRecord } from './duplicate-pairs.ts'
import { foundPairsRecord } from './duplicate-searches.ts'
import { goneBiddersRecord } from './gone-bidders.ts'
import { importChangeRecord, keptBidderRecord } from './import-changes.ts'
import { conflictUndoRecord, importConflictRecord } from './import-conflicts.ts'
import { keptPairRecord } from './kept-pairs.ts'
import { legalCaseRecord } from './legal-cases.ts'
import { networkLookupsRecord } from './network-lookups.ts'
import { networkNoticeRecord } from './network-notices.ts'
import { networkShareRecord } from './network-shares.ts'
import { paymentDueRecord } from './payments-due.ts'
import { registrationRecord } from './registrations.ts'
import { rejectedRowsRecord } from './rejected-rows.ts'
import { saleBuyersRecord, saleChangeRecord } from './sale-changes.ts'
import { saleContributionRecord } from './sale-contributions.ts'
import { scoringPreviewRecord } from './scoring-previews.ts'
import { textStopRecord } from './text-stops.ts'
import { uploadRecord } from './uploads.ts'

/** Those of all records that hold personal data of bidders. An app that exports or erases it need not load the declarations of users and sign-in. */
export const customerRecords: readonly AnyRecord[] = [
  archivedBidderRecord,
  assessmentRecord,
  auditRecord,
  bidderRecord,
  bidderUndoRecord,
  bidderViewRecord,
  bulkIdsRecord,
  campaignMailRecord,
  contributionRecord,
  disputesDueRecord,
  emailStopRecord,
  foundPairsRecord,
  goneBiddersRecord,
  conflictUndoRecord,
  importChangeRecord,
  importConflictRecord,
  invitationRecord,
  keptBidderRecord,
  keptPairRecord,
  caseContributionRecord,
  caseDocumentRecord,
  caseChangeRecord,
  caseEventRecord,
  caseNoteRecord,
  legalCaseRecord,
  mergeRecord,
  networkLookupsRecord,
  networkNoticeRecord,
  networkShareRecord,
  pairRecord,
  paymentDueRecord,
  platformBuyerRecord,
  registrationRecord,
  rejectedRowsRecord,
  restoredBiddersRecord,
  saleBuyersRecord,
  saleChangeRecord,
  saleContributionRecord,
  scoringPreviewRecord,
  textStopRecord,
  uploadRecord,
]
