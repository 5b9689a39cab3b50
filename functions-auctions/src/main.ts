import { health as healthCall } from '@auctionwiz/contracts/health'
import { azureRuntime } from '@auctionwiz/platform/azure/app-environment'
import { registerHttp } from '@auctionwiz/platform/azure/functions-app'
import { health } from '@auctionwiz/platform/core/health'
import { serve } from '@auctionwiz/platform/core/mount'
import { auctionEndpoints } from './endpoints.ts'

const alive = health('auctions', '0.1.0')

registerHttp(
  'auctions',
  [
    serve(healthCall('auctions'), alive),
    serve(healthCall('auctions', 'auctions/health'), alive),
    serve(healthCall('auctions', 'legal/health'), alive),
    ...auctionEndpoints(),
  ],
  azureRuntime(),
)
