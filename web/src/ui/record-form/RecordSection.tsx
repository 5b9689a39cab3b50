import type { ReactNode } from 'react'
import { look } from '../look.ts'
import record from '../Record.module.css'

/** A titled part of a form. */
export const RecordSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={record.section}>
    <h3 className={look('belowM', 'heading')}>{title}</h3>
    <div className={look('stack', 'gapL')}>{children}</div>
  </section>
)
