import { useEffect, useRef } from 'react'
import type { RowWindow } from './use-row-window.ts'

/** Calls once for each length of the list when its last row is drawn and more are to come; a failure is not asked for again and again. */
export const useEndInSight = ({ items }: Pick<RowWindow, 'items'>, count: number, more: boolean, onEnd: () => void): void => {
  const asked = useRef(-1)
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (!more || last < count - 1 || asked.current === count) return
    asked.current = count
    onEnd()
  }, [more, last, count, onEnd])
}
