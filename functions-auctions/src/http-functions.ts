import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { required } from '@auctionwiz/platform/azure/app-environment'
import { registerHttp } from '@auctionwiz/platform/azure/functions-app'
import { databaseProbe, featuresProbe } from '@auctionwiz/platform/azure/readiness'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { serve } from '@auctionwiz/platform/core/http/create-handler'
import { health, ready } from '@auctionwiz/platform/core/http/health'
import { notifier } from '@auctionwiz/records/notify'
import type { AuctionAdapters } from './adapters.ts'
import { auctionEndpoints } from './endpoints.ts'

export const registerHttpFunctions = ({ runtime, jobs, cases, documents, sales, packs, packQueue }: AuctionAdapters): void => {
  const notify = notifier(runtime.store, runtime.now)
  const alive = health('auctions', '0.1.0')
  registerHttp(
    'auctions',
    [
      serve(healthCall('auctions'), alive),
      serve(healthCall('auctions', 'auctions/health'), alive),
      serve(healthCall('auctions', 'legal/health'), alive),
      serve(readyCall('auctions'), ready({ ...databaseProbe(runtime.store), ...featuresProbe(runtime.features) }, runtime.log)),
      ...auctionEndpoints({ jobs, cases, documents, checksum: sha256, sales, packs, packQueue, notify }),
    ],
    runtime,
    required('WEB_ORIGIN'),
  )
}
