import { useEffect, useRef } from 'react'
import type { VirtualRows } from './use-virtual-rows.ts'

/** How many rows before the end the next page is requested, initially and while scrolling, so that it arrives before it is needed. */
const ahead = 25
const aheadScrolling = 250

export interface NearEnd {
  /** Changes with the filters; a new list starts without requests. */
  listKey: string
  count: number
  more: boolean
  onEnd: () => void
}

/** Calls `onEnd` once for each length of a list when its end comes near and more rows exist; a failure is not retried in a loop. */
export const useNearEnd = ({ first, last }: Pick<VirtualRows, 'first' | 'last'>, { listKey, count, more, onEnd }: NearEnd): void => {
  const asked = useRef('')
  const place = `${count} ${listKey}`
  const isNear = last >= count - (first > 0 ? aheadScrolling : ahead)
  useEffect(() => {
    if (!more || !isNear || asked.current === place) return
    asked.current = place
    onEnd()
  }, [more, isNear, place, onEnd])
}
