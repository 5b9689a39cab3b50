import { uploadAdapters } from './adapters.ts'
import { registerBackgroundFunctions } from './background-functions.ts'
import { registerHttpFunctions } from './http-functions.ts'

const adapters = uploadAdapters()
registerHttpFunctions(adapters)
registerBackgroundFunctions(adapters)
