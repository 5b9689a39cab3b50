import { useSyncExternalStore } from 'react'

/** Whether the window has this minimum width in px: panels dock from 1200, the rail has labels from 1024, the phone's layout ends at 641. */
export const useWide = (width: 641 | 1024 | 1200): boolean => {
  const { query, follow } = widthOf(width)
  return useSyncExternalStore(follow, () => query.matches)
}

interface Width {
  query: MediaQueryList
  follow: (listener: () => void) => () => void
}

const widths = new Map<number, Width>()

/** One query for all that follow it: the hook must not subscribe again at each render. */
const widthOf = (width: number): Width => {
  const known = widths.get(width) ?? followed(window.matchMedia(`(min-width: ${width}px)`))
  widths.set(width, known)
  return known
}

const followed = (query: MediaQueryList): Width => ({
  query,
  follow: (listener) => {
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  },
})
