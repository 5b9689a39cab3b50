import { resendVerification, verifyEmail } from '@auctionwiz/contracts/passwords'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary.tsx'
import { text as common, fill } from '../../messages/index.ts'
import { SignInLayout } from '../sign-in/SignInLayout.tsx'
import { DeadLink } from './DeadLink.tsx'
import styles from './EntryForm.module.css'
import { isLinkRejected, useLinkSecret } from './link-secret.ts'
import { passwordText } from './messages.ts'
import { Outcome } from './Outcome.tsx'
import { useSending } from './use-sending.ts'

const text = passwordText.verify

/**
 * Where the links lead that prove an e-mail address, a new user's and a changed one. It takes a press of a button: mail filters that open
 * links to inspect them would use them up.
 */
export const VerifyEmailScreen = () => {
  const session = useSession()
  const token = useLinkSecret()
  const { busy, error, send } = useSending()
  const [confirmed, setConfirmed] = useState<string>()

  const confirm = () => {
    // The demonstration knows nothing of mailed links.
    if (session.isDemo) session.logout()
    return send(async () => setConfirmed((await session.call(verifyEmail, { body: { token } })).email))
  }

  if (confirmed !== undefined)
    return (
      <SignInLayout title={text.done}>
        <Outcome
          title={text.done}
          body={fill(text.doneBody, { email: confirmed })}
          actions={
            <ButtonLink look="primary" to="/">
              {text.continue}
            </ButtonLink>
          }
        />
      </SignInLayout>
    )
  if (token === '' || isLinkRejected(error))
    return (
      <SignInLayout title={text.title}>
        <RejectedLink incomplete={token === ''} />
      </SignInLayout>
    )
  return (
    <SignInLayout title={text.title}>
      <div className={styles.form}>
        <h1 className={styles.heading}>{text.title}</h1>
        <p>{text.body}</p>
        {error !== undefined && <ErrorSummary title={messageOf(error, common.common.unexpectedError)} errors={[]} />}
        <Button look="primary" wide busy={busy} onClick={() => void confirm()}>
          {busy ? text.busy : text.submit}
        </Button>
      </div>
    </SignInLayout>
  )
}

/** Who is signed in but not let in yet can have a new link sent at once. */
const RejectedLink = ({ incomplete }: { incomplete: boolean }) => {
  const { call, getState } = useSession()
  const { busy, error, send } = useSending()
  const [sent, setSent] = useState(false)
  const resend = async () => setSent(await send(() => call(resendVerification, {})))
  return (
    <DeadLink
      incomplete={incomplete}
      actions={
        <>
          {getState().kind === 'support' && (
            <Button look="primary" busy={busy} onClick={() => void resend()}>
              {busy ? passwordText.forgot.busy : text.resend}
            </Button>
          )}
          <ButtonLink look="link" to={paths.login}>
            {passwordText.backToLogin}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{error !== undefined ? messageOf(error, common.common.unexpectedError) : sent && text.resent}</p>
    </DeadLink>
  )
}
