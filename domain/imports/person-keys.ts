import { codesOf, emailKey, mailsOf, nameKey, phoneKey, qualified, sharedPhone, streetOf } from './key-parts.ts'

/**
 * By what a row of an import is found again when the person in it asks what is held on them: the e-mail, the phone, the name together with the
 * date of birth, the postal code or the street; the name alone where the row has nothing else by which it could be somebody else's. Beside
 * an e-mail that can't be one, a name is the person's with what the two addresses have in common.
 */

/** A person as a record names them. */
export interface NamedPerson {
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  /** ISO 8601. */
  dateOfBirth?: string | undefined
  address?: { street?: string | undefined; zip?: string | undefined } | undefined
}

/** The keys of a person; `row-keys.ts` makes those of rows, and a row with one of them names the person. */
export const personKeys = ({ firstName, lastName, email, phone = '', dateOfBirth, address }: NamedPerson): string[] => {
  const names = new Set([nameKey(`${firstName} ${lastName}`), nameKey(`${lastName} ${firstName}`, true)].filter((key) => key !== undefined))
  const { zip, street = '' } = address ?? {}
  // What follows the street, such as a flat, has a column of its own in a file.
  const beside = [dateOfBirth, ...codesOf(zip), ...new Set([streetOf(street), streetOf(street.split(',')[0])]), ...mailsOf(email)]
  const number = phoneKey(phone)
  const phones = number === undefined ? [] : [number, ...[...names].flatMap((name) => sharedPhone(number, name))]
  return [emailKey(email), ...phones, ...names, ...[...names].flatMap((name) => qualified(name, beside))].filter((key) => key !== undefined)
}
