import { normalizeForSearch } from '../normalize-for-search.ts'
import type { Person } from './person.ts'

/** Two phone numbers are equal if this many last digits are equal, ignoring the prefix. */
const phoneDigits = 8

/** Whether two people share the name, in any order, and the email address or phone: worth a warning regardless of the model's estimate. */
export const arePlainlyEqual = (a: Person, b: Person): boolean => sameName(a, b) && (sameEmail(a, b) || samePhone(a, b))

const wordsOf = ({ givenName = '', surname = '' }: Person): string =>
  (normalizeForSearch(`${givenName} ${surname}`).match(/[\p{L}\d]+/gu) ?? []).sort().join(' ')

const sameName = (a: Person, b: Person): boolean => wordsOf(a) !== '' && wordsOf(a) === wordsOf(b)

const sameEmail = ({ email: a = '' }: Person, { email: b = '' }: Person): boolean =>
  a !== '' && normalizeForSearch(a.trim()) === normalizeForSearch(b.trim())

const lastDigits = ({ phone = '' }: Person): string => phone.replace(/\D/g, '').slice(-phoneDigits)

const samePhone = (a: Person, b: Person): boolean => lastDigits(a).length === phoneDigits && lastDigits(a) === lastDigits(b)
