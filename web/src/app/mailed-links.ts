import { type Location, useLocation } from 'react-router'
import { paths } from './paths.ts'

/** The screens that links in mails open. */
const screens: readonly string[] = [paths.signUp, paths.resetPassword, paths.verifyEmail, paths.stopEmails]

/** What the history entry of such a screen holds. It survives a reload and stays out of the address bar, the browser's history and copied addresses. */
interface LinkState {
  secret: string
}

export const linkState = (secret: string): LinkState => ({ secret })

/**
 * Where a mailed link leads, and its secret; undefined for an address without one. The secret follows the #, which browsers send to no server. Earlier
 * invitations have it in the query of any address (`?invitation=`).
 */
export const openedLink = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => {
  const invitation = new URLSearchParams(search).get('invitation')
  if (invitation !== null) return { to: paths.signUp, state: linkState(invitation) }
  const opens = hash.length > 1 && screens.includes(pathname.replace(/\/$/, ''))
  return opens ? { to: pathname, state: linkState(hash.slice(1)) } : undefined
}

/** The secret of the mailed link that led here; empty when there is none. */
export const secretIn = (state: unknown): string => (state as Partial<LinkState> | null)?.secret ?? ''

export const useLinkSecret = (): string => secretIn(useLocation().state)
