import { type RefObject, useEffect, useRef } from 'react'
import { shortcutText } from '../messages.ts'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { gridKeys, type RowShortcut } from './table-shortcuts.ts'

interface TableShortcuts<Row> {
  scroll: RefObject<HTMLElement | null>
  rows: readonly Row[]
  current: number
  /** Index of the row whose panel is open; -1 without one. */
  opened: number
  selectable: boolean
  /** The current row is marked, so the keys act on it wherever the focus is. */
  marked: boolean
  rowKeys: readonly RowShortcut<Row>[] | undefined
  step: (to: number, opens: boolean) => void
  onOpen: ((row: Row) => void) | undefined
}

/** J and K move, wherever the focus is; the keys of the rows act on the row that has the focus or whose panel is open. */
export const useTableShortcuts = <Row>({
  scroll,
  rows,
  current,
  opened,
  selectable,
  marked,
  rowKeys = [],
  step,
  onOpen,
}: TableShortcuts<Row>): void => {
  const isIn = () => scroll.current?.querySelector('[data-index]:focus-within,[data-index]:focus') != null
  // Where the last press leads, until it is on screen: a quick second one continues from there.
  const pending = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: either of them shows that the press arrived
  useEffect(() => {
    pending.current = undefined
  }, [current, opened])
  const move = (by: 1 | -1) => {
    // The first press shows where the keys are.
    const isFirst = pending.current === undefined && opened < 0 && !isIn()
    const to = isFirst ? current : Math.min(Math.max((pending.current ?? current) + by, 0), rows.length - 1)
    pending.current = to
    step(to, true)
  }
  useShortcuts([
    { key: 'j', label: shortcutText.nextRow, run: () => move(1) },
    { key: 'k', label: shortcutText.previousRow, run: () => move(-1) },
    ...rowKeys.map(({ key, label, run }) => ({
      key,
      label,
      run: () => {
        const row = rows[opened >= 0 ? opened : current]
        if (row && (marked || opened >= 0 || isIn())) run(row)
      },
    })),
    ...gridKeys(selectable).filter(({ key }) => onOpen !== undefined || key !== 'Enter'),
  ])
}
