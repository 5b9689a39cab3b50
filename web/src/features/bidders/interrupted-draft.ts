import { useEffect, useRef, useState } from 'react'
import { useSession, useSignedIn } from '../../app/session/session-context.ts'

/** Only in memory: it holds a bidder's personal data, and signing in again needs no reload. */
let interrupted: { owner: string; values: unknown } | undefined

/**
 * What this user typed in this house when the session ended unexpectedly, `empty` otherwise. The draft is offered once, only to the same user;
 * a form that its user closes leaves no draft.
 */
export function useInterruptedDraft<Values>(empty: Values): { initial: Values; keep: (values: Values) => void } {
  const session = useSession()
  const { user, auctionHouseId } = useSignedIn()
  const [owner] = useState(`${user.id}/${auctionHouseId}`)
  const [initial] = useState(() => (interrupted?.owner === owner ? (interrupted.values as Values) : empty))
  const typed = useRef(initial)
  useEffect(() => {
    interrupted = undefined
    return () => {
      if (session.getState().kind === 'signedOut' && typed.current !== empty) interrupted = { owner, values: typed.current }
    }
  }, [session, owner, empty])
  return {
    initial,
    keep: (values) => {
      typed.current = values
    },
  }
}
