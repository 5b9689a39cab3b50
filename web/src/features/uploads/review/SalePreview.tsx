import { useFormat } from '../../../app/format.ts'
import type { Decided } from './decisions.ts'
import { Lines } from './Lines.tsx'
import { saleLines } from './sale-lines.ts'

/** What a row of a file of auctions becomes. */
export const SalePreview = ({ columns, cells }: { columns: readonly Decided[]; cells: readonly string[] }) => (
  <Lines lines={saleLines(columns, cells, useFormat())} />
)
