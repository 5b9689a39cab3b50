import { registerHttpFunctions } from './http-functions.ts'

registerHttpFunctions()
