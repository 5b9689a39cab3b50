import { permissions as all, type Permission } from '@auctionwiz/contracts/permissions'
import { useState } from 'react'
import { fill } from '../../messages/index.ts'
import { AccessGroup } from './AccessGroup.tsx'
import styles from './AccessTable.module.css'
import type { Column } from './explain-access.ts'
import { accessText as text } from './messages.ts'

export interface AccessTableProps {
  label: string
  columns: readonly Column[]
  permissions: readonly Permission[]
  /** Expands all areas, for example when a filter leaves few permissions. */
  unfolded: boolean
  chosen: { column: string | undefined; permission: Permission | undefined }
  onChoose: (column: string, permission: Permission) => void
}

const areaOf = (permission: Permission): string => permission.split(':')[0] ?? ''
const areas = [...new Set(all.map(areaOf))]

/** Permissions by area, a column for each house or person. */
export const AccessTable = ({ label, columns, permissions, unfolded, chosen, onChoose }: AccessTableProps) => {
  const [open, setOpen] = useState<readonly string[]>([chosen.permission ? areaOf(chosen.permission) : 'bidders'])
  const toggle = (area: string) =>
    setOpen((current) => (current.includes(area) ? current.filter((each) => each !== area) : [...current, area]))
  return (
    <table className={styles.table} aria-label={fill(text.tableLabel, { name: label })}>
      <thead>
        <tr>
          <th scope="col" className={styles.permission}>
            {text.permission}
          </th>
          {columns.map(({ key, title, subtitle }) => (
            <th key={key} scope="col">
              <b>{title}</b>
              <span className={styles.holds}>{subtitle}</span>
            </th>
          ))}
        </tr>
      </thead>
      {areas.map((area) => {
        const own = permissions.filter((permission) => areaOf(permission) === area)
        if (own.length === 0) return null
        return (
          <AccessGroup
            key={area}
            area={area}
            columns={columns}
            permissions={own}
            open={unfolded || open.includes(area)}
            onToggle={() => toggle(area)}
            chosen={chosen}
            onChoose={onChoose}
          />
        )
      })}
    </table>
  )
}
