import type { Invitation } from '@auctionwiz/contracts/invitations'
import type { AccountUser } from '@auctionwiz/contracts/users'
import type { Format } from '../../app/format.ts'
import type { SignedInState } from '../../app/session/session-state.ts'
import { classes } from '../../ui/class-names.ts'
import { columns } from '../../ui/columns.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { AccountStatus, Avatar, MfaStatus, RoleBadge } from './Badges.tsx'
import { usersText as text } from './messages.ts'
import { houseNames, housesOf, mfaOf } from './people.ts'
import styles from './UserColumns.module.css'

/** A member of the account, or somebody who is invited and has not accepted yet. */
export type Person = { id: string; user: AccountUser; invitation?: never } | { id: string; invitation: Invitation; user?: never }

export const memberOf = (user: AccountUser): Person => ({ id: user.id, user })
export const invitedOf = (invitation: Invitation): Person => ({ id: invitation.id, invitation })

const ids = ['user', 'role', 'houses', 'mfa', 'status', 'active'] as const

export const usersList = { list: 'users', all: ids } as const satisfies ListColumns<(typeof ids)[number]>

export const nameOf = ({ user, invitation }: Person): string => (user ? user.name || user.email : invitation.email)

const statusOf = ({ user, invitation }: Person) => user?.status ?? (invitation?.status === 'void' ? 'void' : 'pending')
const roleOf = ({ user, invitation }: Person) => (user ? user.role : invitation.role)

/** Why an invitation is no longer valid. */
const voidReason = ({ invitation }: Person): string | undefined =>
  invitation?.status === 'void' ? text.void({ name: invitation.invitedBy }) : undefined

const mailFailed = ({ invitation }: Person): boolean =>
  invitation !== undefined && invitation.status !== 'void' && invitation.delivery === 'failed'

/** The state of an invitation's email. */
const mailState = (invitation: Invitation, format: Format): string => {
  const { status, delivery, sentAt } = invitation
  if (status !== 'void' && delivery === 'failed') return text.mailFailed
  if (delivery === 'sending') return text.sending
  return status === 'expired' ? text.expired : text.invited({ date: format.day(sentAt) })
}

/** The columns of the list; `when` says how long ago a user was active. */
export const columnsOf = (who: SignedInState, format: Format, when: (at: string | undefined) => string): Column<Person>[] => {
  const houses = ({ user, invitation }: Person): string => {
    const everywhere = who.account.auctionHouses.map(({ id }) => id)
    const held = user ? (user.role === 'owner' ? everywhere : user.houses.map(({ auctionHouseId }) => auctionHouseId)) : undefined
    return housesOf(held ?? invitation?.auctionHouseIds ?? [], houseNames(who))
  }
  const lastActive = ({ user, invitation }: Person): string => (user ? when(user.lastActiveAt) : mailState(invitation, format))
  const at = ({ user, invitation }: Person): string | undefined => (user ? user.lastActiveAt : invitation.sentAt)
  return [
    {
      id: 'user',
      header: text.columns.user,
      width: 440,
      minWidth: 200,
      grow: true,
      text: nameOf,
      render: (person) => <Who person={person} own={person.id === who.user.id} />,
    },
    {
      id: 'role',
      header: text.columns.role,
      width: 96,
      text: (person) => text.roles[roleOf(person)],
      render: (person) => <RoleBadge role={roleOf(person)} />,
      card: 'detail',
    },
    { id: 'houses', header: text.columns.houses, width: 164, shown: 'roomy', text: houses },
    {
      id: 'mfa',
      header: text.columns.mfa,
      width: 144,
      shown: 'roomy',
      text: ({ user }) => (user ? mfaOf(user) : '–'),
      render: ({ user }) => (user ? <MfaStatus user={user} /> : '–'),
    },
    {
      id: 'status',
      header: text.columns.status,
      width: 128,
      shown: 'wide',
      text: (person) => text.statuses[statusOf(person)],
      render: (person) => <AccountStatus status={statusOf(person)} />,
      card: 'detail',
      renderCard: (person) => (
        <span className={look('gapS', 'inlineFlex')}>
          <AccountStatus status={statusOf(person)} />
          {person.invitation && (
            <span className={mailFailed(person) ? look('problem') : undefined}>
              {voidReason(person) ?? mailState(person.invitation, format)}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'active',
      header: text.columns.active,
      width: 144,
      shown: 'roomy',
      align: 'end',
      text: lastActive,
      render: (person) => {
        const since = at(person)
        return (
          <span className={classes(look('cutText'), mailFailed(person) && look('problem'))} title={since && format.stamp(since)}>
            {lastActive(person)}
          </span>
        )
      },
    },
  ]
}

const Who = ({ person, own }: { person: Person; own: boolean }) => {
  const reason = voidReason(person)
  return (
    <span className={classes(look('grid', 'center', 'grow', 'gapM', 'columns'), person.user && styles.person)} style={columns('24px 1fr')}>
      <Avatar name={nameOf(person)} />
      <span className={look('flex', 'baseline', 'wrap', 'shrinks', 'gapColumnsS')}>
        <span className={classes(look('cutText'), person.user && look('strong'))}>{nameOf(person)}</span>
        {own && <span className={look('caption', 'muted')}>{text.you}</span>}
        {reason && <span className={look('caption', 'muted', 'cutText', 'fullWidth')}>{reason}</span>}
      </span>
      {person.user && (
        <span className={classes(look('muted', 'cutText'), styles.email)} title={person.user.email}>
          {person.user.email}
        </span>
      )}
    </span>
  )
}
