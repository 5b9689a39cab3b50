import type { Invitation } from '@auctionwiz/contracts/invitations'
import { useFormat } from '../../app/format.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { fill } from '../../messages/index.ts'
import { classes } from '../../ui/class-names.ts'
import table from '../../ui/Table.module.css'
import { AccountStatus, Avatar, RoleBadge } from './Badges.tsx'
import { InvitationMenu } from './InvitationMenu.tsx'
import { usersText as text } from './messages.ts'
import { houseNames, housesOf } from './people.ts'
import styles from './UsersTable.module.css'

/** An invited person who has not accepted yet; the email's status replaces the last activity. */
export const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const { email, role, auctionHouseIds, status, delivery, sentAt, invitedBy } = invitation
  const who = useSignedIn()
  const format = useFormat()
  const accountStatus = status === 'void' ? 'void' : 'pending'
  const failed = status !== 'void' && delivery === 'failed'
  const reason = status === 'void' ? fill(text.void, { name: invitedBy }) : undefined
  const state = failed
    ? text.mailFailed
    : delivery === 'sending'
      ? text.sending
      : status === 'expired'
        ? text.expired
        : fill(text.invited, { date: format.day(sentAt) })
  return (
    <tr className={classes(table.row, styles.row)} data-pending>
      <td className={styles.user}>
        <span className={styles.person}>
          <Avatar name={email} />
          <span className={styles.names}>
            <span className={styles.name}>{email}</span>
            {reason && <span className={styles.reason}>{reason}</span>}
            <span className={styles.below}>
              <RoleBadge role={role} /> <AccountStatus status={accountStatus} />
              <span className={classes(failed && styles.problem)}>{reason ?? state}</span>
            </span>
          </span>
        </span>
      </td>
      <td className={styles.role}>
        <RoleBadge role={role} />
      </td>
      <td className={styles.houses}>{housesOf(auctionHouseIds, houseNames(who))}</td>
      <td className={styles.mfa}>–</td>
      <td className={styles.status}>
        <AccountStatus status={accountStatus} />
      </td>
      <td className={classes(styles.active, failed && styles.problem)} title={format.stamp(sentAt)}>
        {state}
      </td>
      <td className={styles.actions}>
        <InvitationMenu invitation={invitation} />
      </td>
    </tr>
  )
}
