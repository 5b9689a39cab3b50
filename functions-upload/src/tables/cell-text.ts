import { type CellObject, SSF } from './sheet-library.ts'

/** Formats such as 00000 and 000-00-0000 give a number leading zeros or hyphens that belong to it. */
const keptFormat = /^(?:0{2,}|0+(?:\\?-0+)+)(?:;@)?$/

/**
 * A cell as the import reads it: texts as they are, dates as YYYY-MM-DD, numbers without separators, a formula's value. An error such as
 * #N/A is no value.
 */
export const cellText = (cell: CellObject | undefined, date1904: boolean): string => {
  if (cell === undefined) return ''
  if (cell.t === 's') return String(cell.v ?? '')
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE'
  return cell.t === 'n' && typeof cell.v === 'number' ? numberText(cell.v, String(cell.z ?? 'General'), date1904) : ''
}

const numberText = (value: number, format: string, date1904: boolean): string => {
  if (SSF.is_date(format) && value >= 1) return dateText(value, date1904)
  if (keptFormat.test(format)) return String(SSF.format(format, value))
  // Beyond 15 digits is what binary fractions leave, which Excel does not show either.
  return Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(15)))
}

const dateText = (value: number, date1904: boolean): string => {
  const { y, m, d } = SSF.parse_date_code(value, { date1904 }) as { y: number; m: number; d: number }
  return [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-')
}
