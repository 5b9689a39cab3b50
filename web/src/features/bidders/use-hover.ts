import { type PointerEvent, useCallback, useEffect, useRef } from 'react'

const dwell = 80

/** Calls once a pointer rests on something, not when it only passes, and at once on focus. */
export const useHover = (onNear: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])
  return {
    near: onNear,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        stop()
        timer.current = setTimeout(onNear, dwell)
      },
      onPointerLeave: stop,
    },
  }
}
