import { listAccounts, readCurrentUser } from '@auctionwiz/contracts/accounts'
import { CallError } from '@auctionwiz/contracts/client'
import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '../app/calls/use-call.ts'
import { useSession, useSignedIn } from '../app/session/session-context.ts'
import { useIdle } from '../ui/use-idle.ts'

/**
 * Refreshes the stored user, roles and account: when the shell opens, when its window regains focus, when the token was renewed (as
 * after a role change), and periodically. The first refresh waits until the screen has loaded its own data.
 */
export const useFreshIdentity = (): void => {
  const session = useSession()
  const { account, viewing } = useSignedIn()
  const idle = useIdle()
  // The identity shown is another user's; only they can refresh it.
  const asked = viewing || !idle ? null : {}
  const { data: me, error, reload } = useQuery(readCurrentUser, asked, every)
  const { data: mine } = useQuery(listAccounts, asked, every)
  const again = useEffectEvent(reload)
  useEffect(() => session.onRenewed(() => again()), [session])
  // Each answer once: what was changed here since must not be undone by an answer that is older.
  useEffect(() => {
    if (me) session.update({ user: me.user, access: me.access })
  }, [session, me])
  useEffect(() => {
    const fresh = mine?.accounts.find(({ id }) => id === account.id)
    if (fresh) session.update({ account: fresh })
  }, [session, mine, account.id])
  useEffect(() => {
    if (error instanceof CallError && error.code === 'account_access') session.leaveAccount(error.message)
  }, [session, error])
}

const every = { refreshInterval: 300_000 }
