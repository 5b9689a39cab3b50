import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import record from './Record.module.css'

/** A line of a record within a `dl`; nothing where the record has no such value. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div className={classes(look('flex', 'gapL', 'tall28', 'padRow', 'touchLinks'), record.fact)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
