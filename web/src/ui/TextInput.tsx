import { Input, type InputProps } from '@fluentui/react-input'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './class-names.ts'
import type { Controlled, Said } from './control-props.ts'
import styles from './Field.module.css'
import { useControlId } from './Field.tsx'
import { slotRef } from './slot-ref.ts'

export type InputType = NonNullable<InputProps['type']>

export interface TextInputProps extends Omit<ComponentProps<'input'>, Said | 'children' | 'type'>, Controlled<HTMLInputElement> {
  type?: InputType
  before?: ReactNode
  after?: ReactNode
}

/** One line of text. `after` is rendered inside the box at its right. */
export const TextInput = ({ className, before, after, ref, ...rest }: TextInputProps) => (
  <Input
    {...useControlId()}
    {...rest}
    ref={slotRef(ref)}
    className={classes(styles.box, className)}
    contentBefore={before ? { children: before } : null}
    contentAfter={after ? { children: after } : null}
  />
)
