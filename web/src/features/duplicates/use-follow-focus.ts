import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the focus in the list: after a decision, by key or in the dialog, it moves to the match that takes its place. */
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
    // A closing dialog restores the focus in the frame requested just before.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`a[href*="/${id}"]`)?.focus())
  }, [list, shownId, isDeciding])
  return (id) => {
    next.current = id
  }
}
