import { OverlayDrawer } from '@fluentui/react-drawer'
import { classes } from '../class-names.ts'
import type { DrawerProps } from '../Drawer.tsx'
import './focus-manager.tsx'
import styles from './Overlays.module.css'
import { useOpenMark } from './use-open-mark.ts'

/** The part of `Drawer` that needs Fluent. */
const SideDrawer = ({ label, onClose, children }: DrawerProps) => {
  useOpenMark()
  return (
    <OverlayDrawer open position="start" aria-label={label} className={classes(styles.drawer)} onOpenChange={onClose}>
      {children}
    </OverlayDrawer>
  )
}

export default SideDrawer
