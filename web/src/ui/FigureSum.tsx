import { Fragment } from 'react'
import { useFormat } from '../app/format.ts'
import { look } from './look.ts'

export interface FigureSumProps {
  parts: readonly { label: string; value: number; isProblem?: boolean }[]
  /** What the parts add up to. */
  total: { label: string; value: number }
}

/** Counts written as a sum: 8 created + 14 updated = 22 rows. */
export const FigureSum = ({ parts, total }: FigureSumProps) => {
  const format = useFormat()
  const figure = ({ label, value, isProblem = false }: FigureSumProps['parts'][number]) => (
    <div className={look('stack')}>
      <dd
        className={
          isProblem && value > 0
            ? look('noMargin', 'title', 'strong', 'numbers', 'problem')
            : look('noMargin', 'title', 'strong', 'numbers')
        }
      >
        {format.number(value)}
      </dd>
      <dt className={look('caption')}>{label}</dt>
    </div>
  )
  return (
    <dl className={look('row', 'wrap', 'gapM', 'noMargin')}>
      {parts.map((part, index) => (
        <Fragment key={part.label}>
          {index > 0 && <Sign sign="+" />}
          {figure(part)}
        </Fragment>
      ))}
      <Sign sign="=" />
      {figure(total)}
    </dl>
  )
}

/** Inside a list of terms, so a group without a term is hidden from screen readers. */
const Sign = ({ sign }: { sign: '+' | '=' }) => (
  <div aria-hidden="true" className={look('muted')}>
    {sign}
  </div>
)
