import { health as healthCall, ready as readyCall } from '@auctionwiz/contracts/health'
import { azureRuntime } from '@auctionwiz/platform/azure/app-environment'
import { registerHttp } from '@auctionwiz/platform/azure/functions-app'
import { health, ready } from '@auctionwiz/platform/core/health'
import { serve } from '@auctionwiz/platform/core/mount'
import { bidderEndpoints } from './endpoints.ts'

const runtime = azureRuntime()

registerHttp(
  'bidders',
  [
    serve(healthCall('bidders'), health('bidders', '0.1.0')),
    serve(readyCall('bidders'), ready({ cosmos: () => runtime.store.read('accounts', ['ready'], 'ready') }, runtime.log)),
    ...bidderEndpoints(),
  ],
  runtime,
)
