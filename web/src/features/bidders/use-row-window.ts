import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect } from 'react'

export interface RowWindow {
  /** The rows to draw, each `start` px below the first. */
  items: { index: number; start: number }[]
  /** Height of all rows together, in px. */
  height: number
  /** How many rows fit. */
  inView: number
  /** The last row that is in sight or about to be. */
  last: number
  scrollTo: (index: number) => void
}

export interface RowWindowOptions {
  scroll: RefObject<HTMLElement | null>
  count: number
  rowHeight: number
  /** Height of what sticks above the rows. */
  head: number
  /** A row that is drawn wherever it is, so that the focus it has is not lost. */
  kept: number
}

/** Draws only the rows in sight and a few around them, however many there are. */
export const useRowWindow = ({ scroll, count, rowHeight, head, kept }: RowWindowOptions): RowWindow => {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    paddingStart: head,
    scrollPaddingStart: head,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), kept < count ? kept : undefined),
  })
  useEffect(() => {
    // Heights are kept by row; another density makes all of them wrong.
    if (rowHeight > 0) virtual.measure()
  }, [virtual, rowHeight])
  return {
    items: virtual.getVirtualItems().map(({ index, start }) => ({ index, start: start - head })),
    height: virtual.getTotalSize() - head,
    inView: Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - head) / rowHeight)),
    last: virtual.range?.endIndex ?? 0,
    scrollTo: useCallback((index: number) => virtual.scrollToIndex(index, { align: 'auto' }), [virtual]),
  }
}

const withKept = (indexes: number[], kept: number | undefined): number[] =>
  kept === undefined || indexes.includes(kept) ? indexes : [...indexes, kept].sort((a, b) => a - b)
