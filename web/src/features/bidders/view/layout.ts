import { type BidderColumn, bidderColumns, columnWidth } from '@auctionwiz/contracts/bidder-columns'
import { useSyncExternalStore } from 'react'

/** The list's layout in this browser. */
export interface ListLayout {
  /** In order; the bidder's identity comes first. */
  columns: readonly BidderColumn[]
  /** In px, of resized columns. */
  widths: ColumnWidths
}

export type ColumnWidths = Readonly<Partial<Record<BidderColumn, number>>>

export const defaultColumns: readonly BidderColumn[] = ['bidder', 'score', 'tier', 'contact', 'status', 'autoInvite', 'spent']

const key = 'bidders.columns'
const widthsKey = 'bidders.widths'
const listeners = new Set<() => void>()

/** Parses stored columns: drops unknown ones and puts the bidder's identity first. */
export const columnsFrom = (stored: string | null): readonly BidderColumn[] => {
  if (stored === null) return defaultColumns
  const known = stored.split(',').flatMap((name) => bidderColumns.find((column) => column === name) ?? [])
  return ['bidder', ...new Set(known.filter((column) => column !== 'bidder'))]
}

/** Parses stored widths, such as `tier:120,contact:280`; drops invalid ones. */
export const widthsFrom = (stored: string | null): ColumnWidths =>
  Object.fromEntries(
    (stored ?? '').split(',').flatMap((part) => {
      const [name, width] = part.split(':')
      const column = bidderColumns.find((column) => column === name)
      return column && width !== undefined && /^\d{2,3}$/.test(width) ? [[column, within(Number(width))]] : []
    }),
  )

const within = (width: number): number => Math.min(Math.max(Math.round(width), columnWidth.least), columnWidth.most)

let cached: { columns: string | null; widths: string | null; layout: ListLayout } | undefined

export const readLayout = (): ListLayout => {
  const columns = localStorage.getItem(key)
  const widths = localStorage.getItem(widthsKey)
  if (!cached || cached.columns !== columns || cached.widths !== widths)
    cached = { columns, widths, layout: { columns: columnsFrom(columns), widths: widthsFrom(widths) } }
  return cached.layout
}

/** Sets a column's width in px; without a width resets it. */
export const writeWidth = (column: BidderColumn, width: number | undefined): void => {
  const { [column]: _before, ...others } = readLayout().widths
  writeWidths(width === undefined ? others : { ...others, [column]: within(width) })
}

/** Sets the columns' widths; resets the columns without one. */
const writeWidths = (given: ColumnWidths): void => {
  const widths = Object.entries(given)
  if (widths.length === 0) localStorage.removeItem(widthsKey)
  else localStorage.setItem(widthsKey, widths.map(([name, px]) => `${name}:${px}`).join())
  for (const listener of listeners) listener()
}

export const writeColumns = (columns: readonly BidderColumn[]): void => {
  if (columns.join() === defaultColumns.join()) localStorage.removeItem(key)
  else localStorage.setItem(key, columns.join())
  for (const listener of listeners) listener()
}

/** Applies a view's layout; a view without widths keeps the current ones. */
export const layOut = ({ columns, widths }: { columns: readonly BidderColumn[]; widths?: ColumnWidths | undefined }): void => {
  if (widths) writeWidths(widths)
  writeColumns(columns)
}

/** The default columns and widths. */
export const resetLayout = (): void => {
  localStorage.removeItem(widthsKey)
  writeColumns(defaultColumns)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLayout = (): ListLayout => useSyncExternalStore(subscribe, readLayout)

/** Moves a shown column one place; the bidder's identity stays first. */
export const movedColumn = (columns: readonly BidderColumn[], column: BidderColumn, by: -1 | 1): BidderColumn[] => {
  const from = columns.indexOf(column)
  const to = from + by
  if (from < 1 || to < 1 || to >= columns.length) return [...columns]
  const moved = columns.filter((other) => other !== column)
  return [...moved.slice(0, to), column, ...moved.slice(to)]
}
