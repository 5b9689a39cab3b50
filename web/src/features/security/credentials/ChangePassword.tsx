import { listSecurityEvents } from '@auctionwiz/contracts/audit'
import { CallError } from '@auctionwiz/contracts/client'
import { changePassword } from '@auctionwiz/contracts/passwords'
import { listMySessions } from '@auctionwiz/contracts/sessions'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { focusFirstWrong, NewPasswordFields } from '../../password/NewPasswordFields.tsx'
import { type NewPasswordErrors, newPasswordErrors } from '../../password/new-password.ts'
import { PasswordInput } from '../../sign-in/PasswordInput.tsx'
import { securityText } from '../messages.ts'

const text = securityText.changePassword

/** Changes the password; requires the current one. */
const ChangePassword = ({ onClose }: { onClose: () => void }) => {
  const { user } = useSignedIn()
  const words = [user.email, user.firstName, user.lastName]
  const { change, busy, error, clearError } = useMutation(changePassword, { refreshes: [listMySessions, listSecurityEvents] })
  const [currentPassword, setCurrent] = useState('')
  const [typed, setTyped] = useState({ newPassword: '', confirmPassword: '' })
  const [endOtherSessions, setEnd] = useState(true)
  const [problems, setProblems] = useState<NewPasswordErrors & { current?: string }>({})
  const refused = refusedBy(error)

  const submit = async () => {
    if (busy) return
    const wrong = { ...newPasswordErrors(typed, words), ...(currentPassword === '' && { current: text.currentNeeded }) }
    setProblems(wrong)
    if (wrong.current) document.getElementById('current-password')?.focus()
    else focusFirstWrong(wrong)
    if (Object.keys(wrong).length > 0) return
    if (!(await change({ body: { currentPassword, ...typed, endOtherSessions } }))) return
    toast({ text: endOtherSessions ? text.doneAndEnded : text.done })
    onClose()
  }

  return (
    <Dialog
      title={text.title}
      width={480}
      dirty={currentPassword !== '' || typed.newPassword !== ''}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        {error !== undefined && Object.keys(refused).length === 0 && <ErrorSummary title={errorMessage(error)} errors={[]} />}
        <input hidden readOnly name="username" autoComplete="username" value={user.email} />
        <Field id="current-password" label={text.current} error={problems.current ?? refused.current}>
          <PasswordInput
            disabled={false}
            value={currentPassword}
            onChange={(value) => {
              setCurrent(value)
              setProblems({})
              clearError()
            }}
          />
        </Field>
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
          words={words}
        />
        <Checkbox checked={endOtherSessions} onChange={(event) => setEnd(event.target.checked)}>
          {text.endOthers}
        </Checkbox>
      </div>
    </Dialog>
  )
}

/** The field that the service rejected, with its reason. */
const refusedBy = (error: unknown): NewPasswordErrors & { current?: string } => {
  if (!(error instanceof CallError)) return {}
  if (error.code === 'wrong_password') return { current: error.message }
  return error.code === 'password_rejected' ? { newPassword: error.message } : {}
}

export default ChangePassword
