import { Radio as FluentRadio } from '@fluentui/react-radio'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { classes } from './class-names.ts'
import { slotRef } from './slot-ref.ts'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange' | 'disabled'> {
  value?: string
  disabled?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** Label at its right. Without it give an `aria-label`, or put it in a `<label>`. */
  children?: ReactNode
}

/** One of several choices that share a `name`; 16 px in a target of at least 24. */
export const Radio = ({ children, className, ref, ...rest }: RadioProps) => (
  <FluentRadio {...rest} ref={slotRef(ref)} label={children ? { children } : null} className={classes(styles.box, className)} />
)
