import { useEffect, useRef } from 'react'

/** Milliseconds after which a closed dialog no longer moves the focus. */
const dialogGone = 300

/** After a decision, by key or in a dialog, the row that opens beside the list gets the focus. @param shownId of the row that is open */
export const useRowFocus = (shownId: string | undefined) => {
  const tab = useRef<HTMLDivElement>(null)
  const wanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another row is shown.
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    // Once the user presses a key or clicks, the focus is where they put it.
    const moved = new AbortController()
    const { signal } = moved
    const stop = () => moved.abort()
    document.addEventListener('keydown', stop, { capture: true, signal })
    document.addEventListener('pointerdown', stop, { capture: true, signal })
    const focus = () => {
      if (!signal.aborted) tab.current?.querySelector<HTMLElement>('[role="row"][aria-current]')?.focus()
    }
    // A closing dialog restores the focus in the frame requested just before; on a busy machine it drops the focus some frames later.
    requestAnimationFrame(focus)
    const again = setTimeout(() => {
      if (document.activeElement === document.body || document.activeElement?.contains(tab.current)) focus()
      stop()
    }, dialogGone)
    return () => {
      clearTimeout(again)
      stop()
    }
  }, [shownId])
  return {
    tab,
    focusRow: () => {
      wanted.current = true
    },
  }
}
