import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** Whoever comes from another screen goes on in the content: what they pressed there is gone. A page that is loaded leaves the focus to the browser. */
export const useFocusOnEntry = (content: RefObject<HTMLElement | null>): void => {
  const led = useRef(useNavigationType() !== NavigationType.Pop)
  useEffect(() => {
    if (led.current && document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [content])
}
