import { createContext, useContext, useSyncExternalStore } from 'react'
import type { RuntimeConfig } from '../config.ts'
import type { Session } from './session.ts'
import type { SessionState, SignedInState } from './session-state.ts'

export const SessionContext = createContext<{ session: Session; config: RuntimeConfig } | undefined>(undefined)

const useProvided = (): { session: Session; config: RuntimeConfig } => {
  const provided = useContext(SessionContext)
  if (!provided) throw new Error('No session around this component')
  return provided
}

export const useSession = (): Session => useProvided().session

export const useConfig = (): RuntimeConfig => useProvided().config

/** The session state; the component rerenders with each change. */
export const useSessionState = (): SessionState => {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}

/** The signed-in user and the current house; only inside the shell, which nobody else sees. */
export const useSignedIn = (): SignedInState => {
  const state = useSessionState()
  if (state.kind !== 'signedIn') throw new Error('Nobody is signed in')
  return state
}
