import { auctionAdapters } from './adapters.ts'
import { registerHttpFunctions } from './http-functions.ts'

registerHttpFunctions(auctionAdapters())
