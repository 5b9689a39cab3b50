import { createContext, useContext } from 'react'

/** Somebody was asked for their password and did not give it. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed'
}

/** Carries a task out; where the service wants the password first, asks for it and tries again. Throws `NotConfirmed` when it is not given. */
export type Confirmed = <T>(task: () => Promise<T>) => Promise<T>

export const ConfirmedContext = createContext<Confirmed | undefined>(undefined)

/** For changes to how one signs in, below a `ConfirmIdentity`. */
export const useConfirmed = (): Confirmed => {
  const confirmed = useContext(ConfirmedContext)
  if (!confirmed) throw new Error('No ConfirmIdentity around this component')
  return confirmed
}
