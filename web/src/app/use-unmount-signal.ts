import { useEffect, useRef } from 'react'

/** Returns a signal for work that starts now; aborted when this component unmounts. */
export const useUnmountSignal = (): (() => AbortSignal) => {
  const unmounting = useRef(new AbortController())
  useEffect(() => {
    // In strict mode React runs the clean-up once and remounts the component.
    unmounting.current = new AbortController()
    return () => unmounting.current.abort()
  }, [])
  return () => unmounting.current.signal
}
