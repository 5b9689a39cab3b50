import type { ReactNode } from 'react'
import { type Location, Navigate, useLocation } from 'react-router'
import { paths } from './paths.ts'
import { useSessionState } from './session/session-context.ts'
import type { SessionState } from './session/session-state.ts'

/** Shows a screen to whom it is for, and leads everyone else to where they stand, keeping the address they asked for. */
export const RequireSession = ({ of, screen }: { of: SessionState['kind']; screen: ReactNode }) => {
  const { kind } = useSessionState()
  const location = useLocation()
  if (kind === of) return screen
  if (kind === 'resuming') return null
  return <Navigate to={placeOf(kind, location)} replace />
}

const placeOf = (kind: Exclude<SessionState['kind'], 'resuming'>, location: Location): string => {
  const wanted = wantedBy(location)
  // Somebody who signed in to accept an invitation, wherever they stand.
  if (kind !== 'challenged' && wanted?.startsWith(`${paths.signUp}?`)) return wanted
  const query = wanted === undefined ? '' : `?${new URLSearchParams({ return: wanted })}`
  switch (kind) {
    case 'signedIn':
      return wanted ?? paths.bidders
    case 'challenged':
      return `${paths.verify}${query}`
    case 'selecting':
      return `${paths.selectAccount}${query}`
    case 'support':
      return `${paths.support}${query}`
    case 'signedOut':
      return `${paths.login}${query}`
  }
}

const entries: readonly string[] = [paths.login, paths.verify, paths.selectAccount, paths.support]

/** Where they wanted to go: the address itself, or the one that an entry screen carries. Only addresses of this app are followed. */
export const wantedBy = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined => {
  if (!entries.includes(pathname)) return pathname === '/' ? undefined : `${pathname}${search}${hash}`
  const carried = new URLSearchParams(search).get('return')
  return carried !== null && /^\/[^/\\]/.test(carried) ? carried : undefined
}
