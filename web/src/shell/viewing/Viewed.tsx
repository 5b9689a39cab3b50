import { CallError, type Client } from '@auctionwiz/contracts/client'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Session } from '../../app/session/session.ts'
import { SessionContext, useConfig, useSession, useSignedIn } from '../../app/session/session-context.ts'
import type { SignedInState } from '../../app/session/session-state.ts'
import { endViewing, type View } from '../../app/session/viewing.ts'
import { toast } from '../../ui/Toasts.tsx'
import { viewingText } from './messages.ts'

/** The session of the viewed user for the components inside, until the view's time is over. */
const Viewed = ({ view, children }: { view: View; children: ReactNode }) => {
  const config = useConfig()
  const own = useSession()
  const { user } = useSignedIn()
  const session = useMemo(() => viewedSession(own, user.name, view), [own, user.name, view])
  const provided = useMemo(() => ({ session, config }), [session, config])
  useEffect(() => {
    const timer = setTimeout(() => stop(view.user.name), Math.max(0, view.until - Date.now()))
    return () => clearTimeout(timer)
  }, [view])
  return <SessionContext value={provided}>{children}</SessionContext>
}

const stop = (name: string): void => {
  endViewing()
  toast({ text: viewingText.ended({ name }) })
}

const viewedSession = (own: Session, by: string, { user, account, access, accessToken, until }: View): Session => {
  const viewing = { by, until: new Date(until).toISOString() }
  let state: SignedInState = { kind: 'signedIn', user, account, access, auctionHouseId: account.auctionHouses[0]?.id, viewing }
  const listeners = new Set<() => void>()
  const callWith: Session['callWith'] = (send) =>
    ended(
      own.callWith(send, () => ({ accessToken, auctionHouseId: state.auctionHouseId })),
      user.name,
    )
  return {
    ...own,
    isDemo: own.isDemo,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    callWith,
    call: callWith((url, init) => window.fetch(url, init)),
    switchHouse: (auctionHouseId) => {
      state = { ...state, auctionHouseId }
      for (const listener of listeners) listener()
    },
    update: () => undefined,
    leaveAccount: () => undefined,
  }
}

/** An expired token ends the view: it is not renewed. */
const ended =
  (call: Client, name: string): Client =>
  async (endpoint, input) =>
    call(endpoint, input).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 401) stop(name)
      throw error
    })

export default Viewed
