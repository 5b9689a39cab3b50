import type { MfaMethod } from '@auctionwiz/contracts/mfa'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { securityText } from '../messages.ts'
import { useMethod } from './use-method.ts'

const text = securityText.methods

/** Renames a method, so that the user can distinguish several at sign-in. */
export const RenameMethod = ({ method, onClose }: { method: MfaMethod; onClose: () => void }) => {
  const { busy, change } = useMethod(method)
  const [name, setName] = useState(method.name)
  const wanted = name.trim()
  const save = async () => {
    if (wanted === '' || busy) return
    if (wanted === method.name || (await change({ name: wanted }))) onClose()
  }
  return (
    <Dialog
      title={text.renameTitle({ name: method.name })}
      width={440}
      dirty={wanted !== method.name}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <Button type="submit" look="primary" disabled={wanted === ''} busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      }
    >
      <Field label={text.nameLabel} hint={text.nameHint}>
        <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
    </Dialog>
  )
}
