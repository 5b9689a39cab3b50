import { resendVerification } from '@auctionwiz/contracts/passwords'
import { useState } from 'react'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { Button } from '../../components/Button.tsx'
import { text as common } from '../../messages/index.ts'
import { useSending } from '../password/use-sending.ts'
import { onboardingText as text } from './messages.ts'
import styles from './SetUpAccount.module.css'

/** For somebody whose address is not confirmed yet: the mail with the link once more. */
export const ResendLink = () => {
  const { call } = useSession()
  const { busy, error, send } = useSending()
  const [sent, setSent] = useState(false)
  const resend = async () => setSent(await send(() => call(resendVerification, {})))
  return (
    <div className={styles.resend}>
      <Button busy={busy} onClick={() => void resend()}>
        {busy ? text.resending : text.resend}
      </Button>
      <span role="status">{error !== undefined ? messageOf(error, common.common.unexpectedError) : sent && text.resent}</span>
    </div>
  )
}
