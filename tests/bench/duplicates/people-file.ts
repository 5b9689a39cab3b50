import type { Person } from '@auctionwiz/domain/duplicates/person'
import type { ImportField } from '@auctionwiz/domain/imports/fields'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import { splitName } from '@auctionwiz/domain/imports/names'
import { csvRows } from './csv-rows.ts'

const idNames = ['recid', 'id', 'uniqueid', 'recordid', 'personid', 'bidderid', 'rowid']
const entityNames = ['entity', 'cluster', 'entityid', 'clusterid']
/** FEBRL's ids: rec-12-org and rec-12-dup-0 are one person. */
const febrlId = /^(rec-\d+)-(?:org|dup)/

/** Headers of public test files that no bidder file has. */
const otherNames: Record<string, ImportField> = { birthplace: 'city', postcodefake: 'zip' }

const personFields: Partial<Record<ImportField, keyof Person>> = {
  firstName: 'givenName',
  lastName: 'surname',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'dateOfBirth',
  streetNumber: 'streetNumber',
  street: 'street',
  street2: 'secondLine',
  city: 'suburb',
  state: 'state',
  zip: 'postcode',
}

/** What the columns of a file of people hold. */
interface Columns {
  id: number
  entity: number
  fields: (readonly [column: number, field: ImportField])[]
}

const readColumns = (file: string, without: readonly (keyof Person)[]): Columns => {
  const [header = []] = csvRows(file)
  const names = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
  const id = names.findIndex((name) => idNames.includes(name))
  const entity = names.findIndex((name) => entityNames.includes(name))
  const { mapping } = mapHeaders(header)
  for (const [column, name] of names.entries()) {
    const field = otherNames[name]
    if (field) mapping.set(column, field)
  }
  mapping.delete(id)
  mapping.delete(entity)
  const isUsed = (field: ImportField): boolean => {
    const own = personFields[field]
    return field === 'fullName' || (own !== undefined && !without.includes(own))
  }
  return { id, entity, fields: [...mapping].filter(([, field]) => isUsed(field)) }
}

/** People of a CSV file; `ids` fill up while they are read, with the rows' numbers where the file has no ids. */
export interface PeopleFile {
  people: Iterable<Person>
  ids: string[]
}

/** @param without fields that are not to be used */
export const openPeopleFile = (file: string, without: readonly (keyof Person)[] = []): PeopleFile => {
  const { id, fields } = readColumns(file, without)
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
  return { people: people(), ids }
}

/** Who each row is, by number; undefined when the file does not tell. */
export const readEntities = (file: string): number[] | undefined => {
  const { id, entity } = readColumns(file, [])
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
  return entities
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
