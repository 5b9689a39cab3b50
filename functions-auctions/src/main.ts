import { startTelemetry } from '@auctionwiz/platform/azure/telemetry/start-telemetry'
import { auctionAdapters } from './adapters.ts'
import { registerBackgroundFunctions } from './background-functions.ts'
import { registerHttpFunctions } from './http-functions.ts'

const adapters = auctionAdapters()
startTelemetry('auctions', adapters.runtime.log)
registerHttpFunctions(adapters)
registerBackgroundFunctions(adapters)
