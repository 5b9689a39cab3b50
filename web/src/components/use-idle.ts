import { useEffect, useState } from 'react'

/** Whether what is urgent was drawn and the browser has had time to spare since. Browsers that don't tell are given a turn. */
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
