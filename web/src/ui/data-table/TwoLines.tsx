import type { ReactNode } from 'react'
import { look } from '../look.ts'

/** A cell of a table with `twoLines`: what identifies the row, and what matters of it in grey. */
export const TwoLines = ({ title, children }: { title: ReactNode; children: string }) => (
  <span className={look('shrinks')}>
    <span className={look('block', 'cutText')}>{title}</span>
    <span className={look('block', 'cutText', 'note')} title={children}>
      {children}
    </span>
  </span>
)
