import { BuildingMultiple20Regular } from '@fluentui/react-icons/headless/svg/building-multiple'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session-context.ts'
import { causeOf, messageOf, type SignInCause } from '../../app/session/sign-in-failures.ts'
import { withTexts } from '../../messages/catalogue.ts'
import { text } from '../../messages/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { prefetch } from '../../ui/lazy-part/prefetch.ts'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { DemoAccess } from './DemoAccess.tsx'
import { LoginProblem } from './LoginProblem.tsx'
import styles from './LoginScreen.module.css'
import { PasswordInput } from './PasswordInput.tsx'
import { SignInLayout } from './SignInLayout.tsx'
import { useProviderSignIn } from './use-provider-sign-in.ts'

/** The duration of a demonstration sign-in in milliseconds, like that of a remote service. */
const demoDelay = 1000

const loadPasskeys = withTexts(() => import('../passkeys/ask-device.ts'))

interface Problem {
  message: string
  cause?: SignInCause | undefined
}

/** The sign-in screen, part of the first download: by email and password, by the organization's provider, or into the demonstration if allowed. */
export const LoginScreen = () => {
  const session = useSession()
  const state = session.getState()
  const { notice } = (useLocation().state ?? {}) as { notice?: string }
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [demo, setDemo] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | undefined>(() =>
    state.kind === 'signedOut' && state.notice !== undefined ? { message: state.notice } : undefined,
  )

  const attempt = async (signIn: () => Promise<void>, otherwise: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await signIn()
    } catch (error) {
      setProblem({ message: messageOf(error, otherwise), cause: causeOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const provider = useProviderSignIn(attempt)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (demo) return void attempt(() => after(demoDelay).then(() => session.loginDemo({ email, password })), text.signIn.loginFailed)
    if (!email.trim() || !password) {
      setProblem({ message: text.signIn.missing })
      const missing = event.currentTarget.elements.namedItem(email.trim() ? 'password' : 'email')
      if (missing instanceof HTMLElement) missing.focus()
      return
    }
    void attempt(() => session.login({ email: email.trim(), password }), text.signIn.loginFailed)
  }
  const switchDemo = (on: boolean) => {
    setDemo(on)
    setProblem(undefined)
    // The demonstration ignores input for the real service and uses its own credentials.
    setEmail('')
    setPassword('')
  }
  const byPasskey = () =>
    void attempt(async () => {
      const { signInByPasskey } = await loadPasskeys()
      await session.proceed(await signInByPasskey(session.call))
    }, text.signIn.loginFailed)
  const quickDemo = () => {
    switchDemo(true)
    void attempt(() => session.loginDemo(), text.signIn.demoFailed)
  }

  return (
    <SignInLayout title={text.signIn.heading}>
      <form
        className={classes(look('stack', 'upToFull', 'gap20', 'tallControls', 'entryWidth', 'phoneFullWidth', 'phoneGapL'), styles.form)}
        noValidate
        onSubmit={submit}
      >
        <h1 className={classes(look('figure'), styles.heading)}>{text.signIn.heading}</h1>
        {provider.part}
        {problem && <LoginProblem message={problem.message} cause={problem.cause} demo={demo} demoOffered={session.demoOffered} />}
        {notice && !problem && (
          <p role="status" className={look('padS', 'rounded', 'framed', 'tintHigh', 'highEdge')}>
            {notice}
          </p>
        )}
        <Field label={text.signIn.email}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            maxLength={254}
            disabled={demo}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field
          label={text.signIn.password}
          aside={
            <ButtonLink look="link" to={paths.forgotPassword}>
              {text.signIn.forgot}
            </ButtonLink>
          }
        >
          <PasswordInput disabled={demo} value={password} onChange={setPassword} />
        </Field>
        <Button type="submit" look="primary" wide busy={busy}>
          {busy ? text.signIn.busy : text.signIn.submit}
        </Button>
        <p className={classes(look('row', 'note', 'gapM'), styles.or)}>{text.signIn.or}</p>
        <Button wide disabled={busy || demo} icon={<BuildingMultiple20Regular />} onClick={provider.start} {...provider.warm}>
          {text.signIn.organization}
        </Button>
        <Button wide disabled={busy || demo} icon={<Key20Regular />} onClick={byPasskey} onPointerEnter={() => prefetch(loadPasskeys)}>
          {text.signIn.passkey}
        </Button>
        {session.demoOffered && <DemoAccess on={demo} onChange={switchDemo} hint={problem === undefined} busy={busy} onQuick={quickDemo} />}
        <div className={look('row', 'between', 'gapL', 'padTopXL', 'soft', 'lineAbove', 'tall36')}>
          {text.signIn.noAccount}
          <ButtonLink to={paths.signUp}>{text.signIn.create}</ButtonLink>
        </div>
      </form>
    </SignInLayout>
  )
}

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
