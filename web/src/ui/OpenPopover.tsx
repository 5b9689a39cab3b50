import { type ReactNode, Suspense } from 'react'
import { lazyDialog } from './lazy-part/lazy-part.tsx'
import { loadOverlay } from './overlays.ts'

const PopoverPanel = lazyDialog(loadOverlay.popover)

export interface OpenPopoverProps {
  /** The button that it opens at. */
  anchor: HTMLElement
  /** Its name. */
  label: string
  /** The end of the button that it lines up with. Default `start`. */
  align?: 'start' | 'end'
  /** In px. Default as wide as its content. */
  width?: number
  className?: string | undefined
  /** On the phone it is a sheet at the bottom of the screen. */
  sheet?: boolean
  onClose: () => void
  /** `close` closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

/**
 * A panel at its button, rendered while it is open. It keeps the focus until Escape, a press outside or `close`. It opens once content that is lazy has
 * arrived, so such content needs no Suspense of its own: Fluent looks once for what takes the focus, and hides a panel without it from screen readers.
 */
export const OpenPopover = (props: OpenPopoverProps) => (
  <Suspense>
    <PopoverPanel {...props} />
  </Suspense>
)
