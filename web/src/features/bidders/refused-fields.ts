import { CallError } from '@auctionwiz/contracts/client'
import { type FieldErrors, fieldErrorsIn } from './bidder-form.ts'

/** The fields that the service rejected; a taken email maps to the email field. */
export const refusedFields = (error: unknown): FieldErrors => {
  if (!(error instanceof CallError)) return {}
  return error.code === 'bidder_exists' || error.code === 'bidder_merged' ? { email: error.message } : fieldErrorsIn(error.details)
}

/** Whether the service named the problem, so that its message is more useful than a generic one. */
export const isSpecific = (error: unknown): error is CallError =>
  error instanceof CallError && error.code !== undefined && error.status >= 400 && error.status < 500
