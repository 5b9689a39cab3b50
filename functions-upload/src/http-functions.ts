import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { required } from '@auctionwiz/platform/azure/app-environment'
import { registerHttp } from '@auctionwiz/platform/azure/functions-app'
import { databaseProbe, featuresProbe, filesProbe, queueProbe, queueTriggersProbe } from '@auctionwiz/platform/azure/readiness'
import { serve } from '@auctionwiz/platform/core/http/create-handler'
import { health, ready } from '@auctionwiz/platform/core/http/health'
import type { UploadAdapters } from './adapters.ts'
import { uploadEndpoints } from './endpoints.ts'
import { readForm } from './uploads/read-form.ts'

export const registerHttpFunctions = ({
  runtime,
  storage,
  files,
  storedFiles,
  errorFiles,
  openedFiles,
  queue,
  syncs,
  scheduled,
  platforms,
  encryption,
  convertTable,
  incoming,
  watched,
}: UploadAdapters): void =>
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
        storedFiles,
        errorFiles,
        openedFiles,
        queue,
        readForm,
        convertTable,
        incoming,
        watched,
        syncs,
        scheduled,
        platforms,
        encryption,
      }),
    ],
    runtime,
    required('WEB_ORIGIN'),
  )
