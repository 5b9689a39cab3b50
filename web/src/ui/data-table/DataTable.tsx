import type { ReactNode } from 'react'
import { ErrorState } from '../ErrorState.tsx'
import { PageScroll } from '../Page.tsx'
import { ProgressLine, SkeletonRows } from '../Skeleton.tsx'
import { useWide } from '../use-wide.ts'
import { DataCards } from './DataCards.tsx'
import { DataGrid } from './DataGrid.tsx'
import type { ListTotal } from './list-total.ts'
import { StaleRows } from './StaleRows.tsx'
import type { RowTone } from './TableRow.tsx'
import type { RowShortcut } from './table-shortcuts.ts'
import type { Column, RowGroup, RowMenu, SortState, TableSource } from './types.ts'
import type { Folding } from './use-groups.ts'
import type { LayoutAccess } from './use-list-layout.ts'
import { useRowMenu } from './use-row-menu.ts'
import type { SelectionAccess } from './use-selection.ts'

export interface DataTableProps<Row extends { id: string }> {
  /** Names the table for screen readers. */
  label: string
  /** All columns, the one that identifies the row first. Memoize them, like the functions below: a new one renders every row again. */
  columns: readonly Column<Row>[]
  layout: LayoutAccess
  /** The fetched rows; with `groups` those of all groups, in order. */
  rows: readonly Row[]
  /** Rows in groups, each with a heading. */
  groups?: readonly RowGroup<Row>[] | undefined
  /** Groups that are collapsed at first. */
  collapsed?: readonly string[]
  /** Which groups are open, where the list decides; otherwise the table does. */
  folding?: Folding | undefined
  /** All groups are open, for example while a search leaves few rows. */
  unfolded?: boolean
  /** All rows that match, of which `rows` are the first. */
  total: ListTotal
  /** Changes with the filters and the order: another list begins at its first row. */
  listKey: string
  source: TableSource
  /** Name of a row, for its check box and its menu. */
  nameOf: (row: Row) => string
  /** The address of the row's panel, for opening it in another tab. */
  hrefOf?: (row: Row) => string | undefined
  toneOf?: (row: Row) => RowTone
  /** Marks the current row, for lists whose keys act on it. */
  marksCurrent?: boolean
  /** The row whose panel or details are open; a card without either is marked. */
  openId: string | undefined
  /** Opens the row's panel or toggles its details; without it rows cannot be opened. */
  onOpen?: ((row: Row) => void) | undefined
  /** Follows the row's link, where that is not what `onOpen` opens. */
  onLink?: ((row: Row) => void) | undefined
  /** The user may open the row next: prefetch what it needs. */
  onNear?: ((row: Row) => void) | undefined
  /** The details below the open row, for lists without a panel. */
  expanded?: ((row: Row) => ReactNode) | undefined
  /** Name of the button that shows and hides the details of a row. */
  detailsLabel?: (row: Row) => string
  sort?: SortState | undefined
  onSort?(sort: SortState): void
  /** Undefined where nothing can be selected. */
  selection?: SelectionAccess | undefined
  /** What stands in place of the check box of a row that cannot be selected. The selection itself must leave such rows out. */
  unselectable?: ((row: Row) => ReactNode) | undefined
  /** On the phone: check boxes instead of opening. */
  selecting?: boolean
  menu?: RowMenu<Row> | undefined
  /** Keys that act on the current row. */
  rowKeys?: readonly RowShortcut<Row>[] | undefined
  /** Rows of 32 px, whatever density the user chose. */
  compact?: boolean
  /** Rows of 60 px with two lines, see `TwoLines`. */
  twoLines?: boolean
  /** A table on the phone too, for content that does not fit a card. */
  noCards?: boolean
  /** Title of the state in which the first load failed. */
  loadFailed: string
  /** Shown without rows: none match, or there are none yet. */
  empty: ReactNode
  /** Renders the totals of all rows for the shown columns, see `TotalsRow`; not on cards. */
  totals?: (columns: readonly Column<Row>[]) => ReactNode
  /** Below the last row, in the same scroll area. */
  after?: ReactNode
  /** Shown instead of the table to users without the permission. */
  noPermission?: ReactNode
}

/** How many placeholder rows follow the fetched ones. */
const mostComing = 20

/** One list of the product: a grid of rows, cards on the phone, or why there are none. The footer is separate, see `TableFooter`. */
export const DataTable = <Row extends { id: string }>(props: DataTableProps<Row>) => {
  const { rows, groups, total, source, noPermission, noCards, menu } = props
  const phone = !useWide(641)
  const menus = useRowMenu<Row>()
  if (noPermission) return noPermission
  const isEmpty = rows.length === 0 && (groups ?? []).length === 0
  const coming = source.hasMore ? Math.min(Math.max(total.count - rows.length, 1), mostComing) : 0
  const list = { ...props, coming, menus }
  return (
    <>
      <ProgressLine active={source.refreshing} />
      {source.error !== undefined && !isEmpty && <StaleRows error={source.error} onRetry={source.reload} />}
      {isEmpty ? <NoRows {...props} /> : phone && !noCards ? <DataCards {...list} /> : <DataGrid {...list} />}
      {menus.open && menu?.render(menus.open, menus.close)}
    </>
  )
}

const NoRows = <Row extends { id: string }>({ source, columns, loadFailed, empty, after }: DataTableProps<Row>) => {
  if (source.error !== undefined && !source.refreshing)
    return <ErrorState title={loadFailed} error={source.error} onRetry={source.reload} />
  if (source.loading) return <SkeletonRows rows={15} columns={columns.slice(0, 7).map(({ width }) => width * 0.75)} />
  return (
    <PageScroll>
      {empty}
      {after}
    </PageScroll>
  )
}
