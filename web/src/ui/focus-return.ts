const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent

/** The control in `place` that has the name of `opener`. */
const alikeIn = (place: Element | null, opener: Element): HTMLElement | undefined => {
  const alike = opener.matches('button, a') ? place?.querySelectorAll<HTMLElement>(opener.localName) : undefined
  return [...(alike ?? [])].find((control) => nameOf(control) === nameOf(opener))
}

/**
 * Remembers the control that opens something. The list behind may move its rows meanwhile, and an element of the list shows one row after another, so
 * a row is found again by its record.
 *
 * @returns where the focus returns to: the control, or the one of the same name where the screen behind was rendered again. A deletion may have removed
 * the control; the focus then moves to the content.
 */
export const focusReturn = (opener: HTMLElement): (() => HTMLElement | null) => {
  const id = opener.closest<HTMLElement>('[data-row]')?.dataset.row
  return () => {
    const row = id === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
    if (row && !row.contains(opener)) return alikeIn(row, opener) ?? (row.hasAttribute('tabindex') ? row : row.querySelector('button'))
    if (opener.isConnected) return opener
    const content = document.getElementById('content')
    return alikeIn(content, opener) ?? content
  }
}
