import { type RefObject, useEffect } from 'react'

/**
 * What has the focus may go with what was deleted, found or chosen. The keyboard, and what is read out, then go on in the dialog that is open,
 * or in the content.
 */
export const useFocusKept = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return
      // What takes its place may ask for the focus itself.
      requestAnimationFrame(() => {
        if (target.isConnected || document.activeElement !== document.body) return
        const open = [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1)
        ;(open ?? content.current)?.focus({ preventScroll: true })
      })
    }
    document.addEventListener('focusout', onFocusOut)
    return () => document.removeEventListener('focusout', onFocusOut)
  }, [content])
}
