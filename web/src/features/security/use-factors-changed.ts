import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import { listSecurityEvents } from '@auctionwiz/contracts/audit'
import { listMfaMethods, readMfaSetup } from '@auctionwiz/contracts/mfa'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSession } from '../../app/session/session-context.ts'
import { settleDemand } from './demand/settle-demand.ts'

/** Refreshes all data about the user's second factors after a change. */
export const useFactorsChanged = (): (() => Promise<void>) => {
  const session = useSession()
  const refresh = useRefresh()
  return async () => {
    refresh([listMfaMethods, readMfaSetup, readCurrentUser, listSecurityEvents])
    await settleDemand(session)
  }
}
