import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './DataTable.module.css'

/** A cell of a table with `twoLines`: what identifies the row, and what matters of it in grey. */
export const TwoLines = ({ title, children }: { title: ReactNode; children: string }) => (
  <span className={classes(look('shrinks'), styles.lines)}>
    <span className={look('block')}>{title}</span>
    <span className={look('block', 'note')} title={children}>
      {children}
    </span>
  </span>
)
