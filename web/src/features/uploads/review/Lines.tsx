import { columns } from '../../../ui/columns.ts'
import { look } from '../../../ui/look.ts'

export type Line = readonly [label: string, value: string]

/** Values with what they are, in two columns. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={look('grid', 'columns', 'gapColumnsM', 'gapRowsXS', 'aboveS')} style={columns('88px 1fr')}>
    {lines.map(([label, value]) => (
      <div key={label} className={look('contents')}>
        <dt className={look('muted')}>{label}</dt>
        <dd className={look('breaks', 'noMargin')}>{value}</dd>
      </div>
    ))}
  </dl>
)
