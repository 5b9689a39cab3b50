import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { azureRuntime, required } from '@auctionwiz/platform/azure/app-environment'
import { registerHttp } from '@auctionwiz/platform/azure/functions-app'
import { databaseProbe, featuresProbe } from '@auctionwiz/platform/azure/readiness'
import { serve } from '@auctionwiz/platform/core/http/create-handler'
import { health, ready } from '@auctionwiz/platform/core/http/health'
import { requestRules } from '@auctionwiz/records/request-rules'
import { auctionEndpoints } from './endpoints.ts'

export const registerHttpFunctions = (): void => {
  const runtime = azureRuntime(requestRules)
  const alive = health('auctions', '0.1.0')
  registerHttp(
    'auctions',
    [
      serve(healthCall('auctions'), alive),
      serve(healthCall('auctions', 'auctions/health'), alive),
      serve(healthCall('auctions', 'legal/health'), alive),
      serve(readyCall('auctions'), ready({ ...databaseProbe(runtime.store), ...featuresProbe(runtime.features) }, runtime.log)),
      ...auctionEndpoints(),
    ],
    runtime,
    required('WEB_ORIGIN'),
  )
}
