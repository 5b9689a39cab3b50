import type { ReactNode } from 'react'
import { type Location, Navigate, useLocation } from 'react-router'
import { linkState, secretIn } from '../app/mailed-links.ts'
import { paths } from '../app/paths.ts'
import { useSessionState } from '../app/session/session-context.ts'
import type { SessionState } from '../app/session/session-state.ts'

/** Shows a screen to users who may see it and redirects everyone else to the screen for their session state. Keeps the requested address. */
export const RequireSession = ({ of, screen }: { of: SessionState['kind']; screen: ReactNode }) => {
  const { kind } = useSessionState()
  const location = useLocation()
  if (kind === of) return screen
  if (kind === 'resuming') return null
  const invitation = secretIn(location.state)
  return <Navigate to={redirectFor(kind, location, invitation)} state={invitation ? linkState(invitation) : undefined} replace />
}

const redirectFor = (kind: Exclude<SessionState['kind'], 'resuming'>, location: Location, invitation: string): string => {
  const requested = requestedPath(location)
  // A user who signs in to accept an invitation returns to it from every entry screen.
  if (kind !== 'challenged' && invitation) return paths.signUp
  if (kind !== 'challenged' && requested?.startsWith(`${paths.signUp}?`)) return requested
  const query = requested === undefined ? '' : `?${new URLSearchParams({ return: requested })}`
  switch (kind) {
    case 'signedIn':
      return requested ?? paths.bidders
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

/** The requested address: the current one, or the one that an entry screen passes on. Only addresses of this app are followed. */
export const requestedPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined => {
  if (!entries.includes(pathname)) return pathname === '/' ? undefined : `${pathname}${search}${hash}`
  const returnTo = new URLSearchParams(search).get('return')
  return returnTo !== null && /^\/[^/\\]/.test(returnTo) ? returnTo : undefined
}
