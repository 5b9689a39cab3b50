import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Notice } from '../../components/EmptyState.tsx'
import { fill } from '../../messages/index.ts'
import { securityText as text } from './messages.ts'
import type { SecurityTab } from './security-tabs.tsx'

/** Instead of a tab for others: what it is and whom to ask. */
export const NotForYou = ({ tab: { label, useReason } }: { tab: SecurityTab }) => {
  const { account } = useSignedIn()
  return (
    <Notice icon={<LockClosed24Regular />} title={fill(text.notForYou, { what: label, account: account.name })}>
      {useReason?.()}
    </Notice>
  )
}
