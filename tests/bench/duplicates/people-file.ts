import type { Person } from '@auctionwiz/domain/duplicates/person'
import type { ImportField } from '@auctionwiz/domain/imports/fields'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import { splitName } from '@auctionwiz/domain/imports/names'
import { csvRows } from './csv-rows.ts'

/** People of a CSV file; ids and entities fill up while the people are read. */
export interface PeopleFile {
  people: Iterable<Person>
  ids: string[]
  /** Who each row is, by number, when the file tells. */
  entities: number[]
  /** Whether the file tells who is who. */
  isLabelled: boolean
}

const idNames = ['recid', 'id', 'uniqueid', 'recordid', 'personid', 'bidderid', 'rowid']
const entityNames = ['entity', 'cluster', 'entityid', 'clusterid']
/** FEBRL's ids: rec-12-org and rec-12-dup-0 are one person. */
const febrlId = /^(rec-\d+)-(?:org|dup)/

const bare = (header: string): string => header.toLowerCase().replace(/[^a-z]/g, '')

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

/** @param without fields that are not to be used */
export const openPeopleFile = (file: string, without: readonly (keyof Person)[] = []): PeopleFile => {
  const [header = []] = csvRows(file)
  const names = header.map(bare)
  const idColumn = names.findIndex((name) => idNames.includes(name))
  const entityColumn = names.findIndex((name) => entityNames.includes(name))
  const { mapping } = mapHeaders(header)
  for (const [index, name] of names.entries()) {
    const field = otherNames[name]
    if (field) mapping.set(index, field)
  }
  mapping.delete(idColumn)
  const ids: string[] = []
  const entities: number[] = []
  const numbers = new Map<string, number>()
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? numbers.size
    numbers.set(name, known)
    return known
  }
  const isFebrl = idColumn >= 0 && febrlId.test([...firstRows(file)][0]?.[idColumn] ?? '')
  const entityOf = (cells: readonly string[]): string | undefined =>
    entityColumn >= 0 ? cells[entityColumn] : febrlId.exec(cells[idColumn] ?? '')?.[1]
  const isLabelled = entityColumn >= 0 || isFebrl
  const fields = [...mapping].filter(([, field]) => !without.includes(personFields[field] as keyof Person))

  function* people(): Generator<Person> {
    let row = 0
    for (const cells of csvRows(file)) {
      row += 1
      if (row === 1) continue
      ids.push(cells[idColumn] ?? String(row - 1))
      if (isLabelled) entities.push(numberOf(entityOf(cells) ?? `row ${row}`))
      yield personOf(cells, fields)
    }
  }
  return { people: people(), ids, entities, isLabelled }
}

function* firstRows(file: string): Generator<string[]> {
  let count = 0
  for (const cells of csvRows(file)) {
    if (count === 1) {
      yield cells
      return
    }
    count += 1
  }
}

const personOf = (cells: readonly string[], fields: readonly (readonly [number, ImportField])[]): Person => {
  const person: Person = {}
  for (const [index, field] of fields) {
    const text = cells[index]
    if (!text) continue
    if (field === 'fullName') {
      const { firstName, lastName } = splitName(text)
      person.givenName ??= firstName
      person.surname ??= lastName
      continue
    }
    const own = personFields[field]
    if (own) person[own] ??= text
  }
  return person
}
