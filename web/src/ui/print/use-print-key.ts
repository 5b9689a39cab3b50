import { useEffect, useRef } from 'react'

/** As menus show it. */
export const printKey = 'Ctrl P'

/** Ctrl+P (Cmd+P) prints what this screen makes for paper. Undefined: the browser prints the page. */
export const usePrintKey = (print: (() => void) | undefined): void => {
  const now = useRef(print)
  now.current = print
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || !now.current) return
      event.preventDefault()
      now.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
