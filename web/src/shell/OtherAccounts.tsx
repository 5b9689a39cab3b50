import { listAccounts } from '@auctionwiz/contracts/accounts'
import { Building20Regular } from '@fluentui/react-icons/headless/svg/building'
import { useLocation, useNavigate } from 'react-router'
import { useQuery } from '../app/calls/use-call.ts'
import { enterAccount } from '../app/session/enter-account.ts'
import { useSession, useSignedIn } from '../app/session/session-context.ts'
import { messageOf } from '../app/session/sign-in-failures.ts'
import { text } from '../messages/index.ts'
import { classes } from '../ui/class-names.ts'
import { leaveSafely } from '../ui/leave-guard.ts'
import { look } from '../ui/look.ts'
import { toast } from '../ui/Toasts.tsx'
import { shellText } from './messages.ts'
import { viewOf } from './navigation.tsx'

/** The user's other accounts, to switch to; nothing for a user with one account. */
export const OtherAccounts = ({ onChoose }: { onChoose: () => void }) => {
  const session = useSession()
  const { account, viewing } = useSignedIn()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data } = useQuery(listAccounts, viewing ? null : {})
  const others = data?.accounts.filter(({ id }) => id !== account.id) ?? []
  if (others.length === 0) return null
  const enter = (accountId: string) => {
    onChoose()
    leaveSafely({ by: 'session' }, () => {
      enterAccount(session, accountId)
        .then(() => navigate(viewOf(pathname)))
        .catch((error: unknown) => toast({ text: messageOf(error, text.common.unexpectedError), tone: 'problem' }))
    })
  }
  return (
    <section className={look('aboveS', 'padTopS', 'lineAbove')}>
      <h2 className={look('note', 'plain', 'padSidesL', 'padBottomXS')}>{shellText.otherAccounts}</h2>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={classes(
                look(
                  'row',
                  'fullWidth',
                  'gapM',
                  'left',
                  'noBorder',
                  'clear',
                  'tall36',
                  'padSidesL',
                  'padRow',
                  'hovers',
                  'focusInside',
                  'phoneTall',
                ),
              )}
              onClick={() => enter(id)}
            >
              <Building20Regular />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
