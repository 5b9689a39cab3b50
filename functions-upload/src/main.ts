import { startTelemetry } from '@auctionwiz/platform/azure/telemetry/start-telemetry'
import { uploadAdapters } from './adapters.ts'
import { registerBackgroundFunctions } from './background-functions.ts'
import { registerHttpFunctions } from './http-functions.ts'

const adapters = uploadAdapters()
startTelemetry('upload', adapters.runtime.log)
registerHttpFunctions(adapters)
registerBackgroundFunctions(adapters)
