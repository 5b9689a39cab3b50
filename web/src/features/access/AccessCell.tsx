import type { Permission } from '@auctionwiz/contracts/permissions'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { fill } from '../../messages/index.ts'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { usersText } from '../users/messages.ts'
import styles from './AccessTable.module.css'
import { type Column, type Decision, explainAccess } from './explain-access.ts'
import { accessText as text } from './messages.ts'

interface AccessCellProps {
  column: Column
  permission: Permission
  chosen: boolean
  onChoose: (column: string, permission: Permission) => void
}

/** Whether the user has the permission, and its source; a press shows how it was decided. */
export const AccessCell = ({ column, permission, chosen, onChoose }: AccessCellProps) => {
  const decision = explainAccess(column.user, column.auctionHouseId, permission)
  return (
    <button
      type="button"
      className={classes(
        look('row', 'grow', 'stretch', 'gapM', 'left', 'noBorder', 'clear', 'flush', 'bleedS', 'padSidesS', 'focusInside', 'hoversRow'),
        styles.cell,
        styles[decision.source],
      )}
      aria-pressed={chosen}
      aria-label={`${permission}, ${column.title}: ${sourceText(decision)}`}
      onClick={() => onChoose(column.key, permission)}
    >
      {decision.allowed ? (
        <Checkmark16Regular />
      ) : decision.source === 'deny' ? (
        <Dismiss16Regular />
      ) : (
        <span className={look('muted', 'centered', 'wide16')}>–</span>
      )}
      {decision.source !== 'none' && (
        <span className={classes(look('cutText'), styles.source)} title={sourceText(decision)}>
          {sourceText(decision)}
        </span>
      )}
    </button>
  )
}

export const sourceText = ({ source, role }: Decision): string => {
  switch (source) {
    case 'owner':
      return text.fromOwner
    case 'grant':
      return text.fromGrant
    case 'deny':
      return text.fromDeny
    case 'role':
      return fill(text.fromRole, { role: usersText.roles[role ?? 'none'] })
    case 'none':
      return text.notHeld
  }
}
