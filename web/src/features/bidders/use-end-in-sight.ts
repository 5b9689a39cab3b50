import { useEffect, useRef } from 'react'
import type { RowWindow } from './use-row-window.ts'

/** So many rows before the end the next page is asked for, at first and once somebody scrolls: then a page is always there before it is needed. */
const ahead = 25
const aheadScrolling = 250

export interface EndInSight {
  /** Changes with the filters: another list, of which nothing was asked yet. */
  listKey: string
  count: number
  more: boolean
  onEnd: () => void
}

/** Calls once for each length of a list when its end comes near and more is to come; a failure is not asked for again and again. */
export const useEndInSight = ({ first, last }: Pick<RowWindow, 'first' | 'last'>, { listKey, count, more, onEnd }: EndInSight): void => {
  const asked = useRef('')
  const place = `${count} ${listKey}`
  const isNear = last >= count - (first > 0 ? aheadScrolling : ahead)
  useEffect(() => {
    if (!more || !isNear || asked.current === place) return
    asked.current = place
    onEnd()
  }, [more, isNear, place, onEnd])
}
