import { join } from 'node:path'
import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { silenceMs } from '@auctionwiz/contracts/jobs'
import { azureRuntime, requiredSecret } from '@auctionwiz/platform/azure/app-environment'
import { blobStore } from '@auctionwiz/platform/azure/blob-store'
import { registerHttp, registerTimer } from '@auctionwiz/platform/azure/functions-app'
import { registerWorker } from '@auctionwiz/platform/azure/queue-worker'
import { databaseProbe, featuresProbe, filesProbe, queueProbe, queueTriggersProbe } from '@auctionwiz/platform/azure/readiness'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { storageSettings } from '@auctionwiz/platform/azure/storage-settings'
import { health, ready } from '@auctionwiz/platform/core/health'
import type { JobMessage } from '@auctionwiz/platform/core/jobs/job'
import { openJobs } from '@auctionwiz/platform/core/jobs/open-jobs'
import { serve } from '@auctionwiz/platform/core/mount'
import { notingQueue } from '@auctionwiz/platform/core/open-work/open-work'
import { sweep } from '@auctionwiz/platform/core/open-work/sweep'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import { sealing } from '@auctionwiz/platform/core/sealing'
import { requestRules } from '@auctionwiz/records/request-rules'
import { uploadEndpoints } from './endpoints.ts'
import { failImport } from './imports/fail-import.ts'
import { importInTurn } from './imports/import-in-turn.ts'
import type { ImportPorts } from './imports/import-upload.ts'
import { importMovedAt, openImports } from './imports/open-imports.ts'
import { platformsFromSettings } from './platforms/http-platform.ts'
import { convertInThread } from './tables/convert-in-thread.ts'
import type { ImportMessage } from './uploads/import-message.ts'
import { readForm } from './uploads/read-form.ts'

const runtime = azureRuntime(requestRules)
const storage = storageSettings(process.env)
const files = blobStore(storage, 'uploads')
const errorFiles = blobStore(storage, 'upload-errors')
const imports = storageQueue<ImportMessage>(storage, 'imports')
const open = openImports(runtime.store, runtime.now)
const queue = notingQueue(imports, open)
const network = storageQueue<{ accountId: string; auctionHouseId: string; since: string }>(storage, 'network')

const ports: ImportPorts = {
  tenant: (accountId, auctionHouseId) => ({
    house: partitionOf(runtime.store, 'houses', [accountId, auctionHouseId]),
    account: partitionOf(runtime.store, 'accounts', [accountId]),
  }),
  files,
  errorFiles,
  queue,
  jobs: notingQueue(storageQueue<JobMessage>(storage, 'jobs'), openJobs(runtime.store, runtime.now)),
  network,
  log: runtime.log,
  now: runtime.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  // Well below the ten minutes that a delivery may take (host.json), and short enough that many accounts share a few workers.
  limits: { rows: 200_000, ms: 60_000 },
}

registerHttp(
  'upload',
  [
    serve(healthCall('upload'), health('upload', '0.1.0')),
    serve(
      readyCall('upload'),
      ready(
        {
          ...databaseProbe(runtime.store),
          ...featuresProbe(runtime.features),
          ...filesProbe(storage, 'uploads'),
          ...queueProbe(storage, 'imports'),
          ...queueTriggersProbe('upload', storage),
        },
        runtime.log,
      ),
    ),
    ...uploadEndpoints({
      files,
      errorFiles,
      queue,
      readForm,
      convertTable: convertInThread(join(__dirname, 'table-worker.cjs')),
      platforms: platformsFromSettings(process.env),
      sealing: sealing(requiredSecret('CONNECTION_KEY')),
    }),
  ],
  runtime,
)
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
