import { useCallback, useState } from 'react'

export interface Folding {
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
}

/** Which groups of rows are open. */
export const useGroups = (collapsed: readonly string[] = [], unfolded = false): Folding => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(collapsed))
  const isOpen = useCallback((id: string) => unfolded || !closed.has(id), [closed, unfolded])
  const toggle = useCallback(
    (id: string) =>
      setClosed((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set(before).add(id))),
    [],
  )
  return { isOpen, toggle }
}
