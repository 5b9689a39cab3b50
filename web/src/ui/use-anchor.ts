import { type MouseEvent, useState } from 'react'

/** For a button that opens something at itself: a further press closes it. */
export const useAnchor = () => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return {
    /** The button, while what it opens is open. */
    anchor,
    toggle: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor((open) => (open ? undefined : currentTarget)),
    close: () => setAnchor(undefined),
  }
}
