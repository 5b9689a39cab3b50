import { useSyncExternalStore } from 'react'

/** Whether the window has this minimum width in px: panels dock from 1200, the rail has labels from 1024, the phone's layout ends at 641. */
export const useWide = (width: 641 | 1024 | 1200): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = media(width)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => media(width).matches,
  )

const media = (width: number): MediaQueryList => window.matchMedia(`(min-width: ${width}px)`)
