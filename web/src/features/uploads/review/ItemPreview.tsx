import { useFormat } from '../../../app/format.ts'
import { useHouse } from '../../../app/house.ts'
import type { Decided } from './decisions.ts'
import { itemLines } from './item-lines.ts'
import { Lines } from './Lines.tsx'

/** What a row of a file of inventory becomes. */
export const ItemPreview = ({ columns, cells }: { columns: readonly Decided[]; cells: readonly string[] }) => {
  const format = useFormat()
  const { defaultCurrency: currency } = useHouse().settings
  return <Lines lines={itemLines(columns, cells, format, currency)} />
}
