import { type BidderColumn, bidderColumns } from '@auctionwiz/contracts/bidder-columns'
import { useSyncExternalStore } from 'react'

/** How the list is laid out in this browser. */
export interface ListLayout {
  /** In their order; who it is comes first. */
  columns: readonly BidderColumn[]
}

export const defaultColumns: readonly BidderColumn[] = ['bidder', 'score', 'tier', 'contact', 'status', 'autoInvite', 'spent']

const key = 'bidders.columns'
const listeners = new Set<() => void>()

/** Columns as stored: what means nothing is dropped, and who it is always stands first. */
export const columnsFrom = (stored: string | null): readonly BidderColumn[] => {
  if (stored === null) return defaultColumns
  const known = stored.split(',').flatMap((name) => bidderColumns.find((column) => column === name) ?? [])
  return ['bidder', ...new Set(known.filter((column) => column !== 'bidder'))]
}

let cached: { stored: string | null; layout: ListLayout } | undefined

export const readLayout = (): ListLayout => {
  const stored = localStorage.getItem(key)
  if (cached?.stored !== stored) cached = { stored, layout: { columns: columnsFrom(stored) } }
  return cached?.layout ?? { columns: defaultColumns }
}

export const writeColumns = (columns: readonly BidderColumn[]): void => {
  if (columns.join() === defaultColumns.join()) localStorage.removeItem(key)
  else localStorage.setItem(key, columns.join())
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLayout = (): ListLayout => useSyncExternalStore(subscribe, readLayout)

/** The column one place earlier or later among those shown; who it is stays first. */
export const movedColumn = (columns: readonly BidderColumn[], column: BidderColumn, by: -1 | 1): BidderColumn[] => {
  const from = columns.indexOf(column)
  const to = from + by
  if (from < 1 || to < 1 || to >= columns.length) return [...columns]
  const moved = columns.filter((other) => other !== column)
  return [...moved.slice(0, to), column, ...moved.slice(to)]
}
