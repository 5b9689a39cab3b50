import { CallError } from '@auctionwiz/contracts/client'
import type { SupportType } from './session-state.ts'

/** Failures that say: the identity is known, but there is no account record for it here. */
const notCached = ['IDP get profile failed', '404', 'not found', 'User account not found']

export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message ? error.message : otherwise

/** Whether a failed sign-in belongs on the support screen rather than under the form. */
export const isAccountNotCached = (error: unknown): boolean => notCached.some((part) => messageOf(error, '').includes(part))

/** Says which part an unusable answer lacks: `parts` has a text for each path that must be there. Other failures stay as they are. */
export const namingWhatIsMissing = (error: unknown, parts: Record<string, string>): unknown => {
  if (!(error instanceof CallError)) return error
  const missing = Object.keys(parts).find((path) => error.misfits.some((misfit) => isWithin(path, misfit) || isWithin(misfit, path)))
  return missing === undefined ? error : new Error(parts[missing], { cause: error })
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`)

/** The support screen of a failed account selection; undefined when trying again may help (no network, busy). */
export const selectionSupport = (error: unknown): SupportType | undefined => {
  if (!(error instanceof CallError)) return 'general'
  if (error.code === 'user_not_found') return 'account-not-cached'
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? 'account-access' : undefined
}

/** The feature that a service refused for not having; undefined for any other failure. */
export const lostFeature = (error: unknown): string | undefined =>
  error instanceof CallError && error.code === 'feature_unavailable' ? String(error.details.feature) : undefined

/** Whether the session token is gone, so that only signing in again helps. */
export const isSessionGone = (error: unknown): boolean => error instanceof CallError && error.status === 401
