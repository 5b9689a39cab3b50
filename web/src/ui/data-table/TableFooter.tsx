import type { ReactNode } from 'react'
import { look } from '../look.ts'
import { PageFooter, Spacer } from '../Page.tsx'

export interface TableFooterProps {
  /** How many rows match, such as "8 of 977 bidders"; undefined while it is not known. */
  count: string | undefined
  /** Totals of all rows that match. Hidden on the phone, which has room for the count alone. */
  figures?: readonly string[]
  /** At the right instead of the figures, such as the progress of a bulk change. */
  children?: ReactNode
}

/** The footer of a table. While rows are selected, `BulkBar` takes its place. */
export const TableFooter = ({ count, figures = [], children }: TableFooterProps) => (
  <PageFooter>
    <span aria-live="polite">{count}</span>
    <Spacer />
    {children ||
      figures.map((figure) => (
        <span key={figure} className={look('notOnPhone')}>
          {figure}
        </span>
      ))}
  </PageFooter>
)
