import { useEffect, useState } from 'react'

/** Whether the browser has been idle since the first render. In browsers without idle callbacks a timeout replaces them. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const onIdle = () => setIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(onIdle)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(onIdle)
    return () => cancelIdleCallback(asked)
  }, [])
  return idle
}
