import { createContext, useContext } from 'react'

/** The user was asked to confirm their identity and did not. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed'
}

/** Runs a task; if the service requires a confirmed identity, asks for it and retries. Throws `NotConfirmed` when the user does not confirm. */
export type Confirmed = <T>(task: () => Promise<T>) => Promise<T>

export const ConfirmedContext = createContext<Confirmed | undefined>(undefined)

/** For actions that need a fresh sign-in, below a `ConfirmIdentity`. */
export const useConfirmed = (): Confirmed => {
  const confirmed = useContext(ConfirmedContext)
  if (!confirmed) throw new Error('No ConfirmIdentity around this component')
  return confirmed
}
