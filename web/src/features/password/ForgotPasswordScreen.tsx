import { emailPattern } from '@auctionwiz/contracts/fields'
import { requestPasswordReset } from '@auctionwiz/contracts/passwords'
import { type FormEvent, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { text as common } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { SignInLayout } from '../sign-in/SignInLayout.tsx'
import styles from './EntryForm.module.css'
import { LinkSent } from './LinkSent.tsx'
import { passwordText } from './messages.ts'
import { useSending } from './use-sending.ts'

const text = passwordText.forgot
const emailId = 'reset-email'

/** Requests a password reset link. The confirmation is the same whether or not the address has a user. */
export const ForgotPasswordScreen = () => {
  const { call } = useSession()
  const { busy, error, send } = useSending()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  const ask = (address: string) => send(() => call(requestPasswordReset, { body: { email: address } }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    const wrong = address === '' ? text.missing : emailPattern.test(address) ? undefined : text.invalid
    setProblem(wrong)
    if (wrong !== undefined) return void document.getElementById(emailId)?.focus()
    if (await ask(address)) setSentTo(address)
  }

  return (
    <SignInLayout title={sentTo === undefined ? text.title : passwordText.sent.title}>
      {sentTo !== undefined ? (
        <LinkSent email={sentTo} busy={busy} error={error} onAgain={() => ask(sentTo)} onOther={() => setSentTo(undefined)} />
      ) : (
        <form
          className={classes(look('stack', 'upToFull', 'gap20', 'entryWidth', 'tallControls', 'phoneFullWidth', 'phoneGapL'), styles.form)}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <h1 className={classes(look('figure', 'noOutline'), styles.heading)}>{text.title}</h1>
          <p>{text.body}</p>
          {error !== undefined && <ErrorSummary title={messageOf(error, common.common.unexpectedError)} errors={[]} />}
          <Field id={emailId} label={text.email} error={problem}>
            <TextInput
              type="email"
              name="email"
              autoComplete="username"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Button type="submit" look="primary" wide busy={busy}>
            {busy ? text.busy : text.submit}
          </Button>
          <ButtonLink look="link" to={paths.login} className={look('atStart')}>
            {passwordText.backToLogin}
          </ButtonLink>
        </form>
      )}
    </SignInLayout>
  )
}
