import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the keyboard in the list: once a match was decided, by a key or in the dialog, the focus goes to the one that takes its place. */
export const useFollowFocus = (
  list: RefObject<HTMLElement | null>,
  shownId: string | undefined,
  isDeciding: boolean,
): ((id: string | undefined) => void) => {
  const next = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another match is shown and when the dialog closes.
  useEffect(() => {
    const id = next.current
    if (id === undefined) return
    next.current = undefined
    // A closing dialog gives its focus back in the frame asked for just before.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`a[href*="/${id}"]`)?.focus())
  }, [list, shownId, isDeciding])
  return (id) => {
    next.current = id
  }
}
