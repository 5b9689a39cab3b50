import { normalizeForSearch } from '../normalize-for-search.ts'
import type { Person } from './person.ts'
import { splitStreet } from './text/street.ts'

/**
 * Keys under which a person can be looked up: records of one person hardly ever share none. They are indexed on the stored record, so
 * that one person is checked against a large house without reading all of it. Each is rare enough that few share it by chance.
 */
export const blockingKeys = (person: Person): string[] => {
  const given = wordOf(person.givenName)
  const surname = wordOf(person.surname)
  const { street, number } = addressOf(person)
  const place = wordOf(person.postcode) || wordOf(person.suburb)
  const born = (person.dateOfBirth ?? '').replace(/\D/g, '')
  const phone = (person.phone ?? '').replace(/\D/g, '').slice(-8)
  const names = [given, surname].sort()
  const keys = [
    key('p', phone.length === 8 ? phone : ''),
    key('e', mailbox(person.email)),
    key('n', ...names),
    ...names.map((name) => key('z', name.slice(0, 4), place)),
    key('a', number, street.slice(0, 3), street.slice(-4)),
    key('b', born, ...names.map((name) => name.slice(0, 1))),
  ]
  return [...new Set(keys.filter((made) => made !== ''))]
}

/** '' when a part is missing. */
const key = (kind: string, ...parts: readonly string[]): string => (parts.includes('') ? '' : `${kind}:${parts.join('|')}`)

const wordOf = (text = ''): string => normalizeForSearch(text).replace(/[^\p{L}\d]/gu, '')

const addressOf = ({ street = '', streetNumber }: Person): { street: string; number: string } => {
  const split = streetNumber === undefined ? splitStreet(street) : { street, number: streetNumber }
  return { street: wordOf(split.street), number: wordOf(split.number) }
}

/** The part of an email address before the at sign, without what follows a plus. Names in it make it rare enough from five characters on. */
const mailbox = (email = ''): string => {
  const local = wordOf(email.slice(0, Math.max(0, email.lastIndexOf('@'))).split('+')[0])
  return local.length >= 5 ? local : ''
}
