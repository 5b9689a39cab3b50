import { CallError } from '@auctionwiz/contracts/client'
import { resendVerification, verifyEmail } from '@auctionwiz/contracts/passwords'
import { type FormEvent, useState } from 'react'
import { useLinkSecret } from '../../app/mailed-links.ts'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { PasswordInput } from '../sign-in/PasswordInput.tsx'
import { SignInLayout } from '../sign-in/SignInLayout.tsx'
import { DeadLink } from './DeadLink.tsx'
import styles from './EntryForm.module.css'
import { isLinkRejected } from './link-rejected.ts'
import { passwordText } from './messages.ts'
import { Outcome } from './Outcome.tsx'
import { useCheckedLink } from './use-checked-link.ts'
import { useSending } from './use-sending.ts'

const text = passwordText.verify

/**
 * The page behind links that confirm an email address of a new user or a changed address. The user presses a button, because mail filters that
 * open links would use them up. A new user also enters the password: a stranger who signed up with the address lacks the link, and its owner
 * lacks the password.
 */
export const VerifyEmailScreen = () => {
  const session = useSession()
  const token = useLinkSecret()
  const checked = useCheckedLink(token)
  const { busy, error, send, clearError } = useSending()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const [confirmed, setConfirmed] = useState<string>()

  if (confirmed !== undefined)
    return (
      <SignInLayout title={text.done}>
        <Outcome
          title={text.done}
          body={text.doneBody({ email: confirmed })}
          actions={
            <ButtonLink look="primary" to="/">
              {text.continue}
            </ButtonLink>
          }
        />
      </SignInLayout>
    )
  const dead = checked && 'error' in checked && isLinkRejected(checked.error)
  if (token === '' || dead || isLinkRejected(error))
    return (
      <SignInLayout title={text.title}>
        <RejectedLink incomplete={token === ''} />
      </SignInLayout>
    )
  if (!checked)
    return (
      <SignInLayout title={text.title}>
        <p role="status">{common.common.loading}</p>
      </SignInLayout>
    )

  // If the purpose could not be loaded, the service says whether it needs the password.
  const isNew = 'purpose' in checked ? checked.purpose === 'sign-up' : passwordProblem(error) !== undefined
  const refused = isNew ? passwordProblem(error) : undefined
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setMissing(isNew && password === '')
    if (isNew && password === '') return document.getElementById(passwordId)?.focus()
    const body = { token, ...(isNew && { password }) }
    void send(async () => setConfirmed((await session.call(verifyEmail, { body })).email))
  }
  return (
    <SignInLayout title={text.title}>
      <form
        className={classes(look('stack', 'upToFull', 'gap20', 'entryWidth', 'tallControls', 'phoneFullWidth', 'phoneGapL'), styles.form)}
        noValidate
        onSubmit={confirm}
      >
        <h1 className={classes(look('figure', 'noOutline'), styles.heading)}>{text.title}</h1>
        <p>{isNew ? text.signUpBody : text.body}</p>
        {error !== undefined && !refused && <ErrorSummary title={messageOf(error, common.common.unexpectedError)} errors={[]} />}
        {isNew && <input hidden readOnly name="username" autoComplete="username" />}
        {isNew && (
          <Field id={passwordId} label={text.password} error={missing ? text.passwordMissing : refused}>
            <PasswordInput
              value={password}
              disabled={false}
              onChange={(typed) => {
                setPassword(typed)
                setMissing(false)
                clearError()
              }}
            />
          </Field>
        )}
        <Button type="submit" look="primary" wide busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
      </form>
    </SignInLayout>
  )
}

const passwordId = 'sign-up-password'

/** The service's problem with the password: wrong or required. */
const passwordProblem = (error: unknown): string | undefined => {
  if (!(error instanceof CallError)) return undefined
  if (error.code === 'sign_up_password') return error.message
  const fields = error.details.fields
  return typeof fields === 'object' ? fields.password : undefined
}

/** A signed-in user without access yet can request a new link immediately. */
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
