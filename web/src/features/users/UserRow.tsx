import type { AccountUser } from '@auctionwiz/contracts/users'
import { useLocation } from 'react-router'
import { useFormat } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { classes } from '../../ui/class-names.ts'
import table from '../../ui/Table.module.css'
import { AccountStatus, Avatar, MfaStatus, RoleBadge } from './Badges.tsx'
import { usersText as text } from './messages.ts'
import { houseNames, housesOf } from './people.ts'
import { UserMenu } from './UserMenu.tsx'
import styles from './UsersTable.module.css'
import { usersPath } from './use-users-address.ts'
import { useWhen } from './use-when.ts'
import { useUsers } from './users-context.ts'

/** One member of the account. Nobody has a menu for themselves. */
export const UserRow = ({ user, isOpen }: { user: AccountUser; isOpen: boolean }) => {
  const { open } = useUsers()
  const who = useSignedIn()
  const { search } = useLocation()
  const when = useWhen()
  const format = useFormat()
  const { id, name, email, role, status, lastActiveAt } = user
  const works = role === 'owner' ? who.account.auctionHouses.map((house) => house.id) : user.houses.map((held) => held.auctionHouseId)
  const own = id === who.user.id
  return (
    <tr className={classes(table.row, styles.row, isOpen && styles.open)} onClick={() => open(id)}>
      <td className={styles.user}>
        <span className={styles.person}>
          <Avatar name={name || email} />
          <span className={styles.names}>
            <AppLink to={{ pathname: `${usersPath}/${id}`, search }} className={styles.name} onClick={(event) => event.stopPropagation()}>
              {name || email}
            </AppLink>
            {own && <span className={styles.own}>{text.you}</span>}
            <span className={styles.below}>
              <RoleBadge role={role} /> <AccountStatus status={status} />
            </span>
          </span>
          <span className={styles.email} title={email}>
            {email}
          </span>
        </span>
      </td>
      <td className={styles.role}>
        <RoleBadge role={role} />
      </td>
      <td className={styles.houses}>{housesOf(works, houseNames(who))}</td>
      <td className={styles.mfa}>
        <MfaStatus user={user} />
      </td>
      <td className={styles.status}>
        <AccountStatus status={status} />
      </td>
      <td className={styles.active} title={lastActiveAt && format.stamp(lastActiveAt)}>
        {when(lastActiveAt)}
      </td>
      <td className={styles.actions}>{!own && <UserMenu user={user} />}</td>
    </tr>
  )
}
