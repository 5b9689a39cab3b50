import { bidderAdapters } from './adapters.ts'
import { registerBackgroundFunctions } from './background-functions.ts'
import { registerHttpFunctions } from './http-functions.ts'

const adapters = bidderAdapters()
registerHttpFunctions(adapters)
registerBackgroundFunctions(adapters)
