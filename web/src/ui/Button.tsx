import { type ComponentProps, type ReactNode, useId } from 'react'
import { AppLink, type AppLinkProps } from './AppLink.tsx'
import styles from './Button.module.css'
import { classes } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'subtle' | 'danger' | 'link'

interface Look {
  /** `primary` once per screen; `danger` for what cannot be undone; default `secondary`. */
  look?: ButtonLook | undefined
  /** A 20 px icon before the label. */
  icon?: ReactNode
  /** Fills the width it is given. */
  wide?: boolean | undefined
  /** 24 px high, for chips and table rows. */
  small?: boolean | undefined
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, Look {
  /** Disabled but focusable, so that the user can read `reason`. */
  disabled?: boolean | undefined
  /** Why it is disabled, such as `usePermissionReason('bidders:create')`; a reason alone disables the button too. */
  reason?: string | undefined
  /** The action is running: the button is disabled. Pass the busy label as children. */
  busy?: boolean | undefined
}

/** A button of 32 px (44 on the phone). With an icon and no children give it an `aria-label`. */
export const Button = ({
  look = 'secondary',
  icon,
  wide,
  small,
  disabled,
  reason,
  busy,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) => {
  const reasonId = useId()
  const off = disabled === true || busy === true || reason !== undefined
  return (
    <>
      <button
        type="button"
        title={reason ?? (children ? undefined : rest['aria-label'])}
        {...rest}
        aria-disabled={off || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
        className={classes(lookClass({ look, wide, small }, children), className)}
        onClick={off ? (event) => event.preventDefault() : onClick}
      >
        {icon}
        {children}
      </button>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  )
}

/** A link that looks like a button: it navigates. */
export const ButtonLink = ({ look = 'secondary', icon, wide, small, children, className, ...rest }: AppLinkProps & Look) => (
  <AppLink {...rest} className={classes(lookClass({ look, wide, small }, children), className)}>
    {icon}
    {children}
  </AppLink>
)

const lookClass = ({ look = 'secondary', wide, small }: Look, children: ReactNode): string =>
  classes(styles.button, styles[look], wide && styles.wide, small && styles.small, !children && styles.bare)
