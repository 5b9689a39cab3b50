import { isJsonObject, type JsonValue } from './json-value.ts'
import type { TextRecord } from './records-table.ts'
import { TableProblem, tableProblems } from './table-problem.ts'

/**
 * A record of a JSON file as the texts of its fields. A nested object, such as an address, becomes a field for each of its fields, `address.city`; a
 * list of texts or numbers is one text, as imports read several values in a cell. A null field is empty. Deeper values stay JSON; no column reads
 * them. Throws `TableProblem`.
 */
export const jsonFields = (file: string, record: JsonValue, number: number): TextRecord => {
  if (!isJsonObject(record)) throw new TableProblem(tableProblems.noObject(file, number))
  const fields = Object.entries(record)
    .flatMap(flattened)
    .map(([field, value]): [string, string] => [field, cellOf(value)])
  const names = new Set<string>()
  for (const [field] of fields) {
    if (names.has(field)) throw new TableProblem(tableProblems.fieldTwice(file, number, field))
    names.add(field)
  }
  return fields
}

const flattened = ([field, value]: [string, JsonValue]): [string, JsonValue][] =>
  isJsonObject(value) ? Object.entries(value).map(([inner, one]) => [`${field}.${inner}`, one]) : [[field, value]]

const cellOf = (value: JsonValue): string => {
  if (value === null) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
