import { listMyAccounts } from '@auctionwiz/contracts/accounts'
import { setDefaultAccount } from '@auctionwiz/contracts/houses'
import { useEffect } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { look } from '../../../ui/look.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { accountText as text } from './messages.ts'

/** Chooses the account offered first after sign-in; nothing for a user with one account. */
export const DefaultAccount = () => {
  const { account, viewing } = useSignedIn()
  // A user who views as another user does not see that user's other accounts.
  const { data } = useQuery(listMyAccounts, viewing ? null : {})
  const { change, busy, error } = useMutation(setDefaultAccount, {
    refreshes: [listMyAccounts],
    onDone: () => toast({ text: text.madeDefault({ name: account.name }) }),
  })
  useEffect(() => {
    if (error !== undefined) toast({ tone: 'problem', text: text.defaultFailed })
  }, [error])
  if (!data || data.accounts.length < 2) return null
  if (data.accounts.some(({ accountId, isDefault }) => accountId === account.id && isDefault))
    return (
      <span className={look('muted', 'selfCenter')} title={text.defaultHelp}>
        {text.isDefault}
      </span>
    )
  return (
    <Button title={text.defaultHelp} busy={busy} onClick={() => void change({ body: { accountId: account.id } })}>
      {busy ? text.makingDefault : text.makeDefault}
    </Button>
  )
}
