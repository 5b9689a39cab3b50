import { permissions as all, type Permission, permissionReason } from '@auctionwiz/contracts/permissions'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { fill } from '../../messages/index.ts'
import { classes } from '../../ui/class-names.ts'
import { usersText } from '../users/messages.ts'
import styles from './AccessTable.module.css'
import type { AccessTableProps } from './AccessTable.tsx'
import { type Column, type Decision, explainAccess, heldIn } from './explain-access.ts'
import { accessText as text } from './messages.ts'

export interface AccessGroupProps extends Pick<AccessTableProps, 'columns' | 'permissions' | 'chosen' | 'onChoose'> {
  area: string
  open: boolean
  onToggle: () => void
}

/** The permissions of one area: how many the user has, and the source of each. */
export const AccessGroup = ({ area, columns, permissions, open, onToggle, chosen, onChoose }: AccessGroupProps) => {
  const ofArea = all.filter((permission) => permission.startsWith(`${area}:`))
  return (
    <tbody>
      <tr className={styles.area}>
        <th scope="rowgroup" className={styles.permission}>
          <button type="button" className={styles.fold} aria-expanded={open} onClick={onToggle}>
            {open ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
            {text.areas[area] ?? area}
          </button>
        </th>
        {columns.map(({ key, user, auctionHouseId }) => (
          <td key={key} className={styles.count}>
            {fill(text.of, { held: heldIn(user, auctionHouseId).filter((held) => ofArea.includes(held)).length, all: ofArea.length })}
          </td>
        ))}
      </tr>
      {open &&
        permissions.map((permission) => (
          <tr key={permission}>
            <th scope="row" className={styles.permission} title={permissionReason(permission)}>
              <span className={styles.key}>{permission}</span>
            </th>
            {columns.map((column) => (
              <AccessCell
                key={column.key}
                column={column}
                permission={permission}
                chosen={chosen.column === column.key && chosen.permission === permission}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
    </tbody>
  )
}

interface AccessCellProps {
  column: Column
  permission: Permission
  chosen: boolean
  onChoose: AccessTableProps['onChoose']
}

const AccessCell = ({ column, permission, chosen, onChoose }: AccessCellProps) => {
  const decision = explainAccess(column.user, column.auctionHouseId, permission)
  return (
    <td>
      <button
        type="button"
        className={classes(styles.cell, styles[decision.source])}
        aria-pressed={chosen}
        aria-label={`${permission}, ${column.title}: ${sourceText(decision)}`}
        onClick={() => onChoose(column.key, permission)}
      >
        {decision.allowed ? (
          <Checkmark16Regular />
        ) : decision.source === 'deny' ? (
          <Dismiss16Regular />
        ) : (
          <span className={styles.dash}>–</span>
        )}
        {decision.source !== 'none' && <span className={styles.source}>{sourceText(decision)}</span>}
      </button>
    </td>
  )
}

const sourceText = ({ source, role }: Decision): string => {
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
