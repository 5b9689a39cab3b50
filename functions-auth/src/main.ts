import { startTelemetry } from '@auctionwiz/platform/azure/telemetry/start-telemetry'
import { authAdapters } from './adapters.ts'
import { registerBackgroundFunctions } from './background-functions.ts'
import { registerHttpFunctions } from './http-functions.ts'

const adapters = authAdapters()
startTelemetry('auth', adapters.runtime.log)
registerHttpFunctions(adapters)
registerBackgroundFunctions(adapters)
