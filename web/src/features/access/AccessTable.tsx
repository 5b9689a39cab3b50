import { permissions as all, type Permission } from '@auctionwiz/contracts/permissions'
import { useMemo } from 'react'
import { textOr } from '../../messages/index.ts'
import { permissionReasons } from '../../messages/permission-messages.ts'
import { classes } from '../../ui/class-names.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { RowGroup, Column as TableColumn } from '../../ui/data-table/types.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { look } from '../../ui/look.ts'
import { AccessCell, sourceText } from './AccessCell.tsx'
import styles from './AccessTable.module.css'
import { type Column, explainAccess, heldIn } from './explain-access.ts'
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

interface Row {
  id: Permission
}

const areaOf = (permission: Permission): string => permission.split(':')[0] ?? ''
const areas = [...new Set(all.map(areaOf))]
const rowsOf = new Map(all.map((id) => [id, { id }]))
const nameOf = ({ id }: Row): string => id
/** All permissions are known at once. */
const source = { error: undefined, loading: false, refreshing: false, reload: () => undefined, hasMore: false, loadMore: () => undefined }

/** Permissions by area, a column for each house or person. */
export const AccessTable = ({ label, columns, permissions, unfolded, chosen, onChoose }: AccessTableProps) => {
  const keys = columns.map(({ key }) => key).join()
  const list = useMemo<ListColumns<string>>(() => ({ list: 'access', all: ['permission', ...keys.split(',')] }), [keys])
  const layout = useListLayout(list)
  const { column: chosenColumn, permission: chosenPermission } = chosen
  const tableColumns = useMemo<TableColumn<Row>[]>(
    () => [
      {
        id: 'permission',
        header: text.permission,
        width: 248,
        minWidth: 168,
        text: nameOf,
        render: ({ id }) => (
          <span className={classes(look('cutText', 'padLeftXXL'), styles.permission)} title={permissionReasons[id]}>
            {id}
          </span>
        ),
      },
      ...columns.map((column) => ({
        id: column.key,
        header: column.title,
        subtitle: column.subtitle,
        width: 168,
        grow: true,
        text: ({ id }: Row) => sourceText(explainAccess(column.user, column.auctionHouseId, id)),
        render: ({ id }: Row) => (
          <AccessCell column={column} permission={id} chosen={chosenColumn === column.key && chosenPermission === id} onChoose={onChoose} />
        ),
      })),
    ],
    [columns, chosenColumn, chosenPermission, onChoose],
  )
  const groups = useMemo(() => areas.flatMap((area) => groupOf(area, permissions, columns)), [permissions, columns])
  const first = chosenPermission ? areaOf(chosenPermission) : 'bidders'
  return (
    <DataTable
      label={text.tableLabel({ name: label })}
      columns={tableColumns}
      layout={layout}
      rows={permissions.flatMap((id) => rowsOf.get(id) ?? [])}
      groups={groups}
      collapsed={areas.filter((area) => area !== first)}
      unfolded={unfolded}
      total={{ count: permissions.length, atLeast: false }}
      listKey={label}
      source={source}
      nameOf={nameOf}
      openId={chosenPermission}
      compact
      noCards
      loadFailed={text.loadFailed}
      empty={null}
    />
  )
}

/** One area: its permissions, and how many of them each column has. */
const groupOf = (area: string, shown: readonly Permission[], columns: readonly Column[]): RowGroup<Row>[] => {
  const rows = shown.filter((permission) => areaOf(permission) === area).flatMap((id) => rowsOf.get(id) ?? [])
  if (rows.length === 0) return []
  const ofArea = all.filter((permission) => areaOf(permission) === area)
  const held = ({ user, auctionHouseId }: Column) => heldIn(user, auctionHouseId).filter((permission) => ofArea.includes(permission)).length
  const cells = columns.map((column) => [column.key, text.of({ held: held(column), all: ofArea.length })])
  return [{ id: area, label: textOr(text.areas, area), rows, cells: Object.fromEntries(cells) }]
}
