import { azureRuntime } from '@auctionwiz/platform/azure/app-environment'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { requestRules } from '@auctionwiz/records/request-rules'
import { openImports } from './imports/open-imports.ts'
import type { ImportMessage } from './uploads/import-message.ts'

export type UploadAdapters = ReturnType<typeof uploadAdapters>

/** What http and background functions of this app share, from the app's settings. */
export const uploadAdapters = () => {
  const runtime = azureRuntime(requestRules)
  const storage = storageSettings(process.env)
  const imports = storageQueue<ImportMessage>(storage, 'imports')
  const open = openImports(runtime.store, runtime.now)
  return {
    runtime,
    storage,
    files: blobStore(storage, 'uploads'),
    errorFiles: blobStore(storage, 'upload-errors'),
    /** The queue as it is, and the one that keeps a record of what is under way. */
    imports,
    queue: notingQueue(imports, open),
    open,
  }
}
