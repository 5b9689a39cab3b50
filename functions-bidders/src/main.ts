import { startTelemetry } from '@auctionwiz/platform/azure/telemetry/start-telemetry'
import { bidderAdapters } from './adapters.ts'
import { registerBackgroundFunctions } from './background-functions.ts'
import { registerHttpFunctions } from './http-functions.ts'

const adapters = bidderAdapters()
startTelemetry('bidders', adapters.runtime.log)
registerHttpFunctions(adapters)
registerBackgroundFunctions(adapters)
