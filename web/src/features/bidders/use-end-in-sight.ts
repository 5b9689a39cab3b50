import { useEffect, useRef } from 'react'
import type { RowWindow } from './use-row-window.ts'

/** So many rows before the end the next page is asked for. */
const ahead = 15

/** Calls once for each length of the list when its end comes near and more is to come; a failure is not asked for again and again. */
export const useEndInSight = ({ last }: Pick<RowWindow, 'last'>, count: number, more: boolean, onEnd: () => void): void => {
  const asked = useRef(-1)
  useEffect(() => {
    if (!more || last < count - ahead || asked.current === count) return
    asked.current = count
    onEnd()
  }, [more, last, count, onEnd])
}
