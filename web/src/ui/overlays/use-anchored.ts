import { type RefObject, useRef } from 'react'
import './focus-manager.tsx'

/** What opens at a button and closes by Fluent's doing. Closing gives the focus back to the button, unless the user has moved it elsewhere. */
export const useAnchored = (anchor: HTMLElement, onClose: () => void) => {
  const surface = useRef<HTMLDivElement>(null)
  const close = () => {
    const { activeElement } = document
    if (activeElement === document.body || surface.current?.contains(activeElement)) anchor.focus({ preventScroll: true })
    onClose()
  }
  const onOpenChange = (event: { target: EventTarget | null }, { open }: { open: boolean }) => {
    // The button itself closes what it opened: closed here as well, its press would open it again.
    if (!open && !(event.target instanceof Node && anchor.contains(event.target))) close()
  }
  return { surface: surface as RefObject<HTMLDivElement | null>, close, onOpenChange }
}
