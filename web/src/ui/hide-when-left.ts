import type { FocusEvent } from 'react'

/**
 * For a popover's `onBlur`: closes it when Tab leaves it, because it would cover the focused element. Its button and the menus
 * and dialogs it opened belong to it.
 */
export const hideWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget) return
  if (relatedTarget.closest('[popover], [aria-modal]') === null) currentTarget.hidePopover()
}
