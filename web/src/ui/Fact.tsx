import type { ReactNode } from 'react'
import record from './Record.module.css'

/** A line of a record within a `dl`; nothing where the record has no such value. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div className={record.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
