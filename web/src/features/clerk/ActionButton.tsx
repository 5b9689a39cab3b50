import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './Clerk.module.css'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'shortcut'> {
  children?: ReactNode
  /** The key that does the same; shown in the button, and not on a touch screen. */
  keyHint?: string | undefined
}

/** A large button of the clerk's screen. A press with the pointer leaves the focus where it is, so that Enter goes on to mean sold. */
export const ActionButton = ({ children, keyHint, className, ...rest }: ActionButtonProps) => (
  <Button
    {...rest}
    className={classes(styles.action, className)}
    aria-keyshortcuts={keyHint}
    onMouseDown={(event) => event.preventDefault()}
  >
    {children}
    {keyHint && (
      <span className={classes(look('caption', 'plain', 'padSidesSNudge', 'rounded'), styles.key)} aria-hidden="true">
        <kbd>{keyHint}</kbd>
      </span>
    )}
  </Button>
)
