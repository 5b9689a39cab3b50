import { columns, poolOfColumn, valueColumns } from '../table/columns.ts'
import type { PersonTable } from '../table/person-table.ts'

/**
 * How often a value that was never seen turns up again among other people, before a house's own data says more: by column, from the
 * usual number of different names, streets, places, birthdays, addresses and lines.
 */
const usual: readonly number[] = [2e-3, 5e-4, 1e-2, 5e-4, 5e-4, 1e-3, 1e-3, 0.15, 5e-5, 1e-6, 1e-7, 1e-2, 5e-2]

/** The usual frequency counts as much as this many records. */
const usualRecords = 200

/** Frequencies of values as binary logarithms, by column and value. */
export interface Frequencies {
  /** By column; the index is the value's number. */
  logs: Float32Array[]
  /** By column, of a value that was seen at most once or twice (or too seldom to be listed). */
  floors: Float64Array
}

/** Binary logarithm of a value's frequency in a column. */
export const frequency = ({ logs, floors }: Frequencies, columnIndex: number, value: number): number => {
  const log = logs[columnIndex]
  return log !== undefined && value < log.length ? (log[value] ?? 0) : (floors[columnIndex] ?? 0)
}

/** A value a hundred times rarer than the other one may be a misspelling of it. */
const rareRatio = Math.log2(100)

/** Whether one of two values is so rare, by itself or compared with the other, that it may be a misspelling. */
export const isRare = (frequencies: Frequencies, columnIndex: number, a: number, b: number): boolean => {
  const first = frequency(frequencies, columnIndex, a)
  const second = frequency(frequencies, columnIndex, b)
  const lower = Math.min(first, second)
  return lower <= (frequencies.floors[columnIndex] ?? 0) || lower < Math.max(first, second) - rareRatio
}

/** What is needed to give any value of a column its frequency. */
export interface ColumnScale {
  records: number
  discount: number
  /** Counts below this are treated the same. */
  cut: number
}

/**
 * The frequency with which another, unrelated person has the value that `count` records have (one of which is the other record of the
 * pair): the predictive rule of a Pitman–Yor process over the prior of the column, whose discount leaves probability to unseen values.
 * Source: J. Pitman, M. Yor, Ann. Probab. 25 (1997) 855–900; as term frequency adjustment in record linkage: W. E. Winkler,
 * Frequency-based matching in the Fellegi–Sunter model, U.S. Census Bureau RR00/06 (2000).
 */
export const frequencyOf = (count: number, columnIndex: number, { records, discount, cut }: ColumnScale): number => {
  const others = Math.max((count < cut ? cut - 1 : count) - 1, 1)
  return (others - discount + usualRecords * (usual[columnIndex] ?? 0)) / (records + usualRecords)
}

export const countValues = (table: PersonTable, columnIndex: number): Int32Array => {
  const counts = new Int32Array(table.byColumn[columnIndex]?.size ?? 1)
  const { cells, size } = table
  for (let cell = columnIndex; cell < size * columns; cell += columns) {
    const value = cells[cell] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

const highestDiscount = 0.9

/**
 * Scale of a column: the discount is N1 / (N1 + 2 N2) from the numbers of values seen once and twice (H. Ney, U. Essen, R. Kneser, 1994);
 * the cut leaves at most `limit` values above it.
 */
export const scaleOf = (counts: Int32Array, limit: number): ColumnScale => {
  const tally = new Int32Array(1024)
  let records = 0
  for (let value = 1; value < counts.length; value += 1) {
    const count = counts[value] ?? 0
    records += count
    const kept = Math.min(count, tally.length - 1)
    tally[kept] = (tally[kept] ?? 0) + 1
  }
  const once = tally[1] ?? 0
  const discount = once === 0 ? 0 : Math.min(highestDiscount, once / (once + 2 * (tally[2] ?? 0)))
  let cut = tally.length - 1
  let listed = tally[cut] ?? 0
  while (cut > 3 && listed + (tally[cut - 1] ?? 0) <= limit) {
    cut -= 1
    listed += tally[cut] ?? 0
  }
  return { records, discount, cut }
}

/** Frequencies of all values of a table, and the scales they came from. */
export const measureFrequencies = (table: PersonTable, limit: number): { frequencies: Frequencies; scales: ColumnScale[] } => {
  const logs: Float32Array[] = []
  const scales: ColumnScale[] = []
  for (let columnIndex = 0; columnIndex < valueColumns; columnIndex += 1) {
    const counts = countValues(table, columnIndex)
    const scale = scaleOf(counts, limit)
    scales.push(scale)
    const log = new Float32Array(counts.length)
    for (let value = 1; value < counts.length; value += 1) log[value] = Math.log2(frequencyOf(counts[value] ?? 0, columnIndex, scale))
    logs.push(log)
  }
  return { frequencies: { logs, floors: floorsOf(scales) }, scales }
}

export const floorsOf = (scales: readonly ColumnScale[]): Float64Array =>
  Float64Array.from(poolOfColumn, (_, columnIndex) => {
    const scale = scales[columnIndex]
    return scale ? Math.fround(Math.log2(frequencyOf(0, columnIndex, scale))) : 0
  })
