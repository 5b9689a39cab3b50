import { failWork, workOnUpload } from '@auctionwiz/functions-upload/dry-runs/work-on-upload'
import { uploadEndpoints } from '@auctionwiz/functions-upload/endpoints'
import type { ImportPorts } from '@auctionwiz/functions-upload/imports/import-upload'
import type { SyncCalls } from '@auctionwiz/functions-upload/syncs/syncs'
import type { ImportQueue } from '@auctionwiz/functions-upload/uploads/import-message'
import type { ReadForm } from '@auctionwiz/functions-upload/uploads/read-form'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { memoryFiles } from '@auctionwiz/platform/core/files/memory-files'
import type { Route } from '@auctionwiz/platform/core/http/create-handler'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { WatchedFolder } from '@auctionwiz/records/incoming-folders'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import { convertInWorker } from './convert-in-worker.ts'
import { demoEncryption, demoPlatforms } from './demo-platforms.ts'

/** How often the queue delivers a message before it gives up. */
const deliveries = 5

/** The imports of the demonstration: files stay in this page, and the import worker runs in it. */
export const demoImports = (
  { store, log, now }: Runtime,
  { jobs, network, files, errorFiles }: Pick<ImportPorts, 'jobs' | 'network' | 'files' | 'errorFiles'>,
): ImportQueue => {
  const queue: ImportQueue = {
    send: async (message) => {
      setTimeout(() => void deliver(message))
    },
  }
  const ports: ImportPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(store, 'accounts', [accountId]),
    }),
    files,
    errorFiles,
    queue,
    jobs,
    network,
    cases: scheduledCases(store, now),
    sales: scheduledSales(store, now),
    notify: notifier(store, now),
    log,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    limits: { rows: 100_000, ms: 60_000 },
  }
  const work = workOnUpload(ports)
  const deliver = async (message: Parameters<ImportQueue['send']>[0], time = 1): Promise<void> => {
    try {
      await work(message, time)
    } catch (error) {
      log.error('import failed', error)
      await (time < deliveries ? deliver(message, time + 1) : failWork(ports)(message))
    }
  }
  return queue
}

/** The calls of the demonstration that take and list uploads. */
export const demoUploads = (
  ports: Pick<ImportPorts, 'files' | 'errorFiles' | 'queue'> &
    Pick<SyncCalls, 'syncs' | 'scheduled'> & { watched: OpenWork<WatchedFolder>; incoming: FileStore },
): Route[] =>
  uploadEndpoints({
    ...ports,
    // Files stay in this page, so there is no address to send them to.
    openedFiles: undefined,
    storedFiles: memoryFiles(64 * 1024),
    readForm,
    convertTable: convertInWorker,
    platforms: demoPlatforms,
    encryption: demoEncryption,
  })

/** The browser has parsed the form already. */
const readForm: ReadForm = async ({ contentType, body }, parts) => {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  for (const [name, value] of form) {
    if (typeof value === 'string') parts.field(name, value)
    else await parts.file(name, value.name, value.stream())
  }
}
