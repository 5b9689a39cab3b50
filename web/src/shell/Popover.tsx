import type { ReactNode } from 'react'
import { classes } from '../ui/class-names.ts'
import { look } from '../ui/look.ts'
import { OpenPopover } from '../ui/OpenPopover.tsx'
import { useAnchor } from '../ui/use-anchor.ts'
import styles from './Popover.module.css'

interface PopoverProps {
  /** Name of the panel. */
  label: string
  /** On the button. */
  face: ReactNode
  faceClass?: string | undefined
  /** The side of the button that it lines up with. */
  side: 'left' | 'right'
  /** `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A panel below a button of the top bar. */
export const Popover = ({ label, face, faceClass, side, children }: PopoverProps) => {
  const { anchor, toggle, close } = useAnchor()
  return (
    <>
      <button
        type="button"
        className={classes(look('row', 'shrinks', 'gapS', 'noBorder', 'rounded', 'clear'), styles.button, faceClass)}
        aria-expanded={anchor !== undefined}
        aria-haspopup="dialog"
        onClick={toggle}
      >
        {face}
      </button>
      {anchor && (
        <OpenPopover anchor={anchor} label={label} align={side === 'left' ? 'start' : 'end'} width={344} onClose={close}>
          {(leave) => <div className={look('padRowS')}>{children(leave)}</div>}
        </OpenPopover>
      )}
    </>
  )
}
