import { recordsTable, type TextRecord } from './records-table.ts'
import { sniffText } from './sniff.ts'
import { TableProblem, tableProblems } from './table-problem.ts'

/**
 * Reads a JSON file as rows of text, with the field names first. The file is a list of objects, or an object that holds one such list. A nested object,
 * such as an address, becomes a column for each of its fields; a list of texts or numbers is one cell. A missing or null field is an empty cell. Throws
 * `TableProblem`.
 */
export const jsonRows = (file: string, bytes: Uint8Array): string[][] =>
  recordsTable(
    file,
    recordsOf(file, parsed(file, textOf(file, bytes))).map((record, index) => fieldsOf(file, record, index + 1)),
  )

/** Reads a file with a JSON object on each line, such as `{"email":"…"}`, in the same way. Blank lines are skipped. Throws `TableProblem`. */
export const jsonLineRows = (file: string, bytes: Uint8Array): string[][] => recordsTable(file, lineRecords(file, textOf(file, bytes)))

function* lineRecords(file: string, text: string): Generator<TextRecord> {
  let number = 0
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    number += 1
    const line = text.slice(start, end)
    start = end + 1
    if (line.trim() !== '') yield fieldsOf(file, parsedLine(file, line, number), number)
  }
}

const parsedLine = (file: string, line: string, number: number): unknown => {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new TableProblem(tableProblems.noJsonLine(file, number), { cause })
  }
}

const textOf = (file: string, bytes: Uint8Array): string => {
  const sniffed = sniffText(bytes)
  if (sniffed.kind === 'binary') throw new TableProblem(tableProblems.notJson(file))
  return new TextDecoder(sniffed.encoding).decode(bytes)
}

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
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

const fieldsOf = (file: string, record: unknown, number: number): TextRecord => {
  if (!isObject(record)) throw new TableProblem(tableProblems.noObject(file, number))
  return Object.entries(record)
    .flatMap(flattened)
    .map(([field, value]) => [field, cellOf(value)])
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
