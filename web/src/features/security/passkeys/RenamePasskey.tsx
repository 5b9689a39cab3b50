import { listPasskeys, type Passkey, renamePasskey } from '@auctionwiz/contracts/passkeys'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { passkeyText as text } from '../../passkeys/messages.ts'

export const RenamePasskey = ({ passkey: { id, name: before }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { change, busy, error } = useMutation(renamePasskey, { refreshes: [listPasskeys] })
  const [name, setName] = useState(before)
  const [missing, setMissing] = useState(false)
  const submit = async () => {
    setMissing(!name.trim())
    if (name.trim() && !busy && (await change({ params: { id }, body: { name } }))) onClose()
  }
  const problem = missing ? text.nameNeeded : error === undefined ? undefined : `${text.saveFailed} ${errorMessage(error)}`
  return (
    <Dialog
      title={text.renameTitle}
      width={420}
      dirty={name !== before}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      }
    >
      <Field label={text.name} error={problem}>
        <TextInput maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </Dialog>
  )
}
