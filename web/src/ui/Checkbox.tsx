import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import styles from './Checkbox.module.css'
import { classes } from './class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label at its right. Without it give an `aria-label`. */
  children?: ReactNode
  /** Some but not all of the items it covers are selected. */
  mixed?: boolean
}

/** A box to tick, 16 px in a target of at least 24. */
export const Checkbox = ({ children, mixed = false, className, ...rest }: CheckboxProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={classes(styles.label, className)}>
      <input {...rest} ref={input} type="checkbox" className={styles.box} />
      {children}
    </label>
  )
}

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> {
  checked: boolean
  children: ReactNode
}

/** A switch that takes effect immediately. */
export const Switch = ({ children, checked, className, ...rest }: SwitchProps) => (
  <label className={classes(styles.label, className)}>
    <input {...rest} type="checkbox" role="switch" checked={checked} aria-checked={checked} className={styles.switch} />
    {children}
  </label>
)
