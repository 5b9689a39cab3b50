import { useSyncExternalStore } from 'react'

/** Whether the window is at least so many px wide: 1200 docks panels, 641 leaves the phone's forms. */
export const useWide = (width: 641 | 1200): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = media(width)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => media(width).matches,
  )

const media = (width: number): MediaQueryList => window.matchMedia(`(min-width: ${width}px)`)
