import { CallError } from '@auctionwiz/contracts/client'
import { resetPassword } from '@auctionwiz/contracts/passwords'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLinkSecret } from '../../app/mailed-links.ts'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { look } from '../../ui/look.ts'
import { SignInLayout } from '../sign-in/SignInLayout.tsx'
import { DeadLink } from './DeadLink.tsx'
import styles from './EntryForm.module.css'
import { isLinkRejected } from './link-rejected.ts'
import { passwordText } from './messages.ts'
import { focusFirstWrong, NewPasswordFields } from './NewPasswordFields.tsx'
import { type NewPasswordErrors, newPasswordErrors } from './new-password.ts'
import { useCheckedLink } from './use-checked-link.ts'
import { useSending } from './use-sending.ts'

const text = passwordText.reset

/** The page behind the mailed link: sets a new password, then continues to sign-in. */
export const ResetPasswordScreen = () => {
  const session = useSession()
  const navigate = useNavigate()
  const token = useLinkSecret()
  const checked = useCheckedLink(token)
  const { busy, error, send, clearError } = useSending()
  const [typed, setTyped] = useState({ newPassword: '', confirmPassword: '' })
  const [problems, setProblems] = useState<NewPasswordErrors>({})
  const refused = refusedPassword(error)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = newPasswordErrors(typed)
    setProblems(wrong)
    if (focusFirstWrong(wrong)) return
    if (!(await send(() => session.call(resetPassword, { body: { token, ...typed } })))) return
    // Every session of the person has ended, this browser's too.
    session.logout()
    void navigate(paths.login, { replace: true, state: { notice: text.done } })
  }

  const dead = checked && 'error' in checked && isLinkRejected(checked.error)
  if (token === '' || dead || isLinkRejected(error))
    return (
      <SignInLayout title={text.title}>
        <DeadLink
          incomplete={token === ''}
          actions={
            <>
              <ButtonLink look="primary" to={paths.forgotPassword}>
                {passwordText.deadLink.newLink}
              </ButtonLink>
              <ButtonLink look="link" to={paths.login}>
                {passwordText.backToLogin}
              </ButtonLink>
            </>
          }
        />
      </SignInLayout>
    )
  if (!checked)
    return (
      <SignInLayout title={text.title}>
        <p role="status">{common.common.loading}</p>
      </SignInLayout>
    )
  return (
    <SignInLayout title={text.title}>
      <form
        className={classes(look('stack', 'upToFull', 'gap20', 'entryWidth', 'tallControls', 'phoneFullWidth', 'phoneGapL'), styles.form)}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <h1 className={classes(look('figure', 'noOutline'), styles.heading)}>{text.title}</h1>
        <p>{text.ends}</p>
        {error !== undefined && !refused && <ErrorSummary title={messageOf(error, common.common.unexpectedError)} errors={[]} />}
        {/* Password managers look for the name that the password belongs to; the link keeps it to itself. */}
        <input hidden readOnly name="username" autoComplete="username" />
        <NewPasswordFields
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setProblems({})
            clearError()
          }}
          labels={text}
          hint={text.hint}
          errors={{ ...refused, ...problems }}
        />
        <Button type="submit" look="primary" wide busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
      </form>
    </SignInLayout>
  )
}

/** Rules that only the service knows: the user's names, and a greater length that an account requires. */
const refusedPassword = (error: unknown): NewPasswordErrors | undefined =>
  error instanceof CallError && error.code === 'password_rejected' ? { newPassword: error.message } : undefined
