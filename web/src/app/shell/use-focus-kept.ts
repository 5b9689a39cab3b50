import { type RefObject, useEffect } from 'react'

/** Panels and dialogs that close give the focus back themselves; they are done by then, in milliseconds. */
const patience = 100

/**
 * What has the focus may go with what was deleted, found or chosen. The keyboard, and what is read out, then go on in the dialog that is open,
 * or in the content.
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
