import { auctionAdapters } from './adapters.ts'
import { registerBackgroundFunctions } from './background-functions.ts'
import { registerHttpFunctions } from './http-functions.ts'

const adapters = auctionAdapters()
registerHttpFunctions(adapters)
registerBackgroundFunctions(adapters)
