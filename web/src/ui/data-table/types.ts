import type { ReactNode } from 'react'

/** One column of a data table. Define columns once or memoize them: a new array renders every row again. */
export interface Column<Row, Id extends string = string, Sort extends string = string> {
  id: Id
  header: string
  /** Below the header, such as the role in a column of one person. */
  subtitle?: string
  /** In px, unless the user resized the column. */
  width: number
  /** In px; the least width that the user can give it. Default 64. */
  minWidth?: number
  /** Takes the remaining width while the user has not resized it. */
  grow?: boolean
  align?: 'end'
  /** What the server sorts by; without it the column cannot be sorted. */
  sort?: Sort
  /** The first press on the header shows the highest values first. */
  highestFirst?: boolean
  /** Hidden while the table is narrower than 521 px (`wide`), 761 px (`roomy`) or 1164 px (`spacious`). */
  shown?: 'always' | 'wide' | 'roomy' | 'spacious'
  /** Default: the text, truncated. */
  render?: (row: Row) => ReactNode
  /** What the current row shows instead, such as buttons with their keys. */
  renderCurrent?: (row: Row) => ReactNode
  /** The value as plain text, also for the card on the phone. */
  text: (row: Row) => string
  /** Where the phone's card shows it, besides the first column, which is its title; `action` for buttons. */
  card?: 'detail' | 'end' | 'action'
  /** What the card shows instead of `render` (at its end) or `text` (in its detail line). */
  renderCard?: (row: Row) => ReactNode
}

export interface SortState<Sort extends string = string> {
  by: Sort
  descending: boolean
}

/** The state of the list's request. */
export interface TableSource {
  /** Of the first load; later failures show above the old rows. */
  error: unknown
  /** The first answer has not arrived yet. */
  loading: boolean
  refreshing: boolean
  reload: () => void
  hasMore: boolean
  loadMore: () => void
}

/** Rows under a heading of their own, with one action for all of them. */
export interface RowGroup<Row> {
  id: string
  label: string
  /** All rows of the group, also those that are not fetched. */
  count?: number
  note?: string
  rows: readonly Row[]
  /** Rendered at the right of the heading, such as "Approve all 31". */
  action?: ReactNode
  /** What the heading shows in other columns, by column id; the label then keeps to the first column. */
  cells?: Readonly<Record<string, ReactNode>>
  /** A row below the fetched ones that fetches more, such as "25 more". */
  more?: { label: string; onMore: () => void }
}

/** Actions for one row. The table renders the menu of one row at a time. */
export interface RowMenu<Row> {
  /** Name of the menu; undefined for a row without one. */
  label: (row: Row) => string | undefined
  render: (menu: OpenRowMenu<Row>, onClose: () => void) => ReactNode
  /** Cards on the phone have it too. */
  onCards?: boolean
}

export interface OpenRowMenu<Row> {
  row: Row
  /** The button that it opened at. */
  anchor: HTMLElement
}
