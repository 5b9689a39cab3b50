import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../app/format.ts'
import { look } from './look.ts'

export interface FigureSumProps {
  /** `mark` ties a part to its share of a bar. */
  parts: readonly { label: string; value: number; isProblem?: boolean; mark?: ReactNode }[]
  /** What the parts add up to. */
  total: { label: string; value: number }
  /** The total leads: 22 rows = 8 created + 14 updated. */
  totalFirst?: boolean
}

/** Counts written as a sum: 8 created + 14 updated = 22 rows. */
export const FigureSum = ({ parts, total, totalFirst = false }: FigureSumProps) => {
  const format = useFormat()
  const figure = ({ label, value, isProblem = false, mark }: FigureSumProps['parts'][number]) => (
    <li className={look('stack')}>
      <span className={isProblem && value > 0 ? look('title', 'strong', 'numbers', 'problem') : look('title', 'strong', 'numbers')}>
        {format.number(value)}
      </span>
      <span className={look('caption', 'inlineRow', 'gapXS')}>
        {mark}
        {label}
      </span>
    </li>
  )
  return (
    <ul className={look('row', 'wrap', 'gapM')}>
      {totalFirst && (
        <>
          {figure(total)}
          <Sign sign="=" />
        </>
      )}
      {parts.map((part, index) => (
        <Fragment key={part.label}>
          {index > 0 && <Sign sign="+" />}
          {figure(part)}
        </Fragment>
      ))}
      {!totalFirst && (
        <>
          <Sign sign="=" />
          {figure(total)}
        </>
      )}
    </ul>
  )
}

const Sign = ({ sign }: { sign: '+' | '=' }) => (
  <li aria-hidden="true" className={look('muted')}>
    {sign}
  </li>
)
