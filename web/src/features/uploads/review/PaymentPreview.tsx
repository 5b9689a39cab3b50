import { useFormat } from '../../../app/format.ts'
import { useHouse } from '../../../app/house.ts'
import type { Decided } from './decisions.ts'
import { Lines } from './Lines.tsx'
import { paymentLines } from './payment-lines.ts'

/** What a row of a file of payments becomes. */
export const PaymentPreview = ({ columns, cells }: { columns: readonly Decided[]; cells: readonly string[] }) => {
  const format = useFormat()
  const { defaultCurrency: currency } = useHouse().settings
  return <Lines lines={paymentLines(columns, cells, format, currency)} />
}
