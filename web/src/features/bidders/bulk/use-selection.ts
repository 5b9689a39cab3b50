import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useFeatures } from '../../../app/features.ts'
import { useCan } from '../../../app/permissions.ts'
import { type BidderListState, listQuery } from '../list-state.ts'
import { extended, isEmptySelection, nothingSelected, type Selection, toggled, withAllRows, withAllThatMatch } from './selection.ts'

export interface SelectionAccess {
  selection: Selection
  toggle: (index: number, range: boolean) => void
  /** Adds the rows from one to another to the selection. */
  extend: (from: number, to: number) => void
  /** Selects all fetched rows. */
  allRows: () => void
  /** Selects all that match the filter. */
  allThatMatch: () => void
  clear: () => void
}

/** The selection; undefined for users without bulk changes, by permission or by account. A changed filter clears it. */
export const useSelection = (rows: readonly BidderSummary[], state: BidderListState): SelectionAccess | undefined => {
  const has = useFeatures()
  const may = useCan('bidders:bulk_actions') && has('bulk-operations')
  const { sort: _sort, ...filter } = listQuery(state)
  const filterKey = JSON.stringify(filter)
  const [kept, setKept] = useState({ filterKey, selection: nothingSelected })
  const selection = kept.filterKey === filterKey ? kept.selection : nothingSelected
  const now = useRef({ rows, selection, filterKey })
  now.current = { rows, selection, filterKey }
  const set = useCallback((next: (selection: Selection, rows: readonly BidderSummary[]) => Selection) => {
    const { rows, selection, filterKey } = now.current
    setKept({ filterKey, selection: next(selection, rows) })
  }, [])
  // Stable, so that selecting one row does not rerender the others.
  const actions = useMemo(
    () => ({
      toggle: (index: number, range: boolean) => set((chosen, all) => toggled(chosen, all, index, range && !isEmptySelection(chosen))),
      extend: (from: number, to: number) => set((chosen, all) => extended(chosen, all, from, to)),
      allRows: () => set((_chosen, all) => withAllRows(all)),
      allThatMatch: () => set((_chosen, all) => withAllThatMatch(all)),
      clear: () => set(() => nothingSelected),
    }),
    [set],
  )
  return may ? { selection, ...actions } : undefined
}
