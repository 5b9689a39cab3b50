import { tableLimits } from '@auctionwiz/contracts/uploads'
import { sniffText } from './sniff.ts'
import { TableProblem, tableProblems } from './table-problem.ts'

/**
 * Reads a JSON file as rows of text, with the field names first. The file is a list of objects, or an object that holds one such list. A nested object,
 * such as an address, becomes a column for each of its fields; a list of texts or numbers is one cell. A missing or null field is an empty cell. Throws
 * `TableProblem`.
 */
export const jsonRows = (file: string, bytes: Uint8Array): string[][] => {
  const records = recordsOf(file, parsed(file, bytes))
  if (records.length === 0) throw new TableProblem(tableProblems.noRecords(file))
  if (records.length > tableLimits.rows) throw new TableProblem(tableProblems.tooManyRows(file))
  const columns = new Map<string, number>()
  const rows = records.map((record, index) => rowOf(file, record, index + 1, columns))
  return [[...columns.keys()], ...rows]
}

const parsed = (file: string, bytes: Uint8Array): unknown => {
  const sniffed = sniffText(bytes)
  if (sniffed.kind === 'binary') throw new TableProblem(tableProblems.notJson(file))
  try {
    return JSON.parse(new TextDecoder(sniffed.encoding).decode(bytes))
  } catch (cause) {
    throw new TableProblem(tableProblems.notJson(file), { cause })
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const recordsOf = (file: string, value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  const lists = isObject(value) ? Object.values(value).filter(Array.isArray) : []
  const [list] = lists
  if (list === undefined || lists.length > 1) throw new TableProblem(tableProblems.noList(file))
  return list
}

const rowOf = (file: string, record: unknown, number: number, columns: Map<string, number>): string[] => {
  if (!isObject(record)) throw new TableProblem(tableProblems.noObject(file, number))
  const cells: string[] = []
  for (const [field, value] of Object.entries(record).flatMap(flattened)) {
    const column = columns.get(field) ?? columns.size
    if (column >= tableLimits.columns) throw new TableProblem(tableProblems.tooManyColumns(file))
    columns.set(field, column)
    cells[column] = cellOf(value)
  }
  return Array.from(cells, (cell) => cell ?? '')
}

/** The fields of an object within a record, named after both: `address.city`. */
const flattened = ([field, value]: [string, unknown]): [string, unknown][] =>
  isObject(value) ? Object.entries(value).map(([inner, one]) => [`${field}.${inner}`, one]) : [[field, value]]

/** Writes a list as imports read several values in a cell. Deeper nested values stay JSON; no column reads them. */
const cellOf = (value: unknown): string => {
  if (value === null) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
