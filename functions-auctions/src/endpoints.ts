import * as approvals from '@auctionwiz/contracts/approvals'
import * as calls from '@auctionwiz/contracts/auctions'
import * as inventory from '@auctionwiz/contracts/inventory'
import * as caseDocuments from '@auctionwiz/contracts/legal-case-documents'
import * as caseEntries from '@auctionwiz/contracts/legal-case-entries'
import * as caseFiles from '@auctionwiz/contracts/legal-case-files'
import * as caseWorkflow from '@auctionwiz/contracts/legal-case-workflow'
import * as legal from '@auctionwiz/contracts/legal-cases'
import * as lotFiles from '@auctionwiz/contracts/lot-files'
import * as lots from '@auctionwiz/contracts/lots'
import * as paymentsDue from '@auctionwiz/contracts/payments-due'
import * as registrations from '@auctionwiz/contracts/registrations'
import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import type { CasePackMessage } from '@auctionwiz/records/case-packs'
import type { Notifier } from '@auctionwiz/records/notify'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import type { SaleSchedule } from '@auctionwiz/records/scheduled-sales'
import { createAuction, duplicateAuction } from './auctions/create-auction.ts'
import { listAuctions, readAuction, readAuctionTotals } from './auctions/list-auctions.ts'
import { moveAuction } from './auctions/move-auction.ts'
import { setAutoInviteThreshold } from './auctions/set-auto-invite-threshold.ts'
import { updateAuction } from './auctions/update-auction.ts'
import { createInventoryItem, deleteInventoryItem, updateInventoryItem } from './inventory/change-inventory.ts'
import { exportInventory } from './inventory/export-inventory.ts'
import { listInventory, listItemCategories, readInventoryItem } from './inventory/list-inventory.ts'
import { restoreInventoryItem } from './inventory/restore-item.ts'
import { assignLegalCase, listCaseAssignees } from './legal/assign-legal-case.ts'
import { addCaseAction, removeCaseAction, updateCaseAction } from './legal/case-actions.ts'
import { previewCaseAutomation, setCaseAutomation } from './legal/case-automation.ts'
import { addCaseDocument, downloadCaseDocument, listCaseDocuments, updateCaseDocument } from './legal/case-documents.ts'
import { addCaseNote, listCaseNotes, removeCaseNote } from './legal/case-notes.ts'
import { changeLegalCaseStatus } from './legal/change-case-status.ts'
import { createLegalCase } from './legal/create-legal-case.ts'
import { deleteLegalCase } from './legal/delete-legal-case.ts'
import { exportLegalCases } from './legal/export-legal-cases.ts'
import { hidingAmounts } from './legal/hiding-amounts.ts'
import { listCaseEvents } from './legal/list-case-events.ts'
import { listLegalCases, readLegalCase, readLegalCaseTotals } from './legal/list-legal-cases.ts'
import { withNoticeOfMoves } from './legal/notify-assignee.ts'
import { withNoticeOfDecision } from './legal/notify-proposer.ts'
import { removeCaseDocument } from './legal/remove-case-document.ts'
import { rescheduling } from './legal/rescheduling.ts'
import { confirmSettlementPayment, decideSettlement } from './legal/settlements.ts'
import { settlingDisputes } from './legal/settling-disputes.ts'
import { listSubstitutes, removeSubstitute, setSubstitute } from './legal/substitutes.ts'
import { updateLegalCase } from './legal/update-legal-case.ts'
import { changeLots } from './lots/change-lots.ts'
import { createLot } from './lots/create-lot.ts'
import { exportLots } from './lots/export-lots.ts'
import { importLots } from './lots/import-lots.ts'
import { listLots, readLot } from './lots/list-lots.ts'
import { numberLots } from './lots/number-lots.ts'
import { recordLotOutcome, undoLotOutcome } from './lots/record-outcome.ts'
import { removeLot } from './lots/remove-lot.ts'
import { updateLot } from './lots/update-lot.ts'
import { downloadCasePack, readCasePack, startCasePack } from './packs/case-pack.ts'
import { exportCaseDocuments } from './packs/export-case-documents.ts'
import { pauseReminders, recordPayment, reversePayment, sendNextNotice } from './payments-due/change-payment-due.ts'
import { exportPayments } from './payments-due/export-payments.ts'
import { listPaymentsDue } from './payments-due/list-payments-due.ts'
import { openPaymentCase } from './payments-due/open-case.ts'
import { readReminderSettings, updateReminderSettings } from './payments-due/reminder-settings.ts'
import { removeRegistration, updateRegistration } from './registrations/change-registration.ts'
import { listRegistrations } from './registrations/list-registrations.ts'
import { registerBidder } from './registrations/register-bidder.ts'
import { settleAfter } from './results/settle-after.ts'

interface AuctionPorts {
  jobs: JobQueue
  /** The cases that automations look at, and the files of cases. */
  cases: CaseSchedule
  documents: FileStore
  checksum: () => Checksum
  /** The auctions whose winners are reminded. */
  sales: SaleSchedule
  /** The evidence packs of cases, and what asks for them. */
  packs: FileStore
  packQueue: WorkQueue<CasePackMessage>
  /** Tells staff what others did. */
  notify: Notifier
}

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const auctionEndpoints = ({ jobs, cases, documents, checksum, sales, packs, packQueue, notify }: AuctionPorts): Route[] => [
  serve(calls.listAuctions, listAuctions),
  serve(calls.readAuctionTotals, readAuctionTotals),
  serve(calls.createAuction, createAuction),
  serve(calls.readAuction, readAuction),
  serve(calls.updateAuction, settleAfter(jobs, updateAuction)),
  serve(calls.moveAuction, settleAfter(jobs, moveAuction)),
  serve(calls.duplicateAuction, duplicateAuction),
  serve(calls.setAutoInviteThreshold, setAutoInviteThreshold),
  serve(lots.listLots, listLots),
  serve(lots.createLot, createLot),
  serve(lots.readLot, readLot),
  serve(lots.updateLot, updateLot),
  serve(lots.removeLot, removeLot),
  serve(lots.changeLots, settleAfter(jobs, changeLots)),
  serve(lots.numberLots, numberLots),
  serve(lotFiles.exportLots, exportLots),
  serve(lotFiles.importLots, importLots),
  serve(lots.recordLotOutcome, settleAfter(jobs, recordLotOutcome)),
  serve(lots.undoLotOutcome, settleAfter(jobs, undoLotOutcome)),
  serve(registrations.listRegistrations, listRegistrations),
  serve(registrations.registerBidder, settleAfter(jobs, registerBidder)),
  serve(registrations.updateRegistration, settleAfter(jobs, updateRegistration)),
  serve(registrations.removeRegistration, settleAfter(jobs, removeRegistration)),
  serve(paymentsDue.listPaymentsDue, listPaymentsDue),
  serve(paymentsDue.exportPayments, exportPayments),
  serve(paymentsDue.recordPayment, recordPayment),
  serve(paymentsDue.reversePayment, reversePayment(sales)),
  serve(paymentsDue.pauseReminders, pauseReminders(sales)),
  serve(paymentsDue.sendNextNotice, sendNextNotice(sales)),
  serve(paymentsDue.openPaymentCase, settlingDisputes(jobs, openPaymentCase(cases))),
  serve(paymentsDue.readReminderSettings, readReminderSettings),
  serve(paymentsDue.updateReminderSettings, updateReminderSettings(sales)),
  serve(legal.createLegalCase, hidingAmounts(settlingDisputes(jobs, createLegalCase(cases)))),
  serve(legal.listLegalCases, hidingAmounts(listLegalCases)),
  serve(legal.readLegalCaseTotals, hidingAmounts(readLegalCaseTotals)),
  serve(legal.readLegalCase, hidingAmounts(readLegalCase)),
  serve(legal.updateLegalCase, hidingAmounts(settlingDisputes(jobs, rescheduling(cases, updateLegalCase)))),
  serve(legal.deleteLegalCase, settlingDisputes(jobs, rescheduling(cases, deleteLegalCase(documents)))),
  serve(legal.assignLegalCase, hidingAmounts(assignLegalCase(notify))),
  serve(legal.listCaseAssignees, listCaseAssignees),
  serve(
    caseWorkflow.changeLegalCaseStatus,
    hidingAmounts(withNoticeOfMoves(notify, settlingDisputes(jobs, rescheduling(cases, changeLegalCaseStatus)))),
  ),
  serve(
    caseWorkflow.decideSettlement,
    hidingAmounts(withNoticeOfDecision(notify, withNoticeOfMoves(notify, settlingDisputes(jobs, rescheduling(cases, decideSettlement))))),
  ),
  serve(caseWorkflow.confirmSettlementPayment, hidingAmounts(rescheduling(cases, confirmSettlementPayment))),
  serve(approvals.listSubstitutes, listSubstitutes),
  serve(approvals.setSubstitute, setSubstitute),
  serve(approvals.removeSubstitute, removeSubstitute),
  serve(caseWorkflow.setCaseAutomation, hidingAmounts(rescheduling(cases, setCaseAutomation))),
  serve(caseWorkflow.previewCaseAutomation, hidingAmounts(previewCaseAutomation)),
  serve(caseWorkflow.listCaseEvents, hidingAmounts(listCaseEvents)),
  serve(caseEntries.listCaseNotes, listCaseNotes),
  serve(caseEntries.addCaseNote, addCaseNote),
  serve(caseEntries.removeCaseNote, hidingAmounts(removeCaseNote)),
  serve(caseEntries.addCaseAction, hidingAmounts(rescheduling(cases, addCaseAction))),
  serve(caseEntries.updateCaseAction, hidingAmounts(rescheduling(cases, updateCaseAction))),
  serve(caseEntries.removeCaseAction, hidingAmounts(rescheduling(cases, removeCaseAction))),
  serve(caseDocuments.listCaseDocuments, listCaseDocuments),
  serve(caseDocuments.addCaseDocument, addCaseDocument(documents, checksum)),
  serve(caseDocuments.updateCaseDocument, updateCaseDocument),
  serve(caseDocuments.removeCaseDocument, removeCaseDocument(documents)),
  serve(caseDocuments.downloadCaseDocument, downloadCaseDocument(documents)),
  serve(caseFiles.exportLegalCases, exportLegalCases),
  serve(caseFiles.exportCaseDocuments, exportCaseDocuments(documents, checksum)),
  serve(caseFiles.readCasePack, readCasePack),
  serve(caseFiles.startCasePack, startCasePack(packQueue)),
  serve(caseFiles.downloadCasePack, downloadCasePack(packs)),
  serve(inventory.listInventory, listInventory),
  serve(inventory.listItemCategories, listItemCategories),
  serve(inventory.exportInventory, exportInventory),
  serve(inventory.readInventoryItem, readInventoryItem),
  serve(inventory.createInventoryItem, createInventoryItem),
  serve(inventory.updateInventoryItem, updateInventoryItem),
  serve(inventory.deleteInventoryItem, deleteInventoryItem),
  serve(inventory.restoreInventoryItem, restoreInventoryItem),
]
