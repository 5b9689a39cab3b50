const gap = 4
const edge = 8

/** Positions an open popover below its button, aligned with one end; above it if there is no space below; always within the window. */
export const positionPopover = (popover: HTMLElement, anchor: HTMLElement, end: 'left' | 'right' = 'right'): void => {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = at.bottom + gap
  const top = below + height > window.innerHeight - edge ? Math.max(edge, at.top - gap - height) : below
  const left = Math.min(Math.max(edge, end === 'left' ? at.left : at.right - width), window.innerWidth - width - edge)
  Object.assign(popover.style, { top: `${top}px`, left: `${left}px`, visibility: 'visible' })
}
