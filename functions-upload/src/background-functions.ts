import { silenceMs } from '@auctionwiz/contracts/jobs'
import { registerTimer } from '@auctionwiz/platform/azure/functions-app'
import { registerWorker } from '@auctionwiz/platform/azure/queue-worker'
import { registerProbeAnswer } from '@auctionwiz/platform/azure/readiness'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import { notingQueue } from '@auctionwiz/platform/core/queues/open-work'
import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { UploadAdapters } from './adapters.ts'
import { failImport } from './imports/fail-import.ts'
import { importInTurn } from './imports/import-in-turn.ts'
import type { ImportPorts } from './imports/import-upload.ts'
import { importMovedAt } from './imports/open-imports.ts'

/** Queue and timer functions, which Flex Consumption scales apart from those of http. */
export const registerBackgroundFunctions = ({ runtime, storage, files, errorFiles, imports, queue, open }: UploadAdapters): void => {
  const ports: ImportPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(runtime.store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(runtime.store, 'accounts', [accountId]),
    }),
    files,
    errorFiles,
    queue,
    jobs: notingQueue(storageQueue<JobMessage>(storage, 'jobs'), openJobs(runtime.store, runtime.now)),
    network: storageQueue<{ accountId: string; auctionHouseId: string; since: string }>(storage, 'network'),
    log: runtime.log,
    now: runtime.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // Well below the ten minutes that a delivery may take (host.json), and short enough that many accounts share a few workers.
    limits: { rows: 200_000, ms: 60_000 },
  }
  registerProbeAnswer('upload', storage)
  registerWorker(
    'imports',
    { work: { name: 'importUpload', work: importInTurn(ports) }, poison: { name: 'failImport', work: failImport(ports) } },
    { ...runtime, storage },
  )
  registerTimer(
    'sweepImports',
    '0 1-59/5 * * * *',
    sweep({ ...runtime, open, movedAt: importMovedAt(ports), takeUp: imports.send, patience: silenceMs }),
  )
}
