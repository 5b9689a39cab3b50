import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { placeOf, rowsToDraw } from './row-window.ts'

export interface RowWindow {
  /** The rows to draw, each `start` px below the first. */
  items: { index: number; start: number }[]
  /** Height of all rows together, in px. */
  height: number
  /** How many rows fit. */
  inView: number
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

/** Draws only the rows in sight and a few around them, however many there are. */
export const useRowWindow = ({ scroll, count, rowHeight, head, kept }: RowWindowOptions): RowWindow => {
  const [{ first, inView }, setSight] = useState({ first: 0, inView: 0 })
  const [wider, setWider] = useState(false)
  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const look = () => {
      const first = Math.floor(element.scrollTop / rowHeight)
      const inView = Math.max(1, Math.floor((element.clientHeight - head) / rowHeight))
      setSight((sight) => (sight.first === first && sight.inView === inView ? sight : { first, inView }))
    }
    // Within the frame that scrolls, so that none is shown without its rows.
    const follow = () => flushSync(look)
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
    }
  }, [scroll, rowHeight, head])
  const scrollTo = useCallback(
    (index: number) => {
      const element = scroll.current
      if (element) element.scrollTop = placeOf(index, rowHeight, element.scrollTop, element.clientHeight - head)
    },
    [scroll, rowHeight, head],
  )
  return {
    items: rowsToDraw(first, inView, count, kept).map((index) => ({ index, start: index * rowHeight })),
    height: count * rowHeight,
    inView,
    wider,
    last: Math.min(first + inView, count - 1),
    scrollTo,
  }
}
