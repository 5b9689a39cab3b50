import { type ReactNode, Suspense } from 'react'
import { lazyDialog } from './lazy-part/lazy-part.tsx'
import { loadOverlay } from './overlays.ts'

const SideDrawer = lazyDialog(loadOverlay.drawer)

export interface DrawerProps {
  /** Its name. */
  label: string
  onClose: () => void
  children: ReactNode
}

/** A panel over the left side of the page, rendered while it is open. */
export const Drawer = (props: DrawerProps) => (
  <Suspense>
    <SideDrawer {...props} />
  </Suspense>
)
