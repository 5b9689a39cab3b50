import { CallError } from '@auctionwiz/contracts/client'

/** A taken email is the email field's problem. */
export const emailRefusals = { bidder_exists: 'email', bidder_merged: 'email' } as const

/** Whether the service named the problem, so that its message is more useful than a generic one. */
export const isSpecific = (error: unknown): error is CallError =>
  error instanceof CallError && error.code !== undefined && error.status >= 400 && error.status < 500
