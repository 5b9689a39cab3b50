import { listGranters } from './access.ts'
import { listAccounts, listMyAccounts, readCurrentUser } from './accounts.ts'
import * as apiKeys from './api-keys.ts'
import * as approvals from './approvals.ts'
import * as auctionSync from './auction-sync.ts'
import * as auctions from './auctions.ts'
import * as audit from './audit.ts'
import * as bidderAnalytics from './bidder-analytics.ts'
import * as bidderAssessments from './bidder-assessments.ts'
import * as bidderConsents from './bidder-consents.ts'
import { createBidder, updateBidder } from './bidder-edits.ts'
import * as bidderEmails from './bidder-emails.ts'
import * as bidderExport from './bidder-export.ts'
import * as bidderFigures from './bidder-figures.ts'
import * as bidderInvitations from './bidder-invitations.ts'
import * as bidderNotes from './bidder-notes.ts'
import { listBidderValues } from './bidder-values.ts'
import * as bidderViews from './bidder-views.ts'
import { deleteBidder, listBidders, readBidder, readBidderTotals } from './bidders.ts'
import * as bulk from './bulk.ts'
import * as campaignDrafts from './campaign-drafts.ts'
import * as campaigns from './campaigns.ts'
import { countConflicts } from './conflict-counts.ts'
import * as conflictRules from './conflict-rules.ts'
import * as conflicts from './conflicts.ts'
import * as dryRuns from './dry-runs.ts'
import { countDuplicates } from './duplicate-counts.ts'
import * as duplicateSettings from './duplicate-settings.ts'
import * as duplicates from './duplicates.ts'
import * as emailStops from './email-stops.ts'
import type { App, Endpoint } from './endpoint.ts'
import { listFeatures } from './features.ts'
import { health, ready } from './health.ts'
import * as houseExports from './house-exports.ts'
import * as houses from './houses.ts'
import * as importMappings from './import-mappings.ts'
import * as importUndo from './import-undo.ts'
import * as incoming from './incoming.ts'
import { phraseInsights } from './insight-phrasing.ts'
import * as inventory from './inventory.ts'
import * as invitations from './invitations.ts'
import * as jobs from './jobs.ts'
import * as caseDocuments from './legal-case-documents.ts'
import * as caseEntries from './legal-case-entries.ts'
import * as caseFiles from './legal-case-files.ts'
import * as caseWorkflow from './legal-case-workflow.ts'
import * as legalCases from './legal-cases.ts'
import * as localScore from './local-score.ts'
import * as lotFiles from './lot-files.ts'
import { readLotWorkbook } from './lot-workbooks.ts'
import * as lots from './lots.ts'
import * as mfa from './mfa.ts'
import * as mfaPolicy from './mfa-policy.ts'
import * as network from './network.ts'
import * as notificationSettings from './notification-settings.ts'
import * as notifications from './notifications.ts'
import * as openInvitations from './open-invitations.ts'
import * as openedUploads from './opened-uploads.ts'
import * as organizations from './organizations.ts'
import * as ownProfile from './own-profile.ts'
import * as passkeys from './passkeys.ts'
import * as passwords from './passwords.ts'
import * as paymentsDue from './payments-due.ts'
import * as personalData from './personal-data.ts'
import * as platformAuctions from './platform-auctions.ts'
import * as platforms from './platforms.ts'
import * as reconciliation from './reconciliation.ts'
import * as registrations from './registrations.ts'
import * as rejectedRows from './rejected-rows.ts'
import * as savedMappings from './saved-mappings.ts'
import * as scoring from './scoring.ts'
import * as scoringPreview from './scoring-preview.ts'
import * as sessions from './sessions.ts'
import {
  createAccessToken,
  createSessionToken,
  login,
  loginWithProvider,
  logout,
  readPublicKeys,
  refreshTokens,
  renewAccessToken,
} from './sign-in.ts'
import * as signUp from './sign-up.ts'
import * as syncConflicts from './sync-conflicts.ts'
import * as syncSettings from './sync-settings.ts'
import * as textStops from './text-stops.ts'
import * as undoables from './undoables.ts'
import { createUpload, deleteUpload, downloadUpload, importBidders, listUploads, readUploadStatus, retryUpload } from './uploads.ts'
import * as users from './users.ts'
import { viewAs } from './view-as.ts'

/** The endpoints among a contract file's exports. */
const callsOf = (contract: object): Endpoint[] =>
  Object.values(contract).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
  )

/** Every endpoint of every app, as the API documents, the tests and the composition roots use them. */
export const endpoints: Record<App, readonly Endpoint[]> = {
  auth: [
    health('auth'),
    ready('auth'),
    login,
    loginWithProvider,
    createSessionToken,
    createAccessToken,
    refreshTokens,
    renewAccessToken,
    logout,
    readPublicKeys,
    readCurrentUser,
    listMyAccounts,
    listAccounts,
    listFeatures,
    ...callsOf(passwords),
    ...callsOf(mfa),
    ...callsOf(mfaPolicy),
    ...callsOf(passkeys),
    ...callsOf(organizations),
    ...callsOf(sessions),
    ...callsOf(users),
    ...callsOf(ownProfile),
    listGranters,
    viewAs,
    ...callsOf(houses),
    ...callsOf(apiKeys),
    ...callsOf(audit),
    ...callsOf(signUp),
    ...callsOf(invitations),
    ...callsOf(notifications),
    ...callsOf(notificationSettings),
  ],
  bidders: [
    health('bidders'),
    ready('bidders'),
    listBidders,
    readBidderTotals,
    listBidderValues,
    createBidder,
    readBidder,
    updateBidder,
    deleteBidder,
    ...callsOf(bidderAnalytics),
    ...callsOf(bidderAssessments),
    ...callsOf(bulk),
    ...callsOf(importUndo),
    ...callsOf(undoables),
    ...callsOf(campaignDrafts),
    ...callsOf(campaigns),
    ...callsOf(bidderViews),
    ...callsOf(bidderExport),
    ...callsOf(houseExports),
    ...callsOf(bidderFigures),
    ...callsOf(jobs),
    countDuplicates,
    ...callsOf(duplicates),
    ...callsOf(duplicateSettings),
    ...callsOf(bidderConsents),
    ...callsOf(bidderNotes),
    ...callsOf(bidderInvitations),
    ...callsOf(openInvitations),
    ...callsOf(scoring),
    ...callsOf(network),
    ...callsOf(bidderEmails),
    ...callsOf(emailStops),
    ...callsOf(textStops),
    ...callsOf(personalData),
    ...callsOf(localScore),
    ...callsOf(scoringPreview),
    phraseInsights,
  ],
  auctions: [
    health('auctions'),
    ready('auctions'),
    health('auctions', 'auctions/health'),
    health('auctions', 'legal/health'),
    ...callsOf(auctions),
    ...callsOf(lots),
    ...callsOf(paymentsDue),
    ...callsOf(lotFiles),
    ...callsOf(registrations),
    ...callsOf(legalCases),
    ...callsOf(approvals),
    ...callsOf(caseWorkflow),
    ...callsOf(caseEntries),
    ...callsOf(caseDocuments),
    ...callsOf(caseFiles),
    ...callsOf(inventory),
  ],
  upload: [
    health('upload'),
    ready('upload'),
    createUpload,
    importBidders,
    readLotWorkbook,
    readUploadStatus,
    listUploads,
    deleteUpload,
    downloadUpload,
    retryUpload,
    ...callsOf(incoming),
    ...callsOf(openedUploads),
    ...callsOf(importMappings),
    ...callsOf(savedMappings),
    ...callsOf(dryRuns),
    ...callsOf(rejectedRows),
    ...callsOf(platforms),
    ...callsOf(platformAuctions),
    ...callsOf(auctionSync),
    ...callsOf(conflicts),
    countConflicts,
    ...callsOf(conflictRules),
    ...callsOf(syncConflicts),
    ...callsOf(syncSettings),
    ...callsOf(reconciliation),
  ],
}
