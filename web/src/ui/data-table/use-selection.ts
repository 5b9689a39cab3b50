import { useCallback, useMemo, useRef, useState } from 'react'
import {
  extended,
  isEmptySelection,
  nothingSelected,
  type Selection,
  toggled,
  withAllOf,
  withAllRows,
  withAllThatMatch,
  withFetched,
} from './selection.ts'

export interface SelectionAccess {
  selection: Selection
  toggle: (index: number, range: boolean) => void
  /** Adds the rows from one to another to the selection. */
  extend: (from: number, to: number) => void
  /** Selects all fetched rows. */
  allRows: () => void
  /** Selects all that match the filter. */
  allThatMatch: () => void
  /** Selects all of a group, of which these are fetched. */
  allOf: (group: string, rows: readonly Row[]) => void
  /** More of a group are fetched: they are selected where all of it is. */
  fetched: (group: string, rows: readonly Row[]) => void
  clear: () => void
  /** The table says which rows are in sight, which indexes count: rows of collapsed groups are not. */
  seeRows: (rows: readonly Row[]) => void
}

type Row = { id: string }

/** The selected rows of a list. Another filter clears the selection. */
export const useSelection = (rows: readonly Row[], filterKey: string): SelectionAccess => {
  const [kept, setKept] = useState({ filterKey, selection: nothingSelected })
  const selection = kept.filterKey === filterKey ? kept.selection : nothingSelected
  const now = useRef({ rows, selection, filterKey })
  now.current = { rows, selection, filterKey }
  const set = useCallback((next: (selection: Selection, rows: readonly Row[]) => Selection) => {
    const { rows, selection, filterKey } = now.current
    setKept({ filterKey, selection: next(selection, rows) })
  }, [])
  const inSight = useRef<readonly Row[]>(undefined)
  // Stable, so that selecting one row does not render the others again.
  const actions = useMemo(
    () => ({
      toggle: (index: number, range: boolean) =>
        set((chosen, all) => toggled(chosen, inSight.current ?? all, index, range && !isEmptySelection(chosen))),
      extend: (from: number, to: number) => set((chosen, all) => extended(chosen, inSight.current ?? all, from, to)),
      allRows: () => set((_chosen, all) => withAllRows(all)),
      allThatMatch: () => set((_chosen, all) => withAllThatMatch(all)),
      allOf: (group: string, rows: readonly Row[]) => set(() => withAllOf(group, rows)),
      fetched: (group: string, rows: readonly Row[]) => set((chosen) => withFetched(chosen, group, rows)),
      clear: () => set(() => nothingSelected),
      seeRows: (rows: readonly Row[]) => {
        inSight.current = rows
      },
    }),
    [set],
  )
  return useMemo(() => ({ selection, ...actions }), [selection, actions])
}
