import { type Registration, removeRegistration } from '@auctionwiz/contracts/registrations'
import { ConfirmChange } from '../../ui/ConfirmChange.tsx'
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
  return (
    <ConfirmChange
      endpoint={removeRegistration}
      input={{ params: { id, registrationId }, body: { version } }}
      refreshes={registrationCalls}
      title={text.removeTitle({ paddle })}
      confirmLabel={text.remove}
      onDone={() => {
        toast({ text: text.removed({ paddle }) })
        onClose()
      }}
      onClose={onClose}
    >
      {text.removeText}
    </ConfirmChange>
  )
}

export default RemoveRegistration
