import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** Moves the focus to the content after navigation from another screen, whose pressed control is gone. On a page load the browser decides. */
export const useFocusOnEntry = (content: RefObject<HTMLElement | null>): void => {
  const led = useRef(useNavigationType() !== NavigationType.Pop)
  useEffect(() => {
    if (led.current && document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [content])
}
