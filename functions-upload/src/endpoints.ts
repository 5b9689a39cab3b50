import * as platformCalls from '@auctionwiz/contracts/platforms'
import * as calls from '@auctionwiz/contracts/uploads'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import { connectPlatform, disconnectPlatform, listPlatforms } from './platforms/connections.ts'
import { importPlatformBidders } from './platforms/import-platform-bidders.ts'
import { listPlatformBidders } from './platforms/list-platform-bidders.ts'
import type { PlatformPorts } from './platforms/platform-connection.ts'
import type { ConvertTable } from './tables/convert-table.ts'
import { createUpload } from './uploads/create-upload.ts'
import { deleteUpload } from './uploads/delete-upload.ts'
import { downloadUploadErrors } from './uploads/download-upload-errors.ts'
import { importBidders } from './uploads/import-bidders.ts'
import type { ImportQueue } from './uploads/import-message.ts'
import { listUploads, readUploadStatus } from './uploads/list-uploads.ts'
import type { ReadForm } from './uploads/read-form.ts'
import { retryUpload } from './uploads/retry-upload.ts'

interface Parts extends PlatformPorts {
  files: FileStore
  /** For rejected rows. */
  errorFiles: FileStore
  queue: ImportQueue
  readForm: ReadForm
  convertTable: ConvertTable
}

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const uploadEndpoints = ({ files, errorFiles, queue, readForm, convertTable, ...platforms }: Parts): Route[] => [
  serve(calls.createUpload, createUpload({ files, queue, readForm, convertTable })),
  serve(calls.importBidders, importBidders({ files, queue, readForm, convertTable })),
  serve(calls.readUploadStatus, readUploadStatus),
  serve(calls.listUploads, listUploads),
  serve(calls.downloadUploadErrors, downloadUploadErrors({ errorFiles })),
  serve(calls.deleteUpload, deleteUpload({ files, errorFiles })),
  serve(calls.retryUpload, retryUpload({ queue })),
  serve(platformCalls.listPlatforms, listPlatforms(platforms)),
  serve(platformCalls.connectPlatform, connectPlatform(platforms)),
  serve(platformCalls.disconnectPlatform, disconnectPlatform(platforms)),
  serve(platformCalls.listPlatformBidders, listPlatformBidders(platforms)),
  serve(platformCalls.importPlatformBidders, importPlatformBidders({ files, queue, ...platforms })),
]
