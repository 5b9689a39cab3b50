import { useFormat } from '../../../app/format.ts'
import { useHouse } from '../../../app/house.ts'
import { caseLines } from './case-lines.ts'
import type { Decided } from './decisions.ts'
import { Lines } from './Lines.tsx'

/** What a row of a file of legal cases becomes. */
export const CasePreview = ({ columns, cells }: { columns: readonly Decided[]; cells: readonly string[] }) => {
  const format = useFormat()
  const { defaultCurrency: currency } = useHouse().settings
  return <Lines lines={caseLines(columns, cells, format, currency)} />
}
