import * as analyticsCalls from '@auctionwiz/contracts/bidder-analytics'
import * as consentCalls from '@auctionwiz/contracts/bidder-consents'
import * as editCalls from '@auctionwiz/contracts/bidder-edits'
import * as emailCalls from '@auctionwiz/contracts/bidder-emails'
import * as exportCalls from '@auctionwiz/contracts/bidder-export'
import * as figuresCalls from '@auctionwiz/contracts/bidder-figures'
import * as invitationCalls from '@auctionwiz/contracts/bidder-invitations'
import * as noteCalls from '@auctionwiz/contracts/bidder-notes'
import * as valueCalls from '@auctionwiz/contracts/bidder-values'
import * as viewCalls from '@auctionwiz/contracts/bidder-views'
import * as calls from '@auctionwiz/contracts/bidders'
import * as bulkCalls from '@auctionwiz/contracts/bulk'
import * as houseExportCalls from '@auctionwiz/contracts/house-exports'
import * as importUndoCalls from '@auctionwiz/contracts/import-undo'
import * as jobCalls from '@auctionwiz/contracts/jobs'
import * as localScoreCalls from '@auctionwiz/contracts/local-score'
import * as networkCalls from '@auctionwiz/contracts/network'
import * as openInvitationCalls from '@auctionwiz/contracts/open-invitations'
import * as personalDataCalls from '@auctionwiz/contracts/personal-data'
import * as scoringCalls from '@auctionwiz/contracts/scoring'
import * as previewCalls from '@auctionwiz/contracts/scoring-preview'
import * as undoableCalls from '@auctionwiz/contracts/undoables'
import type { ChatModel } from '@auctionwiz/platform/core/chat-model'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { PaidAccounts } from '@auctionwiz/records/established-account'
import { readBidderAnalytics } from './analytics/read-bidder-analytics.ts'
import { assessmentEndpoints } from './assessments/endpoints.ts'
import { createBidder } from './bidders/create-bidder.ts'
import { listBidderValues } from './bidders/list-bidder-values.ts'
import { listBidders, readBidder } from './bidders/list-bidders.ts'
import { readBidderTotals } from './bidders/read-bidder-totals.ts'
import { updateBidder } from './bidders/update-bidder.ts'
import { changeBidders } from './bulk/change-bidders.ts'
import { deleteBidder } from './bulk/delete-bidder.ts'
import { listBidderChanges } from './bulk/list-bidder-changes.ts'
import { readBidderChange } from './bulk/read-bidder-change.ts'
import { restoreBidder } from './bulk/restore-bidder.ts'
import { undoBidderChange } from './bulk/undo-bidder-change.ts'
import { campaignEndpoints } from './campaigns/campaign-endpoints.ts'
import { saveBidderConsent } from './consents/save-bidder-consent.ts'
import { duplicateEndpoints } from './duplicates/endpoints.ts'
import type { BidderMailer } from './emails/bidder-mailer.ts'
import { emailStopEndpoints } from './emails/email-stop-endpoints.ts'
import { sendBidderEmail } from './emails/send-bidder-email.ts'
import type { StopPorts } from './emails/stop-emails.ts'
import { exportBidders } from './exports/export-bidders.ts'
import { exportSelectedBidders } from './exports/export-selected-bidders.ts'
import { correctFigures } from './figures/correct-figures.ts'
import { downloadHouseExport, readHouseExport, startHouseExport } from './house-archive/house-exports.ts'
import { readImportUndo } from './import-undos/read-import-undo.ts'
import { undoImport } from './import-undos/undo-import.ts'
import { bulkInvite } from './invitations/bulk-invite.ts'
import { decideInvitation } from './invitations/decide-invitation.ts'
import { decideInvitations } from './invitations/decide-invitations.ts'
import { listAutoInvite } from './invitations/list-auto-invite.ts'
import { listBidderInvitations } from './invitations/list-bidder-invitations.ts'
import { listInvitations } from './invitations/list-invitations.ts'
import { replayInvitation } from './invitations/replay-invitation.ts'
import { resendInvitations } from './invitations/resend-invitations.ts'
import { runAutoInvite } from './invitations/run-auto-invite.ts'
import { sendInvitationAgain } from './invitations/send-invitation-again.ts'
import { summarizeInvitations } from './invitations/summarize-invitations.ts'
import { undoDecision } from './invitations/undo-decision.ts'
import { undoDecisions, undoInvitations } from './invitations/undo-invitations.ts'
import { listJobs, retryJob } from './jobs/jobs.ts'
import { type ChangeNotifier, changeNotifier } from './network/change-notifier.ts'
import type { NetworkQueue } from './network/network-ports.ts'
import { readNetworkSharing, saveNetworkSharing } from './network/network-sharing.ts'
import { objectToNetwork } from './network/object-to-network.ts'
import { publishAfter } from './network/publish-after.ts'
import { publishHouseAfter } from './network/publish-house-after.ts'
import { addBidderNote, removeBidderNote } from './notes/bidder-notes.ts'
import { erasePerson, erasePersonalData } from './personal-data/erase-personal-data.ts'
import { exportPerson, exportPersonalData } from './personal-data/export-personal-data.ts'
import type { PersonFiles } from './personal-data/person-files.ts'
import { previewErasure, previewPersonErasure } from './personal-data/preview-erasure.ts'
import { previewScoringSettings, readScoringPreview } from './scores/scoring-preview.ts'
import { listScoringVersions, readScoringSettings, rescoreBidders, saveScoringSettings } from './scores/scoring-settings.ts'
import { setLocalScore } from './scores/set-local-score.ts'
import { type TextParts, textEndpoints } from './texts/text-endpoints.ts'
import { listUndoables } from './undoables/list-undoables.ts'
import { createBidderView, deleteBidderView, listBidderViews, setDefaultBidderView, updateBidderView } from './views/bidder-views.ts'

interface Parts {
  mailer: BidderMailer
  stops: StopPorts
  /** Replies to texts. */
  texts: TextParts
  jobs: JobQueue
  network: NetworkQueue
  isPaid: PaidAccounts
  /** Rejected rows of imports, and files that wait to be imported, for what is held on the people in them. */
  personFiles: PersonFiles
  /** Exports of whole houses, kept for some days. */
  houseExports: FileStore
  /** Milliseconds that the mail of an invitation made by hand waits, so that it can be undone. */
  mailWaitMs: number
  /** Notifies the network of changes of single bidders. */
  words?: ChangeNotifier
  /** Phrases insights; without one the product's own sentences are shown. */
  chat?: ChatModel | undefined
}

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const bidderEndpoints = ({
  jobs,
  mailer,
  stops,
  texts,
  network,
  isPaid,
  personFiles,
  houseExports,
  mailWaitMs,
  words = changeNotifier(network),
  chat,
}: Parts): Route[] => [
  serve(calls.listBidders, listBidders),
  serve(calls.readBidderTotals, readBidderTotals),
  serve(valueCalls.listBidderValues, listBidderValues),
  serve(editCalls.createBidder, publishAfter<typeof editCalls.createBidder>(words, createBidder())),
  serve(calls.readBidder, readBidder),
  serve(editCalls.updateBidder, publishAfter<typeof editCalls.updateBidder>(words, updateBidder)),
  serve(calls.deleteBidder, publishAfter<typeof calls.deleteBidder>(words, deleteBidder)),
  serve(invitationCalls.listAutoInvite, listAutoInvite),
  serve(invitationCalls.runAutoInvite, runAutoInvite(jobs)),
  serve(invitationCalls.bulkInvite, bulkInvite(jobs, mailWaitMs, mailer.texts, texts.stops)),
  serve(invitationCalls.listInvitations, listInvitations),
  serve(invitationCalls.summarizeInvitations, summarizeInvitations),
  serve(invitationCalls.decideInvitation, decideInvitation(jobs, mailWaitMs)),
  serve(invitationCalls.undoDecision, undoDecision(jobs)),
  serve(invitationCalls.decideInvitations, decideInvitations(jobs, mailWaitMs)),
  serve(invitationCalls.undoDecisions, undoDecisions),
  serve(invitationCalls.undoInvitations, undoInvitations),
  serve(invitationCalls.replayInvitation, replayInvitation),
  serve(openInvitationCalls.listBidderInvitations, listBidderInvitations),
  serve(openInvitationCalls.sendInvitationAgain, sendInvitationAgain(jobs, stops.links, texts.stops)),
  serve(openInvitationCalls.resendInvitations, resendInvitations(jobs)),
  ...campaignEndpoints({ jobs, mailer, links: stops.links, mailWaitMs }),
  serve(consentCalls.saveBidderConsent, saveBidderConsent),
  serve(noteCalls.addBidderNote, addBidderNote),
  serve(noteCalls.removeBidderNote, removeBidderNote),
  serve(emailCalls.sendBidderEmail, sendBidderEmail(mailer)),
  ...emailStopEndpoints(stops),
  ...textEndpoints(texts),
  serve(personalDataCalls.exportPersonalData, exportPersonalData({ ...personFiles, links: stops.links, textStops: texts.stops })),
  serve(personalDataCalls.previewErasure, previewErasure(personFiles)),
  serve(
    personalDataCalls.erasePersonalData,
    publishAfter<typeof personalDataCalls.erasePersonalData>(words, erasePersonalData(personFiles)),
  ),
  serve(personalDataCalls.exportPerson, exportPerson({ ...personFiles, links: stops.links, textStops: texts.stops })),
  serve(personalDataCalls.previewPersonErasure, previewPersonErasure(personFiles)),
  publishHouseAfter(network, serve(personalDataCalls.erasePerson, erasePerson(personFiles))),
  serve(houseExportCalls.readHouseExport, readHouseExport),
  serve(houseExportCalls.startHouseExport, startHouseExport(jobs)),
  serve(houseExportCalls.downloadHouseExport, downloadHouseExport({ exports: houseExports, store: stops.store })),
  serve(analyticsCalls.readBidderAnalytics, readBidderAnalytics),
  serve(viewCalls.listBidderViews, listBidderViews),
  serve(viewCalls.createBidderView, createBidderView),
  serve(viewCalls.updateBidderView, updateBidderView),
  serve(viewCalls.deleteBidderView, deleteBidderView),
  serve(viewCalls.setDefaultBidderView, setDefaultBidderView),
  serve(exportCalls.exportBidders, exportBidders),
  serve(exportCalls.exportSelectedBidders, exportSelectedBidders),
  publishHouseAfter(network, serve(bulkCalls.changeBidders, changeBidders(jobs))),
  publishHouseAfter(network, serve(bulkCalls.undoBidderChange, undoBidderChange(jobs))),
  serve(bulkCalls.restoreBidder, publishAfter<typeof bulkCalls.restoreBidder>(words, restoreBidder)),
  serve(bulkCalls.listBidderChanges, listBidderChanges),
  serve(bulkCalls.readBidderChange, readBidderChange),
  serve(importUndoCalls.undoImport, undoImport(jobs)),
  serve(importUndoCalls.readImportUndo, readImportUndo),
  serve(undoableCalls.listUndoables, listUndoables),
  ...assessmentEndpoints({ jobs, texts: mailer.texts, textStops: texts.stops, chat }),
  ...duplicateEndpoints(jobs, network),
  serve(jobCalls.listJobs, listJobs),
  serve(jobCalls.retryJob, retryJob(jobs)),
  serve(jobCalls.rescoreBidders, rescoreBidders(jobs)),
  serve(scoringCalls.readScoringSettings, readScoringSettings),
  serve(scoringCalls.saveScoringSettings, saveScoringSettings(jobs)),
  serve(scoringCalls.listScoringVersions, listScoringVersions),
  serve(networkCalls.readNetworkSharing, readNetworkSharing(isPaid)),
  serve(networkCalls.saveNetworkSharing, saveNetworkSharing(network, isPaid)),
  serve(networkCalls.objectToNetwork, publishAfter<typeof networkCalls.objectToNetwork>(words, objectToNetwork)),
  serve(localScoreCalls.setLocalScore, setLocalScore),
  serve(figuresCalls.correctFigures, publishAfter<typeof figuresCalls.correctFigures>(words, correctFigures)),
  serve(previewCalls.previewScoringSettings, previewScoringSettings(jobs)),
  serve(previewCalls.readScoringPreview, readScoringPreview),
]
