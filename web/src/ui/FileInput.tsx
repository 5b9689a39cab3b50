import type { ComponentProps } from 'react'
import { classes } from './class-names.ts'
import { useField } from './Field.tsx'
import styles from './FileInput.module.css'
import { look } from './look.ts'

/** Chooses a file; in a `Field`. */
export const FileInput = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...useField()} {...props} type="file" className={classes(look('upToFull', 'text', 'padRowM'), styles.file)} />
)
