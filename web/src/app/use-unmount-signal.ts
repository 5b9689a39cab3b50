import { useEffect, useRef } from 'react'

/** A signal for work that is begun here, asked for as it begins: aborted once this component is unmounted. */
export const useUnmountSignal = (): (() => AbortSignal) => {
  const unmounting = useRef(new AbortController())
  useEffect(() => {
    // In strict mode React runs the clean-up once and mounts the component again.
    unmounting.current = new AbortController()
    return () => unmounting.current.abort()
  }, [])
  return () => unmounting.current.signal
}
