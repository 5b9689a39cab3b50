import { join } from 'node:path'
import { azureRuntime, optionalSecret, requiredSecret } from '@auctionwiz/platform/azure/app-environment'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { blockFiles } from '@auctionwiz/platform/azure/block-files'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import { secureAddress } from '@auctionwiz/platform/core/security/secure-address'
import { watchedFolders } from '@auctionwiz/records/incoming-folders'
import { requestRules } from '@auctionwiz/records/request-rules'
import { openImports } from './imports/open-imports.ts'
import type { IncomingMessage } from './incoming/incoming-message.ts'
import { platformsFromSettings } from './platforms/platforms-from-settings.ts'
import { openSyncs, scheduledSyncs } from './syncs/schedule.ts'
import type { SyncMessage } from './syncs/sync-ports.ts'
import { convertInProcess } from './tables/convert-in-process.ts'
import type { ImportMessage } from './uploads/import-message.ts'

export type UploadAdapters = ReturnType<typeof uploadAdapters>

/** What http and background functions of this app share, from the app's settings. */
export const uploadAdapters = () => {
  const runtime = azureRuntime(requestRules)
  const storage = storageSettings(process.env)
  const imports = storageQueue<ImportMessage>(storage, 'imports')
  const browserUrl = process.env.BROWSER_BLOB_URL
  const open = openImports(runtime.store, runtime.now)
  const syncMessages = storageQueue<SyncMessage>(storage, 'syncs')
  const openRuns = openSyncs(runtime.store, runtime.now)
  return {
    runtime,
    storage,
    files: blobStore(storage, 'uploads'),
    storedFiles: blobStore(storage, 'stored-files'),
    errorFiles: blobStore(storage, 'upload-errors'),
    incoming: blobStore(storage, 'incoming'),
    incomingQueue: storageQueue<IncomingMessage>(storage, 'incoming'),
    watched: watchedFolders(runtime.store, runtime.now),
    convertTable: convertInProcess(join(__dirname, 'table-program.cjs')),
    openedFiles: browserUrl ? blockFiles(storage, 'opened-uploads', secureAddress('BROWSER_BLOB_URL', browserUrl)) : undefined,
    /** The queue as it is, and the one that keeps a record of what is under way. */
    imports,
    queue: notingQueue(imports, open),
    open,
    syncMessages,
    syncs: notingQueue(syncMessages, openRuns),
    openRuns,
    scheduled: scheduledSyncs(runtime.store, runtime.now),
    platforms: platformsFromSettings(process.env),
    encryption: secretEncryption(requiredSecret('CONNECTION_KEY'), optionalSecret('FORMER_CONNECTION_KEY')),
  }
}
