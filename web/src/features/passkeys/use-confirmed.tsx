import { CallError } from '@auctionwiz/contracts/client'
import { confirmIdentity } from '@auctionwiz/contracts/passwords'
import { type ReactNode, useState } from 'react'
import { useChange } from '../../app/calls/use-change.ts'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { errorMessage } from '../../components/ErrorState.tsx'
import { Field, TextInput } from '../../components/Field.tsx'
import { passkeyText } from './messages.ts'

const text = passkeyText.confirm

/** Carries out what needs a fresh sign-in: where the service asks for one, the person confirms their password and the task is done again. */
export const useConfirmed = (): { confirmed: (task: () => Promise<void>) => Promise<void>; confirmation: ReactNode } => {
  const [waiting, setWaiting] = useState<() => Promise<void>>()
  const confirmed = async (task: () => Promise<void>) => {
    try {
      await task()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'confirmation_required') throw error
      setWaiting(() => task)
    }
  }
  const confirmation = waiting && <ConfirmPassword onDone={waiting} onClose={() => setWaiting(undefined)} />
  return { confirmed, confirmation }
}

const ConfirmPassword = ({ onDone, onClose }: { onDone: () => Promise<void>; onClose: () => void }) => {
  const { change, busy, error } = useChange(confirmIdentity)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = async () => {
    setMissing(password === '')
    if (password === '' || busy || !(await change({ body: { password } }))) return
    onClose()
    await onDone()
  }
  const problem = missing ? text.needed : error === undefined ? undefined : errorMessage(error)
  return (
    <Dialog
      title={text.title}
      width={420}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
      }
    >
      <p>{text.help}</p>
      <Field label={text.password} error={problem}>
        <TextInput
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
