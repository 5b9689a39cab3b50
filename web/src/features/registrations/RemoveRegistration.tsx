import { type Registration, removeRegistration } from '@auctionwiz/contracts/registrations'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { registrationText as text } from './messages.ts'
import { registrationCalls } from './use-registrations.ts'

interface RemoveRegistrationProps {
  registration: Registration
  onClose: () => void
}

/** Asks before a bidder is no longer registered. */
const RemoveRegistration = ({ registration, onClose }: RemoveRegistrationProps) => {
  const { id: registrationId, auctionId: id, paddle, version } = registration
  const { change, busy, error } = useMutation(removeRegistration, { refreshes: registrationCalls })
  const confirm = async () => {
    if (busy || !(await change({ params: { id, registrationId }, body: { version } }))) return
    toast({ text: text.removed({ paddle }) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={text.removeTitle({ paddle })}
      confirmLabel={text.remove}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{text.removeText}</p>
      {error !== undefined && <p role="alert">{errorMessage(error)}</p>}
    </ConfirmDialog>
  )
}

export default RemoveRegistration
