import { listSecurityEvents } from '@auctionwiz/contracts/audit'
import { changePassword } from '@auctionwiz/contracts/passwords'
import { listMySessions } from '@auctionwiz/contracts/sessions'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { NewPasswordFields } from '../../password/NewPasswordFields.tsx'
import { newPasswordErrors } from '../../password/new-password.ts'
import { PasswordInput } from '../../sign-in/PasswordInput.tsx'
import { securityText } from '../messages.ts'

const text = securityText.changePassword
const empty = { currentPassword: '', newPassword: '', confirmPassword: '', endOtherSessions: 'yes' }

/** Changes the password; requires the current one. */
const ChangePassword = ({ onClose }: { onClose: () => void }) => {
  const { user } = useSignedIn()
  const words = [user.email, user.firstName, user.lastName]
  const call = useCall()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened: { values: empty, version: '' },
    check: (values) => ({
      ...(values.currentPassword === '' && { currentPassword: text.currentNeeded }),
      ...newPasswordErrors(values, words),
    }),
    send: async ({ endOtherSessions, ...passwords }) => {
      const ends = endOtherSessions === 'yes'
      await call(changePassword, { body: { ...passwords, endOtherSessions: ends } })
      return ends
    },
    refusals: { wrong_password: 'currentPassword', password_rejected: 'newPassword', passwords_differ: 'confirmPassword' },
    onSaved: (ended) => {
      toast({ text: ended ? text.doneAndEnded : text.done })
      refresh([listMySessions, listSecurityEvents])
      onClose()
    },
  })
  const { values, errors, type } = form
  return (
    <RecordDialog
      title={text.title}
      width={480}
      name="password"
      form={form}
      labels={text.labels}
      submit={{ label: text.submit, busy: text.busy }}
      onClose={onClose}
    >
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      <Field id="password-currentPassword" label={text.labels.currentPassword} error={errors.currentPassword}>
        <PasswordInput disabled={false} value={values.currentPassword} onChange={(currentPassword) => type({ currentPassword })} />
      </Field>
      <NewPasswordFields value={values} onChange={type} labels={text.labels} hint={text.hint} errors={errors} words={words} />
      <Checkbox
        checked={values.endOtherSessions === 'yes'}
        onChange={({ target }) => type({ endOtherSessions: target.checked ? 'yes' : 'no' })}
      >
        {text.labels.endOtherSessions}
      </Checkbox>
    </RecordDialog>
  )
}

export default ChangePassword
