import { useEffect, useRef } from 'react'

/** A signal for what is begun here: it is given once this component is gone. */
export const useLeaving = (): (() => AbortSignal) => {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    // Taken up again by a component that React only pretended to remove.
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  return () => leaving.current.signal
}
