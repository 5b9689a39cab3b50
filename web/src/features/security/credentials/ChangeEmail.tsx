import { listSecurityEvents } from '@auctionwiz/contracts/audit'
import { emailPattern } from '@auctionwiz/contracts/fields'
import { changeEmail } from '@auctionwiz/contracts/passwords'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { PasswordInput } from '../../sign-in/PasswordInput.tsx'
import { securityText } from '../messages.ts'

const text = securityText.changeEmail

/** Changes the sign-in address. It takes effect once confirmed by email; the old address is notified. */
const ChangeEmail = ({ onClose }: { onClose: () => void }) => {
  const { user } = useSignedIn()
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo === undefined) return <NewEmail email={user.email} onSent={setSentTo} onClose={onClose} />
  return (
    <Dialog title={text.title} width={480} cancelLabel={text.close} onClose={onClose}>
      <p role="status">{text.sent({ newEmail: sentTo, email: user.email })}</p>
    </Dialog>
  )
}

interface NewEmailProps {
  /** The current address. */
  email: string
  onSent: (newEmail: string) => void
  onClose: () => void
}

const NewEmail = ({ email, onSent, onClose }: NewEmailProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened: { values: { newEmail: '', password: '' }, version: '' },
    check: ({ newEmail, password }) => ({
      ...(!emailPattern.test(newEmail.trim()) && { newEmail: text.invalid }),
      ...(password === '' && { password: text.passwordNeeded }),
    }),
    send: async (values) => {
      const newEmail = values.newEmail.trim()
      await call(changeEmail, { body: { newEmail, password: values.password } })
      return newEmail
    },
    refusals: { wrong_password: 'password' },
    onSaved: (newEmail) => {
      refresh([listSecurityEvents])
      onSent(newEmail)
    },
  })
  const { values, errors, type } = form
  return (
    <RecordDialog
      title={text.title}
      width={480}
      name="change"
      form={form}
      labels={text.labels}
      submit={{ label: text.submit, busy: text.busy }}
      onClose={onClose}
    >
      <p>{text.help({ email })}</p>
      <Field id="change-newEmail" label={text.labels.newEmail} error={errors.newEmail}>
        <TextInput
          type="email"
          name="new-email"
          autoComplete="email"
          maxLength={254}
          value={values.newEmail}
          onChange={({ target }) => type({ newEmail: target.value })}
        />
      </Field>
      <Field id="change-password" label={text.labels.password} error={errors.password}>
        <PasswordInput disabled={false} value={values.password} onChange={(password) => type({ password })} />
      </Field>
    </RecordDialog>
  )
}

export default ChangeEmail
