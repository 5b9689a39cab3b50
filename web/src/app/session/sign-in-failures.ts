import { CallError } from '@auctionwiz/contracts/client'
import type { SupportType } from './session-state.ts'

/** Failures for a known identity without an account record here. */
const notCached = ['IDP get profile failed', '404', 'not found', 'User account not found']

const isUserNotFound = (error: unknown): boolean => error instanceof CallError && error.code === 'user_not_found'

export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message ? error.message : otherwise

/** Causes of a failed sign-in for which the screen has advice. */
export type SignInCause = 'credentials' | 'notFound' | 'unreachable'

export const causeOf = (error: unknown): SignInCause | undefined => {
  if (!(error instanceof CallError)) return undefined
  if (error.code === 'invalid_credentials') return 'credentials'
  if (error.code === 'user_not_found') return 'notFound'
  return error.status === 0 ? 'unreachable' : undefined
}

/** Whether a failed sign-in belongs on the support screen rather than under the form. */
export const isAccountNotCached = (error: unknown): boolean =>
  isUserNotFound(error) || notCached.some((part) => messageOf(error, '').includes(part))

/** Names the missing part of an unusable answer: `parts` has a text for each required path. Returns other failures unchanged. */
export const namingWhatIsMissing = (error: unknown, parts: Record<string, string>): unknown => {
  if (!(error instanceof CallError)) return error
  const missing = Object.keys(parts).find((path) => error.misfits.some((misfit) => isWithin(path, misfit) || isWithin(misfit, path)))
  return missing === undefined ? error : new Error(parts[missing], { cause: error })
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`)

/** The support screen of a failed account selection; undefined when a retry may help (no network, busy). */
export const selectionSupport = (error: unknown): SupportType | undefined => {
  if (!(error instanceof CallError)) return 'general'
  if (error.code === 'user_not_found') return 'account-not-cached'
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'account-access' : undefined
}

/** The feature that the account lacks according to a refusal; undefined for any other failure. */
export const lostFeature = (error: unknown): string | undefined =>
  error instanceof CallError && error.code === 'feature_unavailable' ? String(error.details.feature) : undefined

/** Whether the session token is no longer valid, so that the user must sign in again. */
export const isSessionGone = (error: unknown): boolean => error instanceof CallError && error.status === 401
