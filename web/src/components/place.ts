const gap = 4
const edge = 8

/** Puts an open popover below its button and flush with one end of it; above where there is no room below; never past the window's edge. */
export const place = (popover: HTMLElement, anchor: HTMLElement, end: 'left' | 'right' = 'right'): void => {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = at.bottom + gap
  const top = below + height > window.innerHeight - edge ? Math.max(edge, at.top - gap - height) : below
  const left = Math.min(Math.max(edge, end === 'left' ? at.left : at.right - width), window.innerWidth - width - edge)
  Object.assign(popover.style, { top: `${top}px`, left: `${left}px`, visibility: 'visible' })
}
