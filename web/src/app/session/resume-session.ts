import { listMyAccounts } from '@auctionwiz/contracts/accounts'
import type { Client } from '@auctionwiz/contracts/client'
import type { AccountAccess, User } from '@auctionwiz/contracts/identity'
import { type SessionScope, type SessionState, supportFor } from './session-state.ts'
import type { SessionStorage } from './session-storage.ts'
import { isSessionGone, messageOf } from './sign-in-failures.ts'

interface ResumeDeps {
  storage: SessionStorage
  now: () => number
  demoOffered: boolean
  call: Client
  become: (state: SessionState) => void
  enter: (place: SessionScope) => void
  end: (notice?: string) => void
  offerAccounts: (user: User, accounts: AccountAccess[]) => Promise<void>
  loginDemo: () => Promise<void>
}

/**
 * Restores what the browser stored: an entered account, or a sign-in that stopped before the choice of an account or before the second factor.
 * Starts the demonstration when its marker is set and it may run here; elsewhere removes the marker.
 */
export const resumeSession = async (deps: ResumeDeps): Promise<void> => {
  const { storage } = deps
  if (storage.demoMode) {
    if (!deps.demoOffered) return deps.end()
    deps.become({ kind: 'resuming' })
    return deps.loginDemo()
  }
  const { user, place } = storage.identity()
  const { accessToken, refreshToken, sessionToken } = storage.tokens()
  if (user && place && accessToken && refreshToken) return deps.enter({ user, ...place })
  if (!user || !sessionToken) {
    const { challenge } = storage
    if (challenge && Date.parse(challenge.challenge.expiresAt) > deps.now()) return deps.become({ kind: 'challenged', ...challenge })
    return deps.end()
  }
  deps.become({ kind: 'resuming' })
  try {
    const { accounts } = await deps.call(listMyAccounts, {})
    await deps.offerAccounts(user, accounts)
  } catch (error) {
    const notice = messageOf(error, '')
    if (isSessionGone(error)) return deps.end(notice)
    deps.become(supportFor(user, 'general', notice))
  }
}
