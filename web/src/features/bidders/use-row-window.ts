import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect } from 'react'

export interface RowWindow {
  /** The rows to draw. */
  items: VirtualItem[]
  /** Room above and below them, in px. */
  before: number
  after: number
  /** How many rows fit. */
  inView: number
  scrollTo: (index: number) => void
}

export interface RowWindowOptions {
  scroll: RefObject<HTMLElement | null>
  count: number
  rowHeight: number
  /** Height of what sticks above the rows. */
  head: number
}

/** Draws only the rows in sight and a few around them, however many there are. */
export const useRowWindow = ({ scroll, count, rowHeight, head }: RowWindowOptions): RowWindow => {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    paddingStart: head,
    scrollPaddingStart: head,
  })
  useEffect(() => {
    // Heights are kept by row; another density makes all of them wrong.
    if (rowHeight > 0) virtual.measure()
  }, [virtual, rowHeight])
  const items = virtual.getVirtualItems()
  return {
    items,
    before: (items[0]?.start ?? head) - head,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? head),
    inView: Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - head) / rowHeight)),
    scrollTo: useCallback((index: number) => virtual.scrollToIndex(index, { align: 'auto' }), [virtual]),
  }
}
