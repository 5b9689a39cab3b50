import { existsSync } from 'node:fs'
import type { Person } from '@auctionwiz/domain/duplicates/person'
import type { ImportField } from '@auctionwiz/domain/imports/fields'
import { mapHeaders } from '@auctionwiz/domain/imports/headers'
import { csvRows } from './csv-rows.ts'

/** What a file lacks or an option gets wrong; its text is all that there is to say. */
export class UseError extends Error {}

const idNames = ['recid', 'id', 'uniqueid', 'recordid', 'personid', 'bidderid', 'customerid', 'customerno', 'rowid', 'key', 'uid']
const entityNames = ['entity', 'cluster', 'entityid', 'clusterid']

/** Headers of public test files that no bidder file has. */
const otherNames: Record<string, ImportField> = { birthplace: 'city', postcodefake: 'zip' }

export const personFields: Partial<Record<ImportField, keyof Person>> = {
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
export interface Columns {
  id: number
  entity: number
  fields: (readonly [column: number, field: ImportField])[]
  /** What is read as what, and what is not read, for people. */
  told: { used: string; unused: string; id: string }
}

/** How a file is read. */
export interface FileOptions {
  /** Fields that are not to be used. */
  without?: readonly (keyof Person)[]
  /** Header of the column that names the rows. */
  id?: string | undefined
  /** By header, the field of a person that it holds. */
  columns?: Readonly<Record<string, string>>
}

const needed = `A file of people has a header and one person a row. Of a person it needs a name, an email address or a phone; the more of
${[...Object.values(personFields)].join(', ')} it has, the more is found. Headers are recognised in many
spellings, such as given_name, first_name, surname, full_name, email, phone, mobile, dob, street_number, address, address_2, city, suburb,
state, postcode. For others say --columns "header=givenName,other=email".`

const chosenFields = (columns: Readonly<Record<string, string>>): Record<string, ImportField> => {
  const fields = Object.entries(personFields) as [ImportField, keyof Person][]
  return Object.fromEntries(
    Object.entries(columns).map(([header, wanted]) => {
      const field = wanted === 'fullName' ? wanted : fields.find(([, own]) => own === wanted)?.[0]
      if (field === undefined) throw new UseError(`--columns: a person has no "${wanted}".\n${needed}`)
      return [header, field]
    }),
  )
}

export const readColumns = (file: string, { without = [], id: idHeader, columns = {} }: FileOptions = {}): Columns => {
  if (!existsSync(file)) throw new UseError(`There is no file ${file}.`)
  const [header] = csvRows(file)
  if (header === undefined) throw new UseError(`${file} is empty.\n${needed}`)
  const names = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''))
  const id = idHeader === undefined ? names.findIndex((name) => idNames.includes(name)) : header.indexOf(idHeader)
  for (const name of [...(idHeader === undefined ? [] : [idHeader]), ...Object.keys(columns)])
    if (!header.includes(name)) throw new UseError(`${file} has no column "${name}". It has ${header.join(', ')}.`)
  const entity = names.findIndex((name) => entityNames.includes(name))
  const { mapping } = mapHeaders(header, chosenFields(columns))
  for (const [column, name] of names.entries()) {
    const field = otherNames[name]
    if (field && !mapping.has(column)) mapping.set(column, field)
  }
  mapping.delete(id)
  mapping.delete(entity)
  const isUsed = (field: ImportField): boolean => {
    const own = personFields[field]
    return field === 'fullName' || (own !== undefined && !without.includes(own))
  }
  const fields = [...mapping].filter(([, field]) => isUsed(field))
  const has = (...some: ImportField[]): boolean => fields.some(([, field]) => some.includes(field))
  if (!has('firstName', 'lastName', 'fullName', 'email', 'phone'))
    throw new UseError(`No column of ${file} is known to hold a name, an email address or a phone. It has ${header.join(', ')}.\n${needed}`)
  const used = new Map(fields)
  const told = {
    used: fields.map(([column, field]) => `${header[column]}: ${personFields[field] ?? field}`).join(', '),
    unused: header.filter((_, column) => !used.has(column) && column !== id && column !== entity).join(', ') || 'none',
    id: id >= 0 ? (header[id] ?? '') : 'the number of the row, from 1',
  }
  return { id, entity, fields, told }
}
