import { type RefObject, useEffect, useRef } from 'react'

/** Shows another list from its first row. The list that a page opens with stays where its panel put it. */
export const useFromTop = (scroll: RefObject<HTMLElement | null>, listKey: string, setActive?: (row: number) => void): void => {
  const shown = useRef(listKey)
  useEffect(() => {
    if (shown.current === listKey) return
    shown.current = listKey
    scroll.current?.scrollTo({ top: 0 })
    setActive?.(0)
  }, [scroll, listKey, setActive])
}
