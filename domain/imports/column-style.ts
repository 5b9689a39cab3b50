import type { Currency } from '@auctionwiz/contracts/fields'
import type { DateOrder } from '@auctionwiz/contracts/uploads'
import { amountFigures, dateFigures } from '../bidders/figures.ts'
import { caseDates, caseNumbers } from './cases/fields.ts'
import { countFields } from './fields.ts'
import type { FileField } from './file-fields.ts'
import { itemDates, itemNumbers } from './items/fields.ts'
import { paymentDates, paymentNumbers } from './payments/fields.ts'
import { saleDates, saleNumbers } from './sales/fields.ts'

/** How the cells of one column are written, so that all of them are read in one way. */
export interface ColumnStyle {
  /** Of dates such as 03/04/2020. */
  dates?: DateOrder
  /** The decimal separator; absent if the column leaves it open: three digits after a separator are then thousands. */
  decimal?: '.' | ','
  /** No cell of the file settles the order of its dates, so the house's order was used. */
  assumed?: true
  /** The value that each of its words means, by the word in lower case: other systems have other lists. */
  values?: Readonly<Record<string, string>>
}

const monthFirst = new Set(['usa', 'us', 'unitedstates', 'unitedstatesofamerica', 'america', 'canada', 'ca', 'philippines', 'belize'])

/** The order of dates if a file leaves it open: by the country of the house, else by its currency. */
export const houseDateOrder = (country: string | undefined, currency: Currency): DateOrder => {
  const name = (country ?? '').toLowerCase().replace(/[^a-z]/g, '')
  const isMonthFirst = name === '' ? currency === 'USD' || currency === 'CAD' : monthFirst.has(name)
  return isMonthFirst ? 'month-first' : 'day-first'
}

const dateColumns = new Set<FileField>(['dateOfBirth', ...dateFigures, ...saleDates, ...caseDates, ...itemDates, ...paymentDates])
const numberColumns = new Set<FileField>([
  ...countFields,
  ...amountFigures,
  'averageDaysToPay',
  'timeToPickup',
  ...saleNumbers,
  ...caseNumbers,
  ...itemNumbers,
  ...paymentNumbers,
])

/** The evidence of a column's cells about its format. */
interface Seen {
  kind: 'dates' | 'numbers'
  dayFirst: number
  monthFirst: number
  /** Ambiguous dates, with dots and with other separators. */
  openDotted: number
  openOther: number
  point: number
  comma: number
}

const nothing = { dayFirst: 0, monthFirst: 0, openDotted: 0, openOther: 0, point: 0, comma: 0 }

/** Longer cells are neither dates nor numbers. */
const longestCell = 40

/** Reads every row of a file and then detects the formats of its date and number columns. */
export interface StyleJudge {
  see(cells: readonly string[]): void
  /**
   * The style of each such column: from its own cells; else from the order chosen for the upload, from the other columns of the file, or from the
   * house. Omits columns without ambiguous values.
   */
  styles(house: DateOrder, chosen: DateOrder | undefined): Map<number, ColumnStyle>
}

export const styleJudge = (mapping: ReadonlyMap<number, FileField>): StyleJudge => {
  const columns = new Map<number, Seen>()
  for (const [index, field] of mapping) {
    if (dateColumns.has(field)) columns.set(index, { kind: 'dates', ...nothing })
    else if (numberColumns.has(field)) columns.set(index, { kind: 'numbers', ...nothing })
  }
  return {
    see: (cells) => {
      for (const [index, seen] of columns) {
        const cell = cells[index]
        if (cell === undefined || cell === '' || cell.length > longestCell) continue
        if (seen.kind === 'dates') seeDate(seen, cell.trim())
        else seeNumber(seen, cell.trim())
      }
    },
    styles: (house, chosen) => {
      const styles = new Map<number, ColumnStyle>()
      const dates = [...columns.values()].filter(({ kind }) => kind === 'dates')
      const file = orderOf(summed(dates, 'dayFirst'), summed(dates, 'monthFirst'))
      for (const [index, seen] of columns) {
        const style = seen.kind === 'dates' ? dateStyle(seen, house, chosen ?? file) : numberStyle(seen)
        if (style !== undefined) styles.set(index, style)
      }
      return styles
    },
  }
}

const summed = (all: readonly Seen[], count: 'dayFirst' | 'monthFirst'): number => all.reduce((sum, seen) => sum + seen[count], 0)

const orderOf = (dayFirst: number, monthFirst: number): DateOrder | undefined =>
  dayFirst === monthFirst ? undefined : dayFirst > monthFirst ? 'day-first' : 'month-first'

const seeDate = (seen: Seen, cell: string): void => {
  const match = /^(\d\d?)([-/.])(\d\d?)\2\d{4}(?:[ T,].*)?$/.exec(cell)
  if (match === null) return
  const [first, second] = [Number(match[1]), Number(match[3])]
  if (first > 12 && second <= 12) seen.dayFirst += 1
  else if (second > 12 && first <= 12) seen.monthFirst += 1
  else if (first <= 12 && second <= 12) seen[match[2] === '.' ? 'openDotted' : 'openOther'] += 1
}

/** Dates with dots between their parts have the day first. */
const dateStyle = (seen: Seen, house: DateOrder, otherwise: DateOrder | undefined): ColumnStyle | undefined => {
  const { dayFirst, monthFirst, openDotted, openOther } = seen
  const own = orderOf(dayFirst, monthFirst) ?? (openDotted > 0 && openOther === 0 ? 'day-first' : undefined) ?? otherwise
  if (own !== undefined) return { dates: own }
  return dayFirst + monthFirst + openDotted + openOther > 0 ? { dates: house, assumed: true } : undefined
}

const seeNumber = (seen: Seen, cell: string): void => {
  const number = cell.replace(/^[^\d]+|[^\d]+$/g, '')
  const last = /([.,])(\d+)$/.exec(number)
  if (last === null) return
  const before = number.slice(0, last.index)
  const sign = last[1] === '.' ? 'point' : 'comma'
  const other = sign === 'point' ? 'comma' : 'point'
  // The same separator twice separates thousands. Three digits after a single separator are ambiguous.
  if (before.includes(last[1] ?? '')) seen[other] += 1
  else if ((last[2] ?? '').length !== 3 || /[.,]/.test(before)) seen[sign] += 1
}

const numberStyle = ({ point, comma }: Seen): ColumnStyle | undefined =>
  point === comma ? undefined : { decimal: point > comma ? '.' : ',' }
