import type { KeyboardEvent } from 'react'

/** For a button that opens a menu: the arrow down opens it too. */
export const openWithArrow = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event
  if (key !== 'ArrowDown' || altKey || ctrlKey || metaKey || shiftKey || currentTarget.ariaExpanded === 'true') return
  event.preventDefault()
  currentTarget.click()
}
