import type { Invitation } from '@auctionwiz/contracts/invitations'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { classes } from '../../ui/class-names.ts'
import table from '../../ui/Table.module.css'
import { InvitationRow } from './InvitationRow.tsx'
import { usersText as text } from './messages.ts'
import { UserRow } from './UserRow.tsx'
import styles from './UsersTable.module.css'

export interface UsersTableProps {
  users: readonly AccountUser[]
  invitations: readonly Invitation[]
  openId: string | undefined
}

const columns = ['user', 'role', 'houses', 'mfa', 'status', 'active'] as const

/** The users of the account and invited people. A row opens its panel; its name is the link for the keyboard. */
export const UsersTable = ({ users, invitations, openId }: UsersTableProps) => (
  <table className={classes(table.table, styles.table)} aria-label={text.tableLabel}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={styles[column]}>
            {text.columns[column]}
          </th>
        ))}
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">{text.columns.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {users.map((user) => (
        <UserRow key={user.id} user={user} isOpen={user.id === openId} />
      ))}
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </tbody>
  </table>
)
