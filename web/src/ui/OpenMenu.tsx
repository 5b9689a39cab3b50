import { type ReactElement, Suspense } from 'react'
import { lazyDialog } from './lazy-part/lazy-part.tsx'
import { loadOverlay } from './overlays.ts'

const MenuSurface = lazyDialog(loadOverlay.menu)

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactElement
  onSelect: () => void
  /** Why it is disabled; shown below its label. */
  reason?: string | undefined
  danger?: boolean
  /** One of a choice: whether it is the chosen one. */
  checked?: boolean
  /** At the right in grey, such as what the action asks for. */
  hint?: string
  /** The key that does the same, such as `e`. */
  shortcut?: string
}

export interface OpenMenuProps {
  /** The button that it opens at. */
  anchor: HTMLElement
  label: string
  /** The items, with a line between groups; empty groups are omitted. */
  groups: readonly (readonly MenuEntry[])[]
  /** The side of the button that the menu aligns to; default `end`. */
  align?: 'start' | 'end'
  onClose: () => void
}

/** The menu of one of many buttons, rendered while it is open. It closes on Escape or a press outside, and restores the focus. */
export const OpenMenu = (props: OpenMenuProps) => (
  <Suspense>
    <MenuSurface {...props} />
  </Suspense>
)
