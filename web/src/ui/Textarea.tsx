import { Textarea as FluentTextarea } from '@fluentui/react-textarea'
import type { ComponentProps } from 'react'
import { classes } from './class-names.ts'
import type { Controlled, Said } from './control-props.ts'
import styles from './Field.module.css'
import { useControlId } from './Field.tsx'
import { slotRef } from './slot-ref.ts'

/** Several lines of text. */
export const Textarea = ({
  className,
  ref,
  ...rest
}: Omit<ComponentProps<'textarea'>, Said | 'children'> & Controlled<HTMLTextAreaElement>) => (
  <FluentTextarea
    {...useControlId()}
    rows={3}
    resize="vertical"
    {...rest}
    ref={slotRef(ref)}
    className={classes(styles.lines, className)}
  />
)
