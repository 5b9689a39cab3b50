import { OverlayDrawer } from '@fluentui/react-drawer'
import { Popover, PopoverSurface } from '@fluentui/react-popover'
import { classes } from '../class-names.ts'
import type { OpenPopoverProps } from '../OpenPopover.tsx'
import { slotRef } from '../slot-ref.ts'
import { useWide } from '../use-wide.ts'
import styles from './Overlays.module.css'
import { useAnchored } from './use-anchored.ts'
import { useOpenMark } from './use-open-mark.ts'

/** The part of `OpenPopover` that needs Fluent. */
const PopoverPanel = ({ sheet = false, ...props }: OpenPopoverProps) => {
  const phone = !useWide(641)
  useOpenMark()
  return sheet && phone ? <Sheet {...props} /> : <Panel {...props} />
}

const Panel = ({ anchor, label, align = 'start', width, className, onClose, children }: OpenPopoverProps) => {
  const { surface, close, onOpenChange } = useAnchored(anchor, onClose)
  return (
    <Popover
      open
      trapFocus
      inertTrapFocus
      onOpenChange={onOpenChange}
      positioning={{ target: anchor, position: 'below', align, offset: 4, overflowBoundaryPadding: 8 }}
    >
      <PopoverSurface ref={slotRef(surface)} aria-label={label} className={classes(styles.popover, className)} style={{ width }}>
        {children(close)}
      </PopoverSurface>
    </Popover>
  )
}

/** On the phone, at the bottom of the screen. */
const Sheet = ({ anchor, label, className, onClose, children }: OpenPopoverProps) => {
  const { surface, close, onOpenChange } = useAnchored(anchor, onClose)
  return (
    <OverlayDrawer
      open
      ref={slotRef(surface)}
      position="bottom"
      aria-label={label}
      className={classes(styles.sheet, className)}
      onOpenChange={onOpenChange}
    >
      {children(close)}
    </OverlayDrawer>
  )
}

export default PopoverPanel
