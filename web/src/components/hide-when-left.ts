import type { FocusEvent } from 'react'

/**
 * For a popover's `onBlur`: puts it away once Tab leads out of it, since it would cover what has the focus then. Its own button and what it
 * opened above itself, a menu or a dialog, belong to it.
 */
export const hideWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget) return
  if (relatedTarget.closest('[popover], [aria-modal]') === null) currentTarget.hidePopover()
}
