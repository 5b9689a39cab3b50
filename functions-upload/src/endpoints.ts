import * as syncCalls from '@auctionwiz/contracts/auction-sync'
import { countConflicts as countConflictsCall } from '@auctionwiz/contracts/conflict-counts'
import * as conflictRuleCalls from '@auctionwiz/contracts/conflict-rules'
import * as conflictCalls from '@auctionwiz/contracts/conflicts'
import * as dryRunCalls from '@auctionwiz/contracts/dry-runs'
import * as mappingCalls from '@auctionwiz/contracts/import-mappings'
import * as incomingCalls from '@auctionwiz/contracts/incoming'
import { readLotWorkbook as readLotWorkbookCall } from '@auctionwiz/contracts/lot-workbooks'
import * as openedCalls from '@auctionwiz/contracts/opened-uploads'
import * as platformAuctions from '@auctionwiz/contracts/platform-auctions'
import * as platformCalls from '@auctionwiz/contracts/platforms'
import * as reconciliation from '@auctionwiz/contracts/reconciliation'
import * as rejectedRowCalls from '@auctionwiz/contracts/rejected-rows'
import * as savedMappingCalls from '@auctionwiz/contracts/saved-mappings'
import * as syncConflicts from '@auctionwiz/contracts/sync-conflicts'
import * as syncSettings from '@auctionwiz/contracts/sync-settings'
import * as calls from '@auctionwiz/contracts/uploads'
import type { BlockFiles } from '@auctionwiz/platform/core/files/block-files'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import type { WatchedFolder } from '@auctionwiz/records/incoming-folders'
import { readConflictRules, updateConflictRules } from './conflicts/conflict-rules.ts'
import { decideConflict, readConflict, reopenConflict } from './conflicts/decide-conflict.ts'
import { countConflicts, listConflicts } from './conflicts/list-conflicts.ts'
import { undoConflict } from './conflicts/undo-conflict.ts'
import { correctRejectedRows } from './corrections/correct-rejected-rows.ts'
import { listRejectedRows } from './corrections/list-rejected-rows.ts'
import { listPlannedRows } from './dry-runs/list-planned-rows.ts'
import { readDryRun, startDryRun, startImport } from './dry-runs/start-dry-run.ts'
import { listArrivals } from './incoming/arrivals.ts'
import { readIncomingFolder, updateIncomingFolder } from './incoming/folder-settings.ts'
import { sendToIncoming } from './incoming/send-to-incoming.ts'
import { chooseImportColumns } from './mappings/choose-import-columns.ts'
import { readImportColumns } from './mappings/read-import-columns.ts'
import { listImportMappings, removeImportMapping, renameImportMapping } from './mappings/saved-mappings.ts'
import { completeUpload } from './opened-uploads/complete-upload.ts'
import { discardOpenedUpload, grantBlocks } from './opened-uploads/grant-blocks.ts'
import { openUpload } from './opened-uploads/open-upload.ts'
import { connectPlatform, disconnectPlatform, listPlatforms } from './platforms/connections.ts'
import { importPlatformBidders } from './platforms/import-platform-bidders.ts'
import { listPlatformBidders } from './platforms/list-platform-bidders.ts'
import { listSyncConflicts, settleSyncConflict } from './syncs/conflicts.ts'
import { listPlatformConnections } from './syncs/connections.ts'
import { importPlatformAuction, listPlatformAuctions } from './syncs/import-auction.ts'
import { reconcileAuction } from './syncs/reconcile-auction.ts'
import { readSyncSettings, updateSyncSettings } from './syncs/sync-settings.ts'
import { decideSync, listSyncLines, readAuctionSync, readSyncRun, retrySync, type SyncCalls, syncAuction } from './syncs/syncs.ts'
import type { ConvertTable } from './tables/convert-table.ts'
import { createUpload } from './uploads/create-upload.ts'
import { deleteUpload } from './uploads/delete-upload.ts'
import { downloadUpload } from './uploads/download-upload.ts'
import { importBidders } from './uploads/import-bidders.ts'
import type { ImportQueue } from './uploads/import-message.ts'
import { listUploads, readUploadStatus } from './uploads/list-uploads.ts'
import type { ReadForm } from './uploads/read-form.ts'
import { readLotWorkbook } from './uploads/read-lot-workbook.ts'
import { retryUpload } from './uploads/retry-upload.ts'

interface Parts extends SyncCalls {
  files: FileStore
  storedFiles: FileStore
  /** For rejected rows. */
  errorFiles: FileStore
  /** Where browsers send files in blocks; absent where they can't reach file storage. */
  openedFiles: BlockFiles | undefined
  queue: ImportQueue
  readForm: ReadForm
  convertTable: ConvertTable
  /** Files that arrive by themselves, and the houses that take them. */
  incoming: FileStore
  watched: OpenWork<WatchedFolder>
}

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const uploadEndpoints = ({
  files,
  storedFiles,
  errorFiles,
  openedFiles,
  queue,
  readForm,
  convertTable,
  incoming,
  watched,
  ...platforms
}: Parts): Route[] => [
  serve(calls.createUpload, createUpload({ files, storedFiles, queue, readForm, convertTable })),
  serve(openedCalls.openUpload, openUpload({ openedFiles })),
  serve(openedCalls.grantBlocks, grantBlocks({ openedFiles })),
  serve(openedCalls.completeUpload, completeUpload({ files, storedFiles, openedFiles, queue, convertTable })),
  serve(openedCalls.discardOpenedUpload, discardOpenedUpload({ openedFiles })),
  serve(calls.importBidders, importBidders({ files, storedFiles, queue, readForm, convertTable })),
  serve(readLotWorkbookCall, readLotWorkbook({ readForm, convertTable })),
  serve(calls.readUploadStatus, readUploadStatus),
  serve(calls.listUploads, listUploads),
  serve(calls.downloadUpload, downloadUpload({ storedFiles, errorFiles })),
  serve(calls.deleteUpload, deleteUpload({ files, storedFiles, errorFiles })),
  serve(calls.retryUpload, retryUpload({ queue })),
  serve(rejectedRowCalls.listRejectedRows, listRejectedRows({ files, errorFiles })),
  serve(rejectedRowCalls.correctRejectedRows, correctRejectedRows({ files, errorFiles, queue })),
  serve(mappingCalls.readImportColumns, readImportColumns({ files })),
  serve(mappingCalls.chooseImportColumns, chooseImportColumns),
  serve(savedMappingCalls.listImportMappings, listImportMappings),
  serve(mappingCalls.renameImportMapping, renameImportMapping),
  serve(mappingCalls.removeImportMapping, removeImportMapping),
  serve(dryRunCalls.startDryRun, startDryRun({ queue })),
  serve(dryRunCalls.readDryRun, readDryRun),
  serve(dryRunCalls.listPlannedRows, listPlannedRows({ files, errorFiles })),
  serve(dryRunCalls.startImport, startImport({ queue })),
  serve(incomingCalls.readIncomingFolder, readIncomingFolder),
  serve(incomingCalls.updateIncomingFolder, updateIncomingFolder({ watched })),
  serve(incomingCalls.listArrivals, listArrivals),
  serve(incomingCalls.sendToIncoming, sendToIncoming({ incoming, readForm, watched })),
  serve(platformCalls.listPlatforms, listPlatforms(platforms)),
  serve(platformCalls.connectPlatform, connectPlatform(platforms)),
  serve(platformCalls.disconnectPlatform, disconnectPlatform(platforms)),
  serve(platformCalls.listPlatformBidders, listPlatformBidders(platforms)),
  serve(platformCalls.importPlatformBidders, importPlatformBidders({ files, queue, ...platforms })),
  serve(platformAuctions.listPlatformConnections, listPlatformConnections(platforms)),
  serve(platformAuctions.listPlatformAuctions, listPlatformAuctions(platforms)),
  serve(syncCalls.importPlatformAuction, importPlatformAuction(platforms)),
  serve(syncCalls.readAuctionSync, readAuctionSync(platforms)),
  serve(syncCalls.syncAuction, syncAuction(platforms)),
  serve(syncCalls.readSyncRun, readSyncRun),
  serve(syncCalls.listSyncLines, listSyncLines),
  serve(syncCalls.decideSync, decideSync(platforms)),
  serve(syncCalls.retrySync, retrySync(platforms)),
  serve(syncConflicts.listSyncConflicts, listSyncConflicts),
  serve(syncConflicts.settleSyncConflict, settleSyncConflict),
  serve(conflictCalls.listConflicts, listConflicts),
  serve(countConflictsCall, countConflicts),
  serve(conflictCalls.readConflict, readConflict),
  serve(conflictCalls.decideConflict, decideConflict),
  serve(conflictCalls.reopenConflict, reopenConflict),
  serve(conflictCalls.undoConflict, undoConflict),
  serve(conflictRuleCalls.readConflictRules, readConflictRules),
  serve(conflictRuleCalls.updateConflictRules, updateConflictRules),
  serve(syncSettings.readSyncSettings, readSyncSettings),
  serve(syncSettings.updateSyncSettings, updateSyncSettings),
  serve(reconciliation.reconcileAuction, reconcileAuction(platforms)),
]
