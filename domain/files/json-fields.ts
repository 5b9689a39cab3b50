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
  const fields: [string, string][] = []
  let nested = false
  for (const [field, value] of Object.entries(record)) {
    if (isJsonObject(value)) {
      nested = true
      for (const [inner, one] of Object.entries(value)) fields.push([`${field}.${inner}`, cellOf(one)])
    } else fields.push([field, cellOf(value)])
  }
  const twice = nested ? repeated(fields) : undefined
  if (twice !== undefined) throw new TableProblem(tableProblems.fieldTwice(file, number, twice))
  return fields
}

/** A nested field may have the name of another. */
const repeated = (fields: TextRecord): string | undefined => {
  const names = new Set<string>()
  return fields.find(([field]) => names.size === names.add(field).size)?.[0]
}

const cellOf = (value: JsonValue): string => {
  if (value === null) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
