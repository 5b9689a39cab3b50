import { silenceMs } from '@auctionwiz/contracts/jobs'
import { containersFromSettings, optionalSecret } from '@auctionwiz/platform/azure/app-environment'
import { findInCosmos } from '@auctionwiz/platform/azure/find-in-cosmos'
import { registerTimer } from '@auctionwiz/platform/azure/functions-app'
import { registerWorker } from '@auctionwiz/platform/azure/queue-worker'
import { registerProbeAnswer } from '@auctionwiz/platform/azure/readiness'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { syncSilence } from '@auctionwiz/records/auction-syncs'
import { notifier } from '@auctionwiz/records/notify'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { scheduledSales } from '@auctionwiz/records/scheduled-sales'
import type { UploadAdapters } from './adapters.ts'
import { failWork, workOnUpload } from './dry-runs/work-on-upload.ts'
import { importInTurn } from './imports/import-in-turn.ts'
import type { ImportPorts } from './imports/import-upload.ts'
import { importMovedAt } from './imports/open-imports.ts'
import { lookIntoFolders } from './incoming/look-into-folders.ts'
import { failIncoming, takeIncoming } from './incoming/take-incoming.ts'
import { reencryptConnections } from './platforms/reencrypt-connections.ts'
import { failSync } from './syncs/run-sync.ts'
import { startScheduledSyncs, syncMovedAt } from './syncs/schedule.ts'
import { syncInTurn } from './syncs/sync-in-turn.ts'
import type { SyncPorts } from './syncs/sync-ports.ts'

/** Queue and timer functions, which Flex Consumption scales apart from those of http. */
export const registerBackgroundFunctions = (adapters: UploadAdapters): void => {
  const { runtime, storage, files, errorFiles, imports, queue, open } = adapters
  const jobs = notingQueue(storageQueue<JobMessage>(storage, 'jobs'), openJobs(runtime.store, runtime.now))
  const ports: ImportPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(runtime.store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(runtime.store, 'accounts', [accountId]),
    }),
    files,
    errorFiles,
    queue,
    jobs,
    cases: scheduledCases(runtime.store, runtime.now),
    sales: scheduledSales(runtime.store, runtime.now),
    network: storageQueue<{ accountId: string; auctionHouseId: string; since: string }>(storage, 'network'),
    notify: notifier(runtime.store, runtime.now),
    log: runtime.log,
    now: runtime.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // Well below the ten minutes that a delivery may take (host.json), and short enough that many accounts share a few workers.
    limits: { rows: 200_000, ms: 60_000 },
  }
  registerProbeAnswer('upload', storage)
  registerWorker(
    'imports',
    { work: { name: 'importUpload', work: importInTurn(ports, workOnUpload) }, poison: { name: 'failImport', work: failWork(ports) } },
    { ...runtime, storage },
  )
  registerTimer(
    'sweepImports',
    '0 1-59/5 * * * *',
    sweep({ ...runtime, open, movedAt: importMovedAt(ports), takeUp: imports.send, patience: silenceMs }),
  )
  const arriving = { ...ports, ...adapters }
  registerWorker(
    'incoming',
    { work: { name: 'takeIncoming', work: takeIncoming(arriving) }, poison: { name: 'failIncoming', work: failIncoming(arriving) } },
    { ...runtime, storage },
  )
  registerTimer('lookIntoFolders', '50 * * * * *', lookIntoFolders(arriving))
  registerSyncs(adapters, {
    ...ports,
    ...adapters,
    queue: adapters.syncs,
    limitMs: 60_000,
  })
  if (optionalSecret('FORMER_CONNECTION_KEY') !== undefined)
    registerTimer('reencryptConnections', '20 8-59/10 * * * *', async () => {
      await reencryptConnections({ ...runtime, encryption: adapters.encryption, find: findInCosmos(containersFromSettings()) })()
    })
}

/** The syncs with bidding platforms, and the timers that start them and take up lost ones. */
const registerSyncs = ({ runtime, storage, syncMessages, openRuns, scheduled }: UploadAdapters, ports: SyncPorts): void => {
  registerWorker(
    'syncs',
    { work: { name: 'runSync', work: syncInTurn(ports) }, poison: { name: 'failSync', work: failSync(ports) } },
    { ...runtime, storage },
  )
  registerTimer(
    'sweepSyncs',
    '30 1-59/5 * * * *',
    sweep({ ...runtime, open: openRuns, movedAt: syncMovedAt(ports), takeUp: syncMessages.send, patience: syncSilence }),
  )
  registerTimer('startScheduledSyncs', '0 2-59/5 * * * *', startScheduledSyncs(ports, scheduled))
}
