import { codesOf, emailKey, handleKey, mailsOf, nameKey, phoneKey, qualified, sharedPhone, streetOf } from './key-parts.ts'

/**
 * The keys that find import rows of a person who requests their data: the email; the phone; the name with the date of birth, the postal code or
 * the street. The name alone, if the row has no other identifying value. With an invalid email, the name counts together with the letters that
 * the two addresses share. A bidder who came with a username alone has it as the name.
 */

/** A person as a record describes them. */
export interface NamedPerson {
  firstName: string
  lastName: string
  email: string
  phone?: string | undefined
  /** ISO 8601. */
  dateOfBirth?: string | undefined
  address?: { street?: string | undefined; zip?: string | undefined } | undefined
}

/** The keys of a person; a row with one of them, from `row-keys.ts`, names the person. */
export const personKeys = ({ firstName, lastName, email, phone = '', dateOfBirth, address }: NamedPerson): string[] => {
  const names = new Set([nameKey(`${firstName} ${lastName}`), nameKey(`${lastName} ${firstName}`, true)].filter((key) => key !== undefined))
  const { zip, street = '' } = address ?? {}
  // A flat or unit after the street has a separate column in a file.
  const beside = [dateOfBirth, ...codesOf(zip), ...new Set([streetOf(street), streetOf(street.split(',')[0])]), ...mailsOf(email)]
  const number = phoneKey(phone)
  const phones = number === undefined ? [] : [number, ...[...names].flatMap((name) => sharedPhone(number, name))]
  const handle = lastName === '' && email === '' ? handleKey(firstName) : undefined
  return [emailKey(email), handle, ...phones, ...names, ...[...names].flatMap((name) => qualified(name, beside))].filter(
    (key) => key !== undefined,
  )
}
