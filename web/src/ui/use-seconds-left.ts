import { useCallback, useEffect, useState } from 'react'

/** Whole seconds left of a wait, and a function that starts one. */
export const useSecondsLeft = (): [left: number, start: (seconds: number) => void] => {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 500)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return [left, useCallback((seconds: number) => setUntil(Date.now() + seconds * 1000), [])]
}
