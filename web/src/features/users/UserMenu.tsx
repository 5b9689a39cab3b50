import type { AccountUser } from '@auctionwiz/contracts/users'
import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { Key20Regular } from '@fluentui/react-icons/headless/svg/key'
import { KeyReset20Regular } from '@fluentui/react-icons/headless/svg/key-reset'
import { Person20Regular } from '@fluentui/react-icons/headless/svg/person'
import { PersonAvailable20Regular } from '@fluentui/react-icons/headless/svg/person-available'
import { PersonProhibited20Regular } from '@fluentui/react-icons/headless/svg/person-prohibited'
import { PersonSettings20Regular } from '@fluentui/react-icons/headless/svg/person-settings'
import { PersonSwap20Regular } from '@fluentui/react-icons/headless/svg/person-swap'
import { PhoneDismiss20Regular } from '@fluentui/react-icons/headless/svg/phone-dismiss'
import { useNavigate } from 'react-router'
import { useSignedIn } from '../../app/session/session-context.ts'
import type { MenuEntry } from '../../ui/MenuButton.tsx'
import { OpenMenu } from '../../ui/OpenMenu.tsx'
import { usersText as text } from './messages.ts'
import { useViewAs } from './use-view-as.ts'
import { useUsers } from './users-context.ts'

export interface UserMenuProps {
  user: AccountUser
  /** The button that it opened at. */
  anchor: HTMLElement
  onClose: () => void
}

/** The actions for another user; disabled ones say why. */
export const UserMenu = ({ user, anchor, onClose }: UserMenuProps) => {
  const { open, ask } = useUsers()
  const { access } = useSignedIn()
  const navigate = useNavigate()
  const view = useViewAs()
  const owner = user.accountRole === 'owner' ? text.ownerProtected : undefined
  const noFactor = user.mfa.enabled ? undefined : text.noFactor
  const suspended = user.status === 'suspended' ? text.suspendedNow : undefined
  const entry = (id: string, label: string, icon: MenuEntry['icon'], onSelect: () => void, reason?: string): MenuEntry => ({
    id,
    label,
    onSelect,
    reason,
    ...(icon && { icon }),
  })
  const standing =
    user.status === 'suspended'
      ? entry('reactivate', text.reactivate, <PersonAvailable20Regular />, () => ask('reactivate', user))
      : { ...entry('deactivate', text.deactivate, <PersonProhibited20Regular />, () => ask('deactivate', user), owner), danger: true }
  return (
    <OpenMenu
      key={user.id}
      anchor={anchor}
      onClose={onClose}
      label={text.actionsFor({ name: user.name })}
      groups={[
        [
          entry('view', text.view, <Person20Regular />, () => open(user.id)),
          entry('permissions', text.permissions, <Key20Regular />, () => void navigate(`/security/access/${user.id}`)),
          entry('viewAs', text.viewAs({ name: user.name }), <Eye20Regular />, () => void view(user), owner ?? suspended),
        ],
        [
          entry('role', text.changeRole, <PersonSettings20Regular />, () => ask('role', user), owner),
          entry('reset', text.resetPassword, <KeyReset20Regular />, () => ask('reset', user), owner),
          entry('resetMfa', text.resetMfa, <PhoneDismiss20Regular />, () => ask('resetMfa', user), owner ?? noFactor),
          ...(access.accountRole === 'owner'
            ? [entry('transfer', text.transfer, <PersonSwap20Regular />, () => ask('transfer', user), owner ?? suspended)]
            : []),
        ],
        [standing],
      ]}
    />
  )
}
