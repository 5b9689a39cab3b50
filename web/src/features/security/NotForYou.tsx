import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { useOwnerNamed } from '../../app/granters.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Notice } from '../../components/EmptyState.tsx'
import { fill } from '../../messages/index.ts'
import { securityText as text } from './messages.ts'

/** Instead of a tab for those who administer the account. */
export const NotForYou = ({ what }: { what: string }) => {
  const { account } = useSignedIn()
  return (
    <Notice icon={<LockClosed24Regular />} title={fill(text.notForYou, { what, account: account.name })}>
      {fill(text.notForYouHelp, { owner: useOwnerNamed() })}
    </Notice>
  )
}
