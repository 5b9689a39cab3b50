import type { BidderAssessment } from '@auctionwiz/contracts/bidder-assessments'
import { useMemo, useRef, useState } from 'react'
import { extended, nothingSelected, type Selection, toggled, withAllRows } from '../../ui/data-table/selection.ts'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { type Selected, withShown } from './assessment-state.ts'

/** The rows on screen that are selected. Unlike in other lists the selection outlives a search: staff gather bidders for one sending. */
export const useAssessedSelection = (
  rows: readonly BidderAssessment[],
  selected: Selected,
  onSelect: (change: (before: Selected) => Selected) => void,
): SelectionAccess => {
  const [anchor, setAnchor] = useState(0)
  const selection = useMemo(
    (): Selection => ({ all: false, ids: new Set(rows.flatMap(({ id }) => (selected.has(id) ? [id] : []))), anchor }),
    [rows, selected, anchor],
  )
  const now = useRef({ rows, selection })
  now.current = { rows, selection }
  const actions = useMemo(() => {
    const set = (next: (before: Selection, shown: readonly BidderAssessment[]) => Selection) => {
      const { rows: shown, selection: before } = now.current
      const after = next(before, shown)
      setAnchor(after.anchor)
      onSelect((all) => withShown(all, shown, after.ids))
    }
    const allRows = () => set((_before, shown) => withAllRows(shown))
    return {
      toggle: (index: number, range: boolean) => set((before, shown) => toggled(before, shown, index, range && before.ids.size > 0)),
      extend: (from: number, to: number) => set((before, shown) => extended(before, shown, from, to)),
      ...{ allRows, allThatMatch: allRows, allOf: allRows, fetched: () => undefined, seeRows: () => undefined },
      clear: () => set(() => nothingSelected),
    }
  }, [onSelect])
  return useMemo(() => ({ selection, ...actions }), [selection, actions])
}
