import { look } from '../../../ui/look.ts'

export type Line = readonly [label: string, value: string]

/** Values with what they are. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={look('stack', 'gapXS', 'aboveS')}>
    {lines.map(([label, value]) => (
      <div key={label} className={look('flex', 'gapS')}>
        <dt className={look('muted')}>{label}</dt>
        <dd className={look('breaks', 'noMargin')}>{value}</dd>
      </div>
    ))}
  </dl>
)
