import type { AccountUser } from '@auctionwiz/contracts/users'
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/headless/svg/shield-checkmark'
import { Warning20Regular } from '@fluentui/react-icons/headless/svg/warning'
import { look } from '../../ui/look.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { usersText as text } from './messages.ts'
import { initialsOf, mfaOf } from './people.ts'

/** The initials of a name in a circle; hidden from screen readers, which announce the name next to it. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={look('grid', 'middle', 'fixed', 'strong', 'soft', 'chosen', 'high24', 'wide24', 'round', 'tiny')} aria-hidden="true">
    {initialsOf(name)}
  </span>
)

/** A role by its name, the account owner's as a purple badge. */
export const RoleBadge = ({ role }: { role: AccountUser['role'] }) =>
  role === 'owner' ? (
    <span className={look('padTag', 'caption', 'rounded', 'owner', 'inlineBlock')}>{text.roles.owner}</span>
  ) : (
    text.roles[role]
  )

export const MfaStatus = ({ user }: { user: Pick<AccountUser, 'mfa'> }) => (
  <span className={look('inlineRow', 'shrinks', 'gapSNudge', 'inMiddle')}>
    {user.mfa.enabled ? <ShieldCheckmark20Regular className={look('good')} /> : <Warning20Regular className={look('warning')} />}
    <span className={look('cutText')}>{mfaOf(user)}</span>
  </span>
)

const tones = { active: 'good', pending: 'pending', suspended: 'bad', void: 'idle' } as const

export const AccountStatus = ({ status }: { status: keyof typeof tones }) => (
  <StatusDot tone={tones[status]}>{text.statuses[status]}</StatusDot>
)
