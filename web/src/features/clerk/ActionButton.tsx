import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './Clerk.module.css'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'shortcut'> {
  children?: ReactNode
  /** The key that does the same; shown in the button, and not on a touch screen. */
  keyHint?: string | undefined
  /** The key is below the label, not at the end of the button. */
  stacked?: boolean
}

/** A large button of the clerk's screen. A press with the pointer leaves the focus where it is, so that Enter goes on to mean sold. */
export const ActionButton = ({ children, keyHint, stacked = false, className, ...rest }: ActionButtonProps) => (
  <Button
    {...rest}
    className={classes(stacked ? look('stack', 'gapXXS') : look('gapS'), className)}
    aria-keyshortcuts={keyHint}
    onMouseDown={(event) => event.preventDefault()}
  >
    {children}
    {keyHint && (
      <span
        className={classes(look('caption', 'plain', 'padSidesSNudge', 'rounded'), !stacked && look('atEnd'), styles.key)}
        aria-hidden="true"
      >
        <kbd>{keyHint}</kbd>
      </span>
    )}
  </Button>
)
