import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import styles from './Review.module.css'

export type Line = readonly [label: string, value: string]

/** Values with what they are, in two columns. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={classes(look('grid', 'gapColumnsM', 'gapRowsXS', 'aboveS'), styles.lines)}>
    {lines.map(([label, value]) => (
      <div key={label} className={look('contents')}>
        <dt className={look('muted')}>{label}</dt>
        <dd className={look('breaks', 'noMargin')}>{value}</dd>
      </div>
    ))}
  </dl>
)
