import { jobRecord } from '@auctionwiz/platform/core/jobs/job'
import { openWorkRecord } from '@auctionwiz/platform/core/queues/open-work'
import { lineRecord } from '@auctionwiz/platform/core/queues/turns/turns'
import { auditRecord } from '@auctionwiz/platform/core/records/audit'
import type { AnyRecord } from '@auctionwiz/platform/core/records/record'
import { keyCheckRecord } from '@auctionwiz/platform/core/security/checked-crypto'
import { attemptsRecord } from '@auctionwiz/platform/core/security/rate-limiter'
import { revocationHeadRecord, revocationRecord } from '@auctionwiz/platform/core/security/revocations'
import { accountDeletionRecord } from './account-deletions.ts'
import { registeredAccountRecord } from './account-registry.ts'
import { accountRecord } from './accounts.ts'
import { apiKeyRecord } from './api-keys.ts'
import { archivedBidderRecord } from './archived-bidders.ts'
import { assessmentRunRecord } from './assessment-runs.ts'
import { auctionCountsRecord } from './auction-counts.ts'
import {
  platformBuyerRecord,
  syncConflictRecord,
  syncedRecord,
  syncLineRecord,
  syncLinkRecord,
  syncPageRecord,
  syncRunRecord,
  syncSettingsRecord,
} from './auction-syncs.ts'
import { auctionRecord } from './auctions.ts'
import { auditDueRecord } from './audit-dues.ts'
import { backupCodesRecord } from './backup-codes.ts'
import { assessmentRecord } from './bidder-assessments.ts'
import { bidderChangeRecord, restoredBiddersRecord } from './bidder-changes.ts'
import { bidderCountsRecord } from './bidder-counts.ts'
import { emailStopRecord, sentMessageRecord } from './bidder-emails.ts'
import { invitationRecord } from './bidder-invitations.ts'
import { bidderTrendRecord } from './bidder-trends.ts'
import { bidderUndoRecord } from './bidder-undos.ts'
import { bidderViewRecord, defaultViewRecord } from './bidder-views.ts'
import { bidderRecord } from './bidders.ts'
import { bulkAnswerRecord, bulkIdsRecord } from './bulk-requests.ts'
import { campaignDraftRecord } from './campaign-drafts.ts'
import { campaignMailRecord, campaignRecord } from './campaigns.ts'
import { caseChangeRecord, caseUndoRecord, keptCaseRecord } from './case-changes.ts'
import { caseContributionRecord } from './case-contributions.ts'
import { caseCountsRecord } from './case-counts.ts'
import { caseDocumentRecord } from './case-documents.ts'
import { caseEventRecord } from './case-events.ts'
import { caseMailRecord } from './case-mails.ts'
import { caseNoteRecord } from './case-notes.ts'
import { casePackRecord } from './case-packs.ts'
import { caseStepRecord } from './case-steps.ts'
import { conflictRulesRecord } from './conflict-rules.ts'
import { contributionRecord } from './contributions.ts'
import { deletedItemRecord } from './deleted-items.ts'
import { disputesDueRecord } from './disputes-due.ts'
import { dryRunRecord } from './dry-runs.ts'
import { mergeRecord } from './duplicate-merges.ts'
import { pairRecord } from './duplicate-pairs.ts'
import { duplicateModelRecord, duplicateSettingsRecord, foundPairsRecord } from './duplicate-searches.ts'
import { emailDomainRecord } from './email-domains.ts'
import { goneBiddersRecord } from './gone-bidders.ts'
import { houseGroupRecord } from './house-groups.ts'
import { houseRestoreRecord } from './house-restores.ts'
import { houseRecord } from './houses.ts'
import { importChangeRecord, keptBidderRecord } from './import-changes.ts'
import { conflictUndoRecord, importConflictRecord } from './import-conflicts.ts'
import { importMappingRecord } from './import-mappings.ts'
import { importStepRecord, keptRecordRecord, recordChangeRecord, recordUndoRecord } from './imported-records.ts'
import { arrivalRecord, incomingFolderRecord, sendingRecord } from './incoming-folders.ts'
import { inventoryItemRecord } from './inventory-items.ts'
import { keptPairRecord } from './kept-pairs.ts'
import { legalCaseRecord } from './legal-cases.ts'
import { lookupRecord } from './lookups.ts'
import { lotCountsRecord } from './lot-counts.ts'
import { lotNumberingRecord } from './lot-numberings.ts'
import { lotRecord } from './lots.ts'
import { mailBudgetRecord, mailRecipientRecord } from './mail-budget.ts'
import { mailPaceRecord, resetPaceRecord } from './mail-paces.ts'
import { mailPoolRecord } from './mail-pool.ts'
import { memberRecord } from './members.ts'
import { membershipRecord } from './memberships.ts'
import { mfaMethodRecord } from './mfa-methods.ts'
import { lookupSummaryRecord, networkLookupsRecord } from './network-lookups.ts'
import { networkNoticeRecord } from './network-notices.ts'
import { networkSharingRecord, participationRecord } from './network-participation.ts'
import { networkShareRecord } from './network-shares.ts'
import { notificationCountsRecord } from './notification-counts.ts'
import { notificationSettingsRecord } from './notification-settings.ts'
import { notificationRecord } from './notifications.ts'
import { numberRecord, takenNumbersRecord } from './numbers.ts'
import { openedUploadRecord } from './opened-uploads.ts'
import { passwordRecord } from './passwords.ts'
import { keptPaymentRecord, paymentChangeRecord, paymentUndoRecord } from './payment-changes.ts'
import { paymentStepRecord } from './payment-steps.ts'
import { paymentDueRecord } from './payments-due.ts'
import { pendingSignUpsRecord } from './pending-sign-ups.ts'
import { platformConnectionRecord } from './platform-connections.ts'
import { proofRecord } from './proofs.ts'
import { registrationRecord } from './registrations.ts'
import { rejectedRowsRecord } from './rejected-rows.ts'
import { reminderSettingsRecord } from './reminder-settings.ts'
import { resultsDueRecord } from './results-due.ts'
import { keptSaleRecord, saleAuctionRecord, saleBuyersRecord, saleChangeRecord, saleUndoRecord } from './sale-changes.ts'
import { saleContributionRecord } from './sale-contributions.ts'
import { saleStepRecord } from './sale-steps.ts'
import { scoringPreviewRecord } from './scoring-previews.ts'
import { scoringSettingsRecord, scoringVersionRecord } from './scoring-settings.ts'
import { sessionRecord } from './sessions.ts'
import { passkeyCeremonyRecord, signInChallengeRecord } from './sign-in-challenges.ts'
import { sourceSearchRecord } from './source-searches.ts'
import { substituteRecord } from './substitutes.ts'
import { textStopRecord } from './text-stops.ts'
import { uploadRecord } from './uploads.ts'
import { placeholderRecord, providerNonceRecord, sentMailRecord, usedTicketRecord } from './used-once.ts'
import { userInvitationRecord } from './user-invitations.ts'
import { userRecord } from './users.ts'

/** Every stored noun of the product. */
export const allRecords: readonly AnyRecord[] = [
  accountDeletionRecord,
  accountRecord,
  apiKeyRecord,
  archivedBidderRecord,
  arrivalRecord,
  attemptsRecord,
  assessmentRecord,
  assessmentRunRecord,
  auctionCountsRecord,
  auctionRecord,
  auditDueRecord,
  auditRecord,
  backupCodesRecord,
  bidderChangeRecord,
  bidderCountsRecord,
  bidderRecord,
  bidderTrendRecord,
  bidderUndoRecord,
  bidderViewRecord,
  bulkAnswerRecord,
  bulkIdsRecord,
  campaignMailRecord,
  campaignDraftRecord,
  campaignRecord,
  contributionRecord,
  defaultViewRecord,
  disputesDueRecord,
  dryRunRecord,
  duplicateModelRecord,
  duplicateSettingsRecord,
  emailDomainRecord,
  emailStopRecord,
  foundPairsRecord,
  goneBiddersRecord,
  houseGroupRecord,
  houseRecord,
  houseRestoreRecord,
  conflictRulesRecord,
  conflictUndoRecord,
  importChangeRecord,
  importConflictRecord,
  importMappingRecord,
  importStepRecord,
  recordChangeRecord,
  recordUndoRecord,
  keptRecordRecord,
  inventoryItemRecord,
  deletedItemRecord,
  incomingFolderRecord,
  sendingRecord,
  invitationRecord,
  jobRecord,
  keptBidderRecord,
  keptPairRecord,
  keyCheckRecord,
  caseContributionRecord,
  caseCountsRecord,
  caseDocumentRecord,
  caseEventRecord,
  caseMailRecord,
  caseNoteRecord,
  caseStepRecord,
  caseChangeRecord,
  caseUndoRecord,
  keptCaseRecord,
  casePackRecord,
  legalCaseRecord,
  lineRecord,
  lookupRecord,
  lookupSummaryRecord,
  lotCountsRecord,
  lotNumberingRecord,
  lotRecord,
  mailBudgetRecord,
  mailPaceRecord,
  mailPoolRecord,
  mailRecipientRecord,
  memberRecord,
  membershipRecord,
  mergeRecord,
  mfaMethodRecord,
  networkLookupsRecord,
  networkNoticeRecord,
  networkShareRecord,
  networkSharingRecord,
  notificationCountsRecord,
  notificationRecord,
  notificationSettingsRecord,
  numberRecord,
  openedUploadRecord,
  openWorkRecord,
  pairRecord,
  participationRecord,
  passkeyCeremonyRecord,
  passwordRecord,
  paymentDueRecord,
  paymentStepRecord,
  paymentChangeRecord,
  paymentUndoRecord,
  keptPaymentRecord,
  pendingSignUpsRecord,
  placeholderRecord,
  platformBuyerRecord,
  platformConnectionRecord,
  proofRecord,
  providerNonceRecord,
  registeredAccountRecord,
  registrationRecord,
  rejectedRowsRecord,
  reminderSettingsRecord,
  resetPaceRecord,
  restoredBiddersRecord,
  revocationHeadRecord,
  revocationRecord,
  saleContributionRecord,
  saleAuctionRecord,
  saleBuyersRecord,
  saleChangeRecord,
  saleStepRecord,
  saleUndoRecord,
  keptSaleRecord,
  resultsDueRecord,
  scoringPreviewRecord,
  scoringSettingsRecord,
  scoringVersionRecord,
  sentMailRecord,
  sentMessageRecord,
  sessionRecord,
  signInChallengeRecord,
  sourceSearchRecord,
  substituteRecord,
  syncConflictRecord,
  syncLineRecord,
  syncLinkRecord,
  syncPageRecord,
  syncRunRecord,
  syncSettingsRecord,
  syncedRecord,
  takenNumbersRecord,
  textStopRecord,
  uploadRecord,
  usedTicketRecord,
  userInvitationRecord,
  userRecord,
]
