import { attemptsRecord } from '@auctionwiz/platform/core/attempts'
import { auditRecord } from '@auctionwiz/platform/core/audit'
import { jobRecord } from '@auctionwiz/platform/core/jobs/job'
import { openWorkRecord } from '@auctionwiz/platform/core/open-work/open-work'
import type { RecordType } from '@auctionwiz/platform/core/records/record'
import { revocationHeadRecord, revocationRecord } from '@auctionwiz/platform/core/revocations'
import { lineRecord } from '@auctionwiz/platform/core/turns/turns'
import { registeredAccountRecord } from './account-registry.ts'
import { accountRecord } from './accounts.ts'
import { archivedBidderRecord } from './archived-bidders.ts'
import { auctionRecord } from './auctions.ts'
import { auditDueRecord } from './audit-dues.ts'
import { backupCodesRecord } from './backup-codes.ts'
import { bidderCountsRecord } from './bidder-counts.ts'
import { invitationRecord } from './bidder-invitations.ts'
import { bidderTrendRecord } from './bidder-trends.ts'
import { bidderUndoRecord } from './bidder-undos.ts'
import { bidderRecord } from './bidders.ts'
import { mergeRecord } from './duplicate-merges.ts'
import { pairRecord } from './duplicate-pairs.ts'
import { emailDomainRecord } from './email-domains.ts'
import { houseGroupRecord } from './house-groups.ts'
import { houseRecord } from './houses.ts'
import { keptPairRecord } from './kept-pairs.ts'
import { legalCaseRecord } from './legal-cases.ts'
import { lookupRecord } from './lookups.ts'
import { mailBudgetRecord, mailRecipientRecord } from './mail-budget.ts'
import { mailPaceRecord, resetPaceRecord } from './mail-paces.ts'
import { memberRecord } from './members.ts'
import { membershipRecord } from './memberships.ts'
import { mfaMethodRecord } from './mfa-methods.ts'
import { networkShareRecord } from './network-shares.ts'
import { numberRecord } from './numbers.ts'
import { passwordRecord } from './passwords.ts'
import { pendingSignUpsRecord } from './pending-sign-ups.ts'
import { platformConnectionRecord } from './platform-connections.ts'
import { proofRecord } from './proofs.ts'
import { rejectedRowsRecord } from './rejected-rows.ts'
import { scoringPreviewRecord } from './scoring-previews.ts'
import { scoringSettingsRecord, scoringVersionRecord } from './scoring-settings.ts'
import { sessionRecord } from './sessions.ts'
import { passkeyCeremonyRecord, signInChallengeRecord } from './sign-in-challenges.ts'
import { sourceSearchRecord } from './source-searches.ts'
import { uploadRecord } from './uploads.ts'
import { placeholderRecord, providerNonceRecord, sentMailRecord, usedTicketRecord } from './used-once.ts'
import { userInvitationRecord } from './user-invitations.ts'
import { userRecord } from './users.ts'

/** Every stored noun of the product. */
export const allRecords: readonly Pick<RecordType, 'definition' | 'document' | 'parse' | 'stored' | 'version'>[] = [
  accountRecord,
  archivedBidderRecord,
  attemptsRecord,
  auctionRecord,
  auditDueRecord,
  auditRecord,
  backupCodesRecord,
  bidderCountsRecord,
  bidderRecord,
  bidderTrendRecord,
  bidderUndoRecord,
  emailDomainRecord,
  houseGroupRecord,
  houseRecord,
  invitationRecord,
  jobRecord,
  keptPairRecord,
  legalCaseRecord,
  lineRecord,
  lookupRecord,
  mailBudgetRecord,
  mailPaceRecord,
  mailRecipientRecord,
  memberRecord,
  membershipRecord,
  mergeRecord,
  mfaMethodRecord,
  networkShareRecord,
  numberRecord,
  openWorkRecord,
  pairRecord,
  passkeyCeremonyRecord,
  passwordRecord,
  pendingSignUpsRecord,
  placeholderRecord,
  platformConnectionRecord,
  proofRecord,
  providerNonceRecord,
  registeredAccountRecord,
  rejectedRowsRecord,
  resetPaceRecord,
  revocationHeadRecord,
  revocationRecord,
  scoringPreviewRecord,
  scoringSettingsRecord,
  scoringVersionRecord,
  sentMailRecord,
  sessionRecord,
  signInChallengeRecord,
  sourceSearchRecord,
  uploadRecord,
  usedTicketRecord,
  userInvitationRecord,
  userRecord,
]
