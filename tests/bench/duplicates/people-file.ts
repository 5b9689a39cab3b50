import type { Person } from '@auctionwiz/domain/duplicates/person'
import { splitName } from '@auctionwiz/domain/imports/names'
import { type Columns, type FileOptions, personFields, readColumns } from './columns.ts'
import { csvRows } from './csv-rows.ts'

/** FEBRL's ids: rec-12-org and rec-12-dup-0 are one person. */
const febrlId = /^(rec-\d+)-(?:org|dup)/

/** People of a CSV file; `ids` fill up while they are read, with the rows' numbers where the file has no ids. */
export interface PeopleFile {
  people: Iterable<Person>
  ids: string[]
  /** How the columns are read. */
  told: Columns['told']
}

export const openPeopleFile = (file: string, options: FileOptions = {}): PeopleFile => {
  const { id, fields, told } = readColumns(file, options)
  const ids: string[] = []
  function* people(): Generator<Person> {
    let row = -1
    for (const cells of csvRows(file)) {
      row += 1
      if (row === 0) continue
      ids.push(cells[id] ?? String(row))
      yield personOf(cells, fields)
    }
  }
  return { people: people(), ids, told }
}

/** Who each row is, by number; undefined when the file does not say. */
export const readEntities = (file: string, options: FileOptions = {}): number[] | undefined => {
  const { id, entity } = readColumns(file, options)
  const numbers = new Map<string, number>()
  const entities: number[] = []
  let isHeader = true
  for (const cells of csvRows(file)) {
    if (isHeader) {
      isHeader = false
      continue
    }
    const name = entity >= 0 ? cells[entity] : febrlId.exec(cells[id] ?? '')?.[1]
    if (name === undefined) return undefined
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    entities.push(number)
  }
  return entities.length === 0 ? undefined : entities
}

const personOf = (cells: readonly string[], fields: Columns['fields']): Person => {
  const person: Person = {}
  for (const [column, field] of fields) {
    const text = cells[column]
    if (!text) continue
    const own = personFields[field]
    if (own) person[own] ??= text
    else {
      const { firstName, lastName } = splitName(text)
      person.givenName ??= firstName
      person.surname ??= lastName
    }
  }
  return person
}
