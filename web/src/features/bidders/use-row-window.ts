import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inOrder, type RowSlot, recycled } from './row-slots.ts'
import { rowsToDraw, scrollOffsetOf } from './row-window.ts'

export interface RowWindow {
  /** The rows to render, each `start` px below the first, by their element (`slot`). */
  items: { slot: number; index: number; start: number }[]
  /** Height of all rows together, in px. */
  height: number
  /** How many rows fit. */
  inView: number
  /** The first visible row. */
  first: number
  /** The last row that is visible or about to be. */
  last: number
  /** The rows are wider than the viewport. */
  wider: boolean
  scrollTo: (index: number) => void
}

export interface RowWindowOptions {
  scroll: RefObject<HTMLElement | null>
  count: number
  /** The height of each row; equal heights allow lists of any length. */
  rowHeight: number
  /** Height of the sticky header above the rows. */
  head: number
  /** A row that is always rendered, so that it keeps the focus. */
  kept: number
}

/** Milliseconds without scrolling after which the rows are put in reading order. */
const rest = 250

/** Renders only the rows in the viewport and a few around it, for lists of any length. */
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
    // Within the scrolling frame, so that no frame shows empty rows.
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
      if (element) element.scrollTop = scrollOffsetOf(index, rowHeight, element.scrollTop, element.clientHeight - head)
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
