import { type ReactNode, useId, useRef, useState } from 'react'
import { classes } from '../../ui/class-names.ts'
import { hideWhenLeft } from '../../ui/hide-when-left.ts'
import styles from './Popover.module.css'

interface PopoverProps {
  /** Name of the button and of the panel. */
  label: string
  /** On the button. */
  face: ReactNode
  faceClass?: string | undefined
  /** The side of the window it hangs from. */
  side: 'left' | 'right'
  /** Rendered only while open; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A panel below a button of the top bar. The browser provides the top layer, Escape and the press outside. */
export const Popover = ({ label, face, faceClass, side, children }: PopoverProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes(styles.button, faceClass)} popoverTarget={id} aria-expanded={open} aria-haspopup="dialog">
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classes(styles.panel, styles[side])}
        onBlur={hideWhenLeft}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
