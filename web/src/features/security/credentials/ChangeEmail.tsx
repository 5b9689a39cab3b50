import { listSecurityEvents } from '@auctionwiz/contracts/audit'
import { CallError } from '@auctionwiz/contracts/client'
import { changeEmail } from '@auctionwiz/contracts/passwords'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { PasswordInput } from '../../sign-in/PasswordInput.tsx'
import { securityText } from '../messages.ts'

const text = securityText.changeEmail
type Problems = { newEmail?: string; password?: string }

/** Changes the sign-in address. It takes effect once confirmed by email; the old address is notified. */
const ChangeEmail = ({ onClose }: { onClose: () => void }) => {
  const { user } = useSignedIn()
  const { change, busy, error, clearError } = useMutation(changeEmail, { refreshes: [listSecurityEvents] })
  const [newEmail, setNewEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [sent, setSent] = useState(false)
  const refused = refusedBy(error)

  const submit = async () => {
    if (sent) return onClose()
    if (busy) return
    const wrong: Problems = {
      ...(!/^\S+@\S+\.\S+$/.test(newEmail.trim()) && { newEmail: text.invalid }),
      ...(password === '' && { password: text.passwordNeeded }),
    }
    setProblems(wrong)
    const first = Object.keys(wrong)[0]
    if (first) return document.getElementById(`change-${first}`)?.focus()
    if (await change({ body: { newEmail: newEmail.trim(), password } })) setSent(true)
  }
  const edit = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setProblems({})
      clearError()
    }
  }

  return (
    <Dialog
      title={text.title}
      width={480}
      dirty={!sent && newEmail !== ''}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {sent ? text.close : busy ? text.busy : text.submit}
        </Button>
      }
    >
      {sent ? (
        <p role="status">{text.sent({ newEmail: newEmail.trim(), email: user.email })}</p>
      ) : (
        <div className={look('stack', 'gapL')}>
          {error !== undefined && Object.keys(refused).length === 0 && <ErrorSummary title={errorMessage(error)} errors={[]} />}
          <p>{text.help({ email: user.email })}</p>
          <Field id="change-newEmail" label={text.newEmail} error={problems.newEmail ?? refused.newEmail}>
            <TextInput
              type="email"
              name="new-email"
              autoComplete="email"
              maxLength={254}
              value={newEmail}
              onChange={(event) => edit(setNewEmail)(event.target.value)}
            />
          </Field>
          <Field id="change-password" label={text.password} error={problems.password ?? refused.password}>
            <PasswordInput disabled={false} value={password} onChange={edit(setPassword)} />
          </Field>
        </div>
      )}
    </Dialog>
  )
}

/** The field that the service rejected, with its reason. */
const refusedBy = (error: unknown): Problems => {
  if (!(error instanceof CallError)) return {}
  if (error.code === 'wrong_password') return { password: error.message }
  const { fields } = error.details
  return typeof fields === 'object' && fields.newEmail !== undefined ? { newEmail: fields.newEmail } : {}
}

export default ChangeEmail
