const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent

/**
 * Where the focus returns to when something closes: the control that opened it, or the one of the same name where the screen behind was rendered
 * again. A deletion may have removed the control; the focus then moves to the content.
 */
export const focusReturnOf = (opener: HTMLElement): HTMLElement | null => {
  if (opener.isConnected) return opener
  const content = document.getElementById('content')
  const alike = opener.matches('button, a') ? content?.querySelectorAll<HTMLElement>(opener.localName) : undefined
  return [...(alike ?? [])].find((control) => nameOf(control) === nameOf(opener)) ?? content
}
