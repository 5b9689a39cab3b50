import { Button as FluentButton, type ButtonProps as FluentProps } from '@fluentui/react-button'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { type AppLinkProps, useAppLink } from './AppLink.tsx'
import styles from './Button.module.css'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import { shortcutText } from './messages.ts'
import { openWithArrow } from './open-with-arrow.ts'
import { shownKey } from './shortcuts/shortcuts.ts'
import { slotRef } from './slot-ref.ts'

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

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'popover'>, Look {
  /** Disabled but focusable, so that the user can read `reason`. */
  disabled?: boolean | undefined
  /** Why it is disabled, such as `usePermissionReason('bidders:create')`; a reason alone disables the button too. */
  reason?: string | undefined
  /** The action is running: the button is disabled. Pass the busy label as children. */
  busy?: boolean | undefined
  /** The key that does the same, such as `n`; the tooltip shows it. */
  shortcut?: string | undefined
}

/** A button of 32 px (44 on the phone). With an icon and no children give it an `aria-label`; `Tip` shows it. */
export const Button = (props: ButtonProps) => {
  const { look, icon, wide, small, disabled, reason, busy, shortcut, children, className, onClick, onClickCapture, ref, ...rest } = props
  const reasonId = useId()
  const off = disabled === true || busy === true || reason !== undefined
  return (
    <>
      <FluentButton
        data-tip={reason ?? (shortcut ? withKey(children, rest['aria-label'], shortcut) : children ? undefined : rest['aria-label'])}
        aria-keyshortcuts={shortcut}
        {...(rest['aria-haspopup'] === 'menu' && { onKeyDown: openWithArrow })}
        {...rest}
        ref={slotRef(ref)}
        {...drawn({ look, icon, wide, small }, children, className)}
        disabledFocusable={off}
        aria-busy={busy || undefined}
        aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={onClick}
        // Fluent ignores the press of a disabled button; the browser would still send the form.
        onClickCapture={(event) => {
          if (off) event.preventDefault()
          onClickCapture?.(event)
        }}
      >
        {children}
      </FluentButton>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  )
}

const withKey = (children: ReactNode, label: string | undefined, key: string): string =>
  shortcutText.withKey({ label: label ?? (typeof children === 'string' ? children : ''), key: shownKey(key) })

/** A link that looks like a button: it navigates. */
export const ButtonLink = ({ look, icon, wide, small, children, className, ref, ...rest }: AppLinkProps & Look) => (
  <FluentButton as="a" {...useAppLink(rest)} ref={slotRef(ref)} {...drawn({ look, icon, wide, small }, children, className)}>
    {children}
  </FluentButton>
)

const appearances = {
  primary: 'primary',
  secondary: 'secondary',
  subtle: 'subtle',
  danger: 'secondary',
  link: 'transparent',
} as const satisfies Record<ButtonLook, FluentProps['appearance']>

const drawn = ({ look: kind = 'secondary', icon, wide, small }: Look, children: ReactNode, className: string | undefined) => ({
  appearance: appearances[kind],
  size: small ? ('small' as const) : ('medium' as const),
  icon: icon ? { children: icon } : null,
  className: classes(styles.button, styles[kind], wide && look('fullWidth'), small && styles.small, !children && styles.bare, className),
})
