import { confirmIdentity } from '@auctionwiz/contracts/passwords'
import { useState } from 'react'
import { useChange } from '../../../app/calls/use-change.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { Button } from '../../../components/Button.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { errorMessage } from '../../../components/ErrorState.tsx'
import { Field } from '../../../components/Field.tsx'
import { PasswordInput } from '../../sign-in/PasswordInput.tsx'
import { securityText } from '../messages.ts'

const text = securityText.confirm

/** Asks for the person's password before a change to how they sign in. */
const ConfirmPassword = ({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) => {
  const { user } = useSignedIn()
  const { change, busy, error, clearError } = useChange(confirmIdentity)
  const [password, setPassword] = useState('')
  const confirm = async () => {
    if (password !== '' && !busy && (await change({ body: { password } }))) onConfirmed()
  }
  return (
    <Dialog
      title={text.title}
      width={440}
      onClose={onClose}
      onSubmit={() => void confirm()}
      actions={
        <Button type="submit" look="primary" disabled={password === ''} busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
      }
    >
      <input hidden readOnly name="username" autoComplete="username" value={user.email} />
      <Field label={text.password} hint={text.help} error={error === undefined ? undefined : errorMessage(error)}>
        <PasswordInput
          disabled={false}
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            clearError()
          }}
        />
      </Field>
    </Dialog>
  )
}

export default ConfirmPassword
