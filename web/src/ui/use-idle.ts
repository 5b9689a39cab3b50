import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the browser has been idle since the first render. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
