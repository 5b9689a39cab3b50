import { join } from 'node:path'
import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { optionalSecret, required, requiredSecret } from '@auctionwiz/platform/azure/app-environment'
import { registerHttp } from '@auctionwiz/platform/azure/functions-app'
import { databaseProbe, featuresProbe, filesProbe, queueProbe, queueTriggersProbe } from '@auctionwiz/platform/azure/readiness'
import { serve } from '@auctionwiz/platform/core/http/create-handler'
import { health, ready } from '@auctionwiz/platform/core/http/health'
import { secretEncryption } from '@auctionwiz/platform/core/security/secret-encryption'
import type { UploadAdapters } from './adapters.ts'
import { uploadEndpoints } from './endpoints.ts'
import { platformsFromSettings } from './platforms/platforms-from-settings.ts'
import { convertInProcess } from './tables/convert-in-process.ts'
import { readForm } from './uploads/read-form.ts'

export const registerHttpFunctions = ({ runtime, storage, files, errorFiles, queue }: UploadAdapters): void =>
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
        convertTable: convertInProcess(join(__dirname, 'table-program.cjs')),
        platforms: platformsFromSettings(process.env),
        encryption: secretEncryption(requiredSecret('CONNECTION_KEY'), optionalSecret('FORMER_CONNECTION_KEY')),
      }),
    ],
    runtime,
    required('WEB_ORIGIN'),
  )
