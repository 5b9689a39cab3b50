import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard where it was while the button that was pressed gives way to something else: to the first button that is left inside
 * once the state has changed, else to the place itself. Answers what to call as the button is pressed.
 * @param state what the buttons depend on
 */
export const useFocusKept = (place: RefObject<HTMLElement | null>, state: unknown): (() => void) => {
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is for the change of the state alone.
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    const button = place.current?.querySelector<HTMLElement>('[data-keeps-focus]:not([aria-disabled=true])')
    ;(button ?? place.current)?.focus({ preventScroll: true })
  }, [place, state])
  return () => {
    pressed.current = true
  }
}
