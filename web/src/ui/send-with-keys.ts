import type { KeyboardEvent } from 'react'

/** Ctrl+Enter sends a form from any of its controls, also from a text of several lines. */
export const sendWithKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
