import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'

interface CurrentRowOptions {
  scroll: RefObject<HTMLElement | null>
  rows: readonly { id: string }[]
  /** Index of the row whose panel is open; -1 without one. */
  opened: number
  openId: string | undefined
  /** Scrolls to a row; called after rendering. */
  scrollTo: RefObject<(row: number) => void>
}

export interface CurrentRow {
  /** The row that Tab focuses, from 0. */
  current: number
  setCurrent: (row: number) => void
  /** Makes a row current, scrolls to it and focuses it. */
  moveTo: (row: number) => void
}

/** The current row follows the keys and the open panel. After the panel closes, the keys continue from the last viewed row. */
export const useCurrentRow = ({ scroll, rows, opened, openId, scrollTo }: CurrentRowOptions): CurrentRow => {
  const count = rows.length
  const [active, setActive] = useState<{ row: number; id?: string | undefined }>({ row: 0 })
  const current = Math.min(active.row, Math.max(count - 1, 0))
  const shownRows = useRef(rows)
  useEffect(() => {
    shownRows.current = rows
  })
  const setCurrent = useCallback((row: number) => {
    const id = shownRows.current[row]?.id
    setActive((before) => (before.row === row && before.id === id ? before : { row, id }))
  }, [])
  const hadFocus = useRef(false)
  // A state, not a ref: an effect of an earlier render must not focus the row that was current then.
  const [asked, askFocus] = useReducer((count: number) => count + 1, 0)
  const answered = useRef(0)
  const moveTo = useCallback(
    (row: number) => {
      setCurrent(row)
      askFocus()
      scrollTo.current(row)
    },
    [scrollTo, setCurrent],
  )
  useEffect(() => {
    if (opened < 0) return
    setCurrent(opened)
    scrollTo.current(opened)
  }, [opened, scrollTo, setCurrent])
  const wasOpen = useRef(openId)
  useEffect(() => {
    if (wasOpen.current !== undefined && openId === undefined) {
      const at = document.activeElement
      const row = scroll.current?.contains(at) ? at?.closest('[data-index]') : null
      if (at === document.body || (row != null && row.getAttribute('data-index') !== String(current))) askFocus()
    }
    wasOpen.current = openId
  }, [openId, scroll, current])
  useEffect(() => {
    if (answered.current === asked) return
    const row = scroll.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)
    if (!row) return
    answered.current = asked
    row.focus({ preventScroll: true })
  })
  // A row that has the focus keeps it where the list moves it: its element shows another row then, and Enter would open that one.
  useEffect(() => {
    const { row, id } = active
    if (id === undefined || rows[row]?.id === id) return
    const hasFocus = scroll.current?.querySelector(`[data-index="${row}"]`)?.contains(document.activeElement)
    const moved = hasFocus ? rows.findIndex((each) => each.id === id) : -1
    if (moved < 0) setCurrent(row)
    else moveTo(moved)
  }, [rows, active, scroll, setCurrent, moveTo])
  // A row that leaves the list, for example because it was decided, hands the focus to the one in its place.
  const shown = useRef(count)
  useEffect(() => {
    const before = shown.current
    shown.current = count
    if (count > 0 && count < before && document.activeElement === document.body && hadFocus.current) askFocus()
  }, [count])
  useEffect(() => {
    const element = scroll.current
    const follow = ({ target }: FocusEvent) => {
      hadFocus.current = element?.contains(target as Node) === true
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [scroll])
  return { current, setCurrent, moveTo }
}
