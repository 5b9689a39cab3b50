import { confirmIdentity } from '@auctionwiz/contracts/passwords'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { SignOut20Regular } from '@fluentui/react-icons/headless/svg/sign-out'
import { useState } from 'react'
import { useSession, useSignedIn } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { useUnmountSignal } from '../../app/use-unmount-signal.ts'
import { withTexts } from '../../messages/catalogue.ts'
import { text as common } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { prefetch } from '../../ui/lazy-part/prefetch.ts'
import { look } from '../../ui/look.ts'
import { passkeyText } from '../passkeys/messages.ts'
import { PasswordInput } from '../sign-in/PasswordInput.tsx'
import { confirmText as text } from './messages.ts'

const load = withTexts(() => import('../passkeys/ask-device.ts'))

type Way = 'password' | 'passkey'

/** Asks for the password or a passkey before an action that needs a fresh sign-in; a user with neither signs in again. */
const ConfirmQuestion = ({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) => {
  const session = useSession()
  const { user } = useSignedIn()
  const unmountSignal = useUnmountSignal()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState<Way>()
  const [problem, setProblem] = useState<{ of: Way; message: string }>()

  const attempt = async (of: Way, prove: () => Promise<unknown>) => {
    if (busy) return
    setBusy(of)
    setProblem(undefined)
    try {
      await prove()
      if (!unmountSignal().aborted) onConfirmed()
    } catch (error) {
      setProblem({ of, message: messageOf(error, common.common.unexpectedError) })
      setBusy(undefined)
    }
  }
  const byPassword = () =>
    password === '' ? undefined : void attempt('password', () => session.call(confirmIdentity, { body: { password } }))
  const byPasskey = () => void attempt('passkey', async () => (await load()).confirmByPasskey(session.call, unmountSignal()))
  return (
    <Dialog
      title={text.title}
      width={440}
      onClose={onClose}
      onSubmit={byPassword}
      actions={
        <Button type="submit" look="primary" disabled={password === ''} busy={busy === 'password'}>
          {busy === 'password' ? text.busy : text.submit}
        </Button>
      }
    >
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      <Field label={text.password} hint={text.help} error={problem?.of === 'password' ? problem.message : undefined}>
        <PasswordInput
          disabled={false}
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setProblem(undefined)
          }}
        />
      </Field>
      <div className={look('stack', 'top', 'gapS', 'aboveXL', 'padTopL', 'lineAbove')}>
        <Button
          icon={<Key20Regular />}
          busy={busy === 'passkey'}
          reason={session.isDemo ? passkeyText.inDemo : undefined}
          onPointerEnter={() => prefetch(load)}
          onFocus={() => prefetch(load)}
          onClick={byPasskey}
        >
          {busy === 'passkey' ? passkeyText.adding : text.passkey}
        </Button>
        <p role="alert" className={problem && look('problem')}>
          {problem?.of === 'passkey' && problem.message}
        </p>
        <p className={look('aboveS', 'muted')}>{text.again}</p>
        <Button icon={<SignOut20Regular />} onClick={() => session.logout(text.loggedOut)}>
          {text.logout}
        </Button>
      </div>
    </Dialog>
  )
}

export default ConfirmQuestion
