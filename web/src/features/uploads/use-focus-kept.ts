import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus near a pressed button that disappears: moves it to the first button left in the element
 * once the state has changed, else to the element itself. Returns the function to call on the press.
 * @param state the state that the buttons depend on
 */
export const useFocusKept = (place: RefObject<HTMLElement | null>, state: unknown): (() => void) => {
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs only when the state changes.
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    const button = place.current?.querySelector<HTMLElement>('[data-keeps-focus]:not([aria-disabled=true])')
    ;(button ?? place.current)?.focus({ preventScroll: true })
  }, [place, state])
  return () => {
    pressed.current = true
  }
}
