import { useCallback, useRef } from 'react'

/** A function that stays the same object and runs what was given last, for rows that must not render again. Call it in events alone. */
export const useStable = <Args extends unknown[]>(run: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(run)
  latest.current = run
  return useCallback((...args: Args) => latest.current(...args), [])
}
