import { Checkbox as FluentCheckbox } from '@fluentui/react-checkbox'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { classes } from './class-names.ts'
import { slotRef } from './slot-ref.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'size' | 'onChange'> {
  /** Label at its right. Without it give an `aria-label`. */
  children?: ReactNode
  checked?: boolean | undefined
  /** Some but not all of the items it covers are selected. */
  mixed?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A box to tick, 16 px in a target of at least 24. */
export const Checkbox = ({ children, checked, mixed = false, className, ref, ...rest }: CheckboxProps) => (
  <FluentCheckbox
    {...rest}
    ref={slotRef(ref)}
    {...(mixed ? { checked: 'mixed' as const } : checked === undefined ? {} : { checked })}
    label={children ? { children } : null}
    className={classes(styles.box, className)}
  />
)
