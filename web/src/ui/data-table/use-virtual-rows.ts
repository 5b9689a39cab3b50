import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { inOrder, type RowSlot, recycled } from './row-slots.ts'

export interface VirtualRows {
  /** The entries to render, each `start` px below the first, by their element (`slot`). */
  items: { slot: number; index: number; start: number }[]
  /** Height of all entries together, in px. */
  height: number
  /** How many rows fit. */
  inView: number
  /** The first and the last entry that are visible or about to be. */
  first: number
  last: number
  /** The rows are wider than the viewport. */
  wider: boolean
  scrollTo: (index: number) => void
  /** The ref of an entry whose height depends on its content; it has `data-entry`. */
  measure: (element: HTMLElement | null) => void
}

export interface VirtualRowsOptions {
  scroll: RefObject<HTMLElement | null>
  count: number
  /** Height of an entry in px; an estimate for a measured one. Must be stable. */
  sizeOf: (index: number) => number
  /** Identifies an entry whose height is measured. Must be stable; default: its index. */
  keyOf?: (index: number) => number | string
  rowHeight: number
  /** Height of the sticky header above the rows. */
  head: number
  /** An entry that is always rendered, so that it keeps the focus. */
  kept: number
}

/** How many rows are rendered beyond the viewport, on each side. */
const around = 10
/** Milliseconds without scrolling after which the rows are put in reading order. */
const rest = 250

/**
 * Renders only the rows in the viewport and a few around it, for lists of any length. The virtualizer knows heights and positions; the slots
 * let a row that enters the viewport reuse the element of one that left it.
 */
export const useVirtualRows = ({ scroll, count, sizeOf, keyOf, rowHeight, head, kept }: VirtualRowsOptions): VirtualRows => {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: sizeOf,
    ...(keyOf && { getItemKey: keyOf }),
    overscan: around,
    scrollPaddingEnd: head,
    isScrollingResetDelay: rest,
    indexAttribute: 'data-entry',
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), kept, count),
  })
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure()
  }, [virtualizer, rowHeight])
  const wider = useWider(scroll)
  const slots = useRef<readonly RowSlot[]>([])
  const starts = new Map(virtualizer.getVirtualItems().map(({ index, start }) => [index, start]))
  const drawn = recycled(slots.current, [...starts.keys()])
  slots.current = virtualizer.isScrolling ? drawn : inOrder(drawn)
  const height = virtualizer.scrollRect?.height ?? 0
  return {
    items: slots.current.map(({ slot, index }) => ({ slot, index, start: starts.get(index) ?? 0 })),
    height: virtualizer.getTotalSize(),
    inView: Math.max(1, Math.floor((height - head) / rowHeight)),
    first: virtualizer.range?.startIndex ?? 0,
    last: virtualizer.range?.endIndex ?? 0,
    wider,
    scrollTo: (index) => {
      // A row in sight needs no scrolling; the browser would lay the page out for it.
      const [offset] = virtualizer.getOffsetForIndex(index, 'auto') ?? []
      if (offset !== virtualizer.scrollOffset) virtualizer.scrollToIndex(index, { align: 'auto' })
    },
    measure: virtualizer.measureElement,
  }
}

/** Adds an entry that is always rendered. */
const withKept = (drawn: number[], kept: number, count: number): number[] => {
  const [first] = drawn
  const last = drawn.at(-1)
  if (kept < 0 || kept >= count || first === undefined || last === undefined || (kept >= first && kept <= last)) return drawn
  return kept < first ? [kept, ...drawn] : [...drawn, kept]
}

const useWider = (scroll: RefObject<HTMLElement | null>): boolean => {
  const [wider, setWider] = useState(false)
  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const sizes = new ResizeObserver(() => setWider(element.scrollWidth > element.clientWidth))
    sizes.observe(element)
    if (element.firstElementChild) sizes.observe(element.firstElementChild)
    return () => sizes.disconnect()
  }, [scroll])
  return wider
}
