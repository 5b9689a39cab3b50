import { Select as FluentSelect } from '@fluentui/react-select'
import type { ComponentProps } from 'react'
import { classes } from './class-names.ts'
import type { Controlled, Said } from './control-props.ts'
import styles from './Field.module.css'
import { useControlId } from './Field.tsx'
import { slotRef } from './slot-ref.ts'

/** A choice from a short list; children are `<option>`s. */
export const Select = ({ className, ref, ...rest }: Omit<ComponentProps<'select'>, Said> & Controlled<HTMLSelectElement>) => (
  <FluentSelect {...useControlId()} {...rest} ref={slotRef(ref)} className={classes(styles.choice, className)} />
)
