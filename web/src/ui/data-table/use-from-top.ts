import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a changed list to its first row. The initial list keeps the position of its open panel. */
export const useFromTop = (scroll: RefObject<HTMLElement | null>, listKey: string, setActive?: (row: number) => void): void => {
  const shown = useRef(listKey)
  useEffect(() => {
    if (shown.current === listKey) return
    shown.current = listKey
    scroll.current?.scrollTo({ top: 0 })
    setActive?.(0)
  }, [scroll, listKey, setActive])
}
