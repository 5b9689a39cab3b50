import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import { profileText } from './messages.ts'

interface SuspendBidderProps {
  name: string
  busy: boolean
  onSuspend: (reason: string) => Promise<void>
  onClose: () => void
}

/** The most characters of a reason. */
const longest = 300

/** Asks why a bidder is suspended; the profile shows it to colleagues. Enter suspends. */
const SuspendBidder = ({ name, busy, onSuspend, onClose }: SuspendBidderProps) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={profileText.suspendTitle({ name })}
      width={440}
      onClose={onClose}
      dirty={reason !== '' && !busy}
      onSubmit={() => void onSuspend(reason)}
      actions={
        <Button type="submit" look="primary" busy={busy}>
          {profileText.suspend}
        </Button>
      }
    >
      <p className={look('belowL')}>{profileText.suspendText}</p>
      <Field label={profileText.reason} optional>
        <TextInput autoComplete="off" maxLength={longest} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </Dialog>
  )
}

export default SuspendBidder
