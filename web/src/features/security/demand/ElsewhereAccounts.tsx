import { listAccounts } from '@auctionwiz/contracts/accounts'
import { useQuery } from '../../../app/calls/use-call.ts'
import { enterAccount } from '../../../app/session/enter-account.ts'
import { useSession, useSignedIn } from '../../../app/session/session-context.ts'
import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { text as common } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { toast } from '../../../ui/Toasts.tsx'
import styles from './Demand.module.css'
import { demandText as text } from './messages.ts'

/** The user's other accounts, which they may be able to enter; nothing for a user with one account. */
export const ElsewhereAccounts = () => {
  const session = useSession()
  const { account } = useSignedIn()
  const { data } = useQuery(listAccounts, {})
  const others = data?.accounts.filter(({ id }) => id !== account.id) ?? []
  if (others.length === 0) return null
  const enter = (accountId: string) =>
    enterAccount(session, accountId).catch((error: unknown) =>
      toast({ text: messageOf(error, common.common.unexpectedError), tone: 'problem' }),
    )
  return (
    <div className={classes(look('padTopL', 'lineAbove'), styles.others)}>
      <h2 className={look('note', 'belowXS', 'plain')}>{text.restricted.others}</h2>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <Button look="subtle" wide onClick={() => void enter(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
