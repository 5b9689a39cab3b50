import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inOrder, type RowSlot, recycled } from './row-slots.ts'
import { placeOf, rowsToDraw } from './row-window.ts'

export interface RowWindow {
  /** The rows to draw, each `start` px below the first, by the element (`slot`) that draws it. */
  items: { slot: number; index: number; start: number }[]
  /** Height of all rows together, in px. */
  height: number
  /** How many rows fit. */
  inView: number
  /** The first row in sight. */
  first: number
  /** The last row that is in sight or about to be. */
  last: number
  /** The rows are wider than what is in sight. */
  wider: boolean
  scrollTo: (index: number) => void
}

export interface RowWindowOptions {
  scroll: RefObject<HTMLElement | null>
  count: number
  /** Of each row: all are alike, so that no list is too long to be reckoned with. */
  rowHeight: number
  /** Height of what sticks above the rows. */
  head: number
  /** A row that is drawn wherever it is, so that the focus it has is not lost. */
  kept: number
}

/** Once nothing has moved for so many ms, the rows are put in the order in which they are read. */
const rest = 250

/** Draws only the rows in sight and a few around them, however many there are. */
export const useRowWindow = ({ scroll, count, rowHeight, head, kept }: RowWindowOptions): RowWindow => {
  const [{ first, inView, moving }, setSight] = useState({ first: 0, inView: 0, moving: false })
  const [wider, setWider] = useState(false)
  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const look = (moving?: boolean) => {
      const first = Math.floor(element.scrollTop / rowHeight)
      const inView = Math.max(1, Math.floor((element.clientHeight - head) / rowHeight))
      setSight((sight) => {
        const next = { first, inView, moving: moving ?? sight.moving }
        return sight.first === first && sight.inView === inView && sight.moving === next.moving ? sight : next
      })
    }
    let moved = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const left = moved + rest - performance.now()
      timer = left > 0 ? setTimeout(settle, left) : undefined
      if (!timer) look(false)
    }
    // Within the frame that scrolls, so that none is shown without its rows.
    const follow = () => {
      moved = performance.now()
      timer ??= setTimeout(settle, rest)
      flushSync(() => look(true))
    }
    look()
    element.addEventListener('scroll', follow, { passive: true })
    const sizes = new ResizeObserver(() => {
      look()
      setWider(element.scrollWidth > element.clientWidth)
    })
    sizes.observe(element)
    if (element.firstElementChild) sizes.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', follow)
      sizes.disconnect()
      clearTimeout(timer)
    }
  }, [scroll, rowHeight, head])
  const slots = useRef<readonly RowSlot[]>([])
  const drawn = recycled(slots.current, rowsToDraw(first, inView, count, kept))
  slots.current = moving ? drawn : inOrder(drawn)
  const scrollTo = useCallback(
    (index: number) => {
      const element = scroll.current
      if (element) element.scrollTop = placeOf(index, rowHeight, element.scrollTop, element.clientHeight - head)
    },
    [scroll, rowHeight, head],
  )
  return {
    items: slots.current.map(({ slot, index }) => ({ slot, index, start: index * rowHeight })),
    height: count * rowHeight,
    inView,
    wider,
    first,
    last: Math.min(first + inView, count - 1),
    scrollTo,
  }
}
