import { createContext, useContext } from 'react'

/** Somebody was asked who they are and did not prove it. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed'
}

/** Carries a task out; where the service wants proof of who is there first, asks for it and tries again. Throws `NotConfirmed` when none is given. */
export type Confirmed = <T>(task: () => Promise<T>) => Promise<T>

export const ConfirmedContext = createContext<Confirmed | undefined>(undefined)

/** For what needs a fresh sign-in, below a `ConfirmIdentity`. */
export const useConfirmed = (): Confirmed => {
  const confirmed = useContext(ConfirmedContext)
  if (!confirmed) throw new Error('No ConfirmIdentity around this component')
  return confirmed
}
