import * as calls from '@auctionwiz/contracts/uploads'
import type { FileStore } from '@auctionwiz/platform/core/files'
import { type Served, serve } from '@auctionwiz/platform/core/mount'
import { createUpload } from './uploads/create-upload.ts'
import { downloadUploadErrors } from './uploads/download-upload-errors.ts'
import { importBidders } from './uploads/import-bidders.ts'
import type { ImportQueue } from './uploads/import-message.ts'
import { listUploads } from './uploads/list-uploads.ts'
import type { ReadForm } from './uploads/read-form.ts'
import { readUploadStatus } from './uploads/read-upload-status.ts'
import { retryUpload } from './uploads/retry-upload.ts'

interface Parts {
  files: FileStore
  queue: ImportQueue
  readForm: ReadForm
}

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const uploadEndpoints = ({ files, queue, readForm }: Parts): Served[] => [
  serve(calls.createUpload, createUpload({ files, queue, readForm })),
  serve(calls.importBidders, importBidders({ files, queue, readForm })),
  serve(calls.readUploadStatus, readUploadStatus),
  serve(calls.listUploads, listUploads),
  serve(calls.downloadUploadErrors, downloadUploadErrors({ files })),
  serve(calls.retryUpload, retryUpload({ queue })),
]
