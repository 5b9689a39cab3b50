import { Switch as FluentSwitch } from '@fluentui/react-switch'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { classes } from './class-names.ts'
import { slotRef } from './slot-ref.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'defaultChecked' | 'size' | 'onChange'> {
  checked: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  children: ReactNode
}

/** A switch that takes effect immediately. */
export const Switch = ({ children, className, ref, ...rest }: SwitchProps) => (
  <FluentSwitch {...rest} ref={slotRef(ref)} label={{ children }} className={classes(styles.box, className)} />
)
