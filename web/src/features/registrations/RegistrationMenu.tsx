import { type Registration, type RegistrationState, registrationStates } from '@auctionwiz/contracts/registrations'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Open20Regular } from '@fluentui/react-icons/headless/svg/open'
import type { MenuEntry } from '../../ui/MenuButton.tsx'
import { OpenMenu } from '../../ui/OpenMenu.tsx'
import { registrationText as text } from './messages.ts'
import type { Ask } from './RegistrationDialogs.tsx'
import type { SetState, useRegistrationReasons } from './use-registrations.ts'

interface RegistrationMenuProps {
  registration: Registration
  reasons: ReturnType<typeof useRegistrationReasons>
  setState: SetState
  /** The button that it opened at. */
  anchor: HTMLElement
  onClose: () => void
  onOpen: (registration: Registration) => void
  onAsk: Ask
}

const labelOf = (state: RegistrationState): string => ({ Registered: text.reopen, Approved: text.approve, Denied: text.deny })[state]

/** The actions for one registration; disabled ones say why. */
const RegistrationMenu = ({ registration, reasons, setState, anchor, onClose, onOpen, onAsk }: RegistrationMenuProps) => {
  const states = registrationStates
    .filter((state) => state !== registration.state)
    .toReversed()
    .map(
      (state): MenuEntry => ({
        id: state,
        label: labelOf(state),
        reason: reasons.approve,
        onSelect: () => setState(registration, state),
      }),
    )
  return (
    <OpenMenu
      key={registration.id}
      anchor={anchor}
      onClose={onClose}
      label={text.actionsFor({ paddle: registration.paddle })}
      groups={[
        [
          ...(registration.bidder
            ? [{ id: 'profile', label: text.profile, icon: <Open20Regular />, onSelect: () => onOpen(registration) }]
            : []),
          {
            id: 'edit',
            label: text.edit,
            icon: <Edit20Regular />,
            shortcut: 'e',
            reason: reasons.change,
            onSelect: () => onAsk('edit', registration),
          },
        ],
        states,
        [
          {
            id: 'remove',
            label: text.remove,
            icon: <Delete20Regular />,
            danger: true,
            reason: reasons.change,
            onSelect: () => onAsk('remove', registration),
          },
        ],
      ]}
    />
  )
}

export default RegistrationMenu
