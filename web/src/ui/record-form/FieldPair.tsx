import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './RecordForm.module.css'

/** Two short fields on one line, such as state and ZIP; one below the other where there is no room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={classes(look('grid', 'gapL'), styles.pair)}>{children}</div>
)
