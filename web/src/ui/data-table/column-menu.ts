import type { MenuEntry } from '../MenuButton.tsx'
import { tableText } from '../messages.ts'
import { limitedWidth, movedColumn } from './layout.ts'
import type { Column, SortState } from './types.ts'
import type { LayoutAccess } from './use-list-layout.ts'

/** In px. */
const widthStep = 16

export interface ColumnMenuOptions<Row> {
  column: Column<Row>
  /** All columns, also hidden ones. */
  columns: readonly Pick<Column<Row>, 'id' | 'header'>[]
  layout: LayoutAccess
  sort: SortState | undefined
  onSort: ((sort: SortState) => void) | undefined
}

/** What can be done with a column: sort, move, hide, resize, and show hidden ones. The first column stays first and visible. */
export const columnMenu = <Row>({ column, columns, layout, sort, onSort }: ColumnMenuOptions<Row>): MenuEntry[][] => {
  const { id, width, minWidth, sort: by } = column
  const at = layout.columns.indexOf(id)
  const now = layout.widths[id] ?? width
  const order = (descending: boolean, label: string): MenuEntry => ({
    id: label,
    label,
    checked: by !== undefined && sort?.by === by && sort.descending === descending,
    onSelect: () => by !== undefined && onSort?.({ by, descending }),
  })
  const move = (by: -1 | 1, label: string): MenuEntry => ({
    id: label,
    label,
    onSelect: () => layout.setColumns(movedColumn(layout.columns, id, by)),
  })
  const resize = (to: number | undefined, label: string): MenuEntry => ({ id: label, label, onSelect: () => layout.setWidth(id, to) })
  return [
    by !== undefined && onSort ? [order(false, tableText.sortAscending), order(true, tableText.sortDescending)] : [],
    [
      ...(at > 1 ? [move(-1, tableText.moveLeft)] : []),
      ...(at > 0 && at < layout.columns.length - 1 ? [move(1, tableText.moveRight)] : []),
      ...(at > 0
        ? [{ id: 'hide', label: tableText.hide, onSelect: () => layout.setColumns(layout.columns.filter((shown) => shown !== id)) }]
        : []),
    ],
    [
      resize(limitedWidth(now - widthStep, minWidth), tableText.narrower),
      resize(limitedWidth(now + widthStep, minWidth), tableText.wider),
      ...(layout.widths[id] === undefined ? [] : [resize(undefined, tableText.resetWidth)]),
    ],
    columns
      .filter((other) => !layout.columns.includes(other.id))
      .map((other) => ({
        id: `show ${other.id}`,
        label: tableText.show({ column: other.header }),
        onSelect: () => layout.setColumns([...layout.columns, other.id]),
      })),
  ]
}
