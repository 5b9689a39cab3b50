import { CallError } from '@auctionwiz/contracts/client'
import { type FieldErrors, fieldErrorsIn } from './bidder-form.ts'

/** The fields that a refused call found wrong; a taken e-mail is the e-mail field's. */
export const refusedFields = (error: unknown): FieldErrors => {
  if (!(error instanceof CallError)) return {}
  return error.code === 'bidder_exists' || error.code === 'bidder_merged' ? { email: error.message } : fieldErrorsIn(error.details)
}

/** Whether the service said what is wrong, so that its words say more than that it failed. */
export const isTold = (error: unknown): error is CallError =>
  error instanceof CallError && error.code !== undefined && error.status >= 400 && error.status < 500
