import { normalizeForSearch } from '../../normalize-for-search.ts'
import type { Person } from '../person.ts'
import { scratch, spell, spellAll, spellDigits } from '../text/codes.ts'
import { splitGeneration } from '../text/generation.ts'
import { romanise } from '../text/romanise.ts'
import { splitStreet, writeOutEnding } from '../text/street.ts'
import { column, columns } from './columns.ts'
import { localPattern } from './email.ts'
import { nextRow, type PersonTable } from './person-table.ts'

/** Of a phone number these many last digits are compared, so that country codes and leading zeros don't matter. */
const phoneDigits = 9
const fewestPhoneDigits = 5

/** Adds a person to the table; returns the record's number. */
export const addPerson = (table: PersonTable, person: Person): number => {
  const offset = nextRow(table)
  const { cells } = table
  cells.fill(0, offset, offset + columns)
  addNames(table, offset, person)
  addAddress(table, offset, person)
  if (person.dateOfBirth) cells[offset + column.dateOfBirth] = table.pools.dates.intern(scratch, spellDigits(yearFirst(person.dateOfBirth)))
  if (person.email) addEmail(table, offset, person.email.trim(), person)
  if (person.phone) cells[offset + column.phone] = table.pools.phones.intern(scratch, spellPhone(person.phone))
  return table.size - 1
}

const addNames = ({ cells, pools }: PersonTable, offset: number, { givenName, surname }: Person): void => {
  const given = splitGeneration(givenName ?? '')
  const family = splitGeneration(surname ?? '')
  if (given.name) cells[offset + column.givenName] = pools.names.intern(scratch, spell(given.name))
  if (family.name) cells[offset + column.surname] = pools.names.intern(scratch, spell(family.name))
  cells[offset + column.generation] = family.generation || given.generation
}

const addAddress = ({ cells, pools }: PersonTable, offset: number, person: Person): void => {
  let { streetNumber, street } = person
  if (!streetNumber && street) ({ number: streetNumber, street } = splitStreet(street))
  if (streetNumber) cells[offset + column.streetNumber] = pools.numbers.intern(scratch, spell(streetNumber))
  if (street) cells[offset + column.street] = pools.addresses.intern(scratch, spell(writeOutEnding(street)))
  const { secondLine, suburb, postcode, state } = person
  if (secondLine) cells[offset + column.secondLine] = pools.addresses.intern(scratch, spell(writeOutEnding(secondLine)))
  if (suburb) cells[offset + column.suburb] = pools.suburbs.intern(scratch, spell(suburb))
  if (postcode) cells[offset + column.postcode] = pools.postcodes.intern(scratch, spell(postcode))
  if (state) cells[offset + column.state] = pools.states.intern(scratch, spell(state))
}

const addEmail = ({ cells, pools }: PersonTable, offset: number, email: string, person: Person): void => {
  const folded = normalizeForSearch(email)
  const end = folded.lastIndexOf('@')
  if (end < 1) return
  const { pattern, use } = localPattern(
    folded.slice(0, end),
    romanise(normalizeForSearch(person.givenName ?? '')),
    romanise(normalizeForSearch(person.surname ?? '')),
  )
  cells[offset + column.email] = pools.emails.intern(scratch, spellAll(folded))
  cells[offset + column.localPattern] = pools.locals.intern(scratch, spellAll(pattern))
  cells[offset + column.domain] = pools.domains.intern(scratch, spellAll(folded.slice(end + 1)))
  cells[offset + column.emailUse] = use
}

/** The last digits; 0 when there are too few, or when all are the same, which is a way to leave the field empty. */
const spellPhone = (phone: string): number => {
  const length = spellDigits(phone)
  if (length < fewestPhoneDigits) return 0
  const start = Math.max(0, length - phoneDigits)
  scratch.copyWithin(0, start, length)
  const kept = length - start
  for (let index = 1; index < kept; index += 1) if (scratch[index] !== scratch[0]) return kept
  return 0
}

const dayFirst = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/

/** A date with its year in front, as digits or as "2001-02-03"; day/month/year is turned round, anything else stays as it is. */
export const yearFirst = (date: string): string => {
  const found = dayFirst.exec(date)
  if (!found) return date
  const [, day = '', month = '', year = ''] = found
  return `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`
}
