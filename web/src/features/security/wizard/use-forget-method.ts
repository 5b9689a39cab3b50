import { deleteMfaMethod } from '@auctionwiz/contracts/mfa'
import { useCall } from '../../../app/calls/use-call.ts'

/** Takes back a method that was begun and is not wanted any longer. */
export const useForgetMethod = (): ((id: string) => void) => {
  const call = useCall()
  // Nobody waits for it: before it is verified it counts for nothing, and the service forgets it by itself within the hour.
  return (id) => void call(deleteMfaMethod, { params: { id } }).catch(() => undefined)
}
