import { type RefObject, useEffect } from 'react'

/** Milliseconds in which closing panels and dialogs restore the focus themselves. */
const patience = 100

/**
 * Moves the focus to the open dialog or the content when the focused element was removed, so that keyboard and screen reader continue there.
 */
export const useFocusKept = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return
      setTimeout(() => {
        if (target.isConnected || document.activeElement !== document.body) return
        const open = [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1)
        ;(open ?? content.current)?.focus({ preventScroll: true })
      }, patience)
    }
    document.addEventListener('focusout', onFocusOut)
    return () => document.removeEventListener('focusout', onFocusOut)
  }, [content])
}
