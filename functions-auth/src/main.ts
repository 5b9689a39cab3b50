import { authAdapters } from './adapters.ts'
import { registerBackgroundFunctions } from './background-functions.ts'
import { registerHttpFunctions } from './http-functions.ts'

const adapters = authAdapters()
registerHttpFunctions(adapters)
registerBackgroundFunctions(adapters)
