import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type ConflictField, conflictFields } from '@auctionwiz/contracts/duplicates'
import { normaliseEmail, normalisePhone } from '../bidders/identity.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'

type Record = Omit<Bidder, 'version'>
type Address = Bidder['address']

export const addressParts = ['street', 'city', 'state', 'zip', 'country'] as const satisfies readonly (keyof Address)[]

/** An address on one line; '' if only its country is known. */
export const addressLine = ({ street, city, state, zip, country }: Address): string => {
  const own = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean)
  return own.length === 0 ? '' : [...own, country].filter(Boolean).join(', ')
}

/** A record's value in a field as shown to users; '' for none, such as an invitation status that follows the rules. */
export const shownValue = (record: Record, field: ConflictField): string => {
  if (field === 'address') return addressLine(record.address)
  if (field === 'autoInviteStatus') return record.autoInviteOverride?.status ?? ''
  return record[field] ?? ''
}

const partOf = (address: Address, part: keyof Address): string => normalizeForSearch(address[part] ?? '').trim()

/** Whether one address includes all of the other. */
export const says = (fuller: Address, address: Address): boolean =>
  addressParts.every((part) => partOf(address, part) === '' || partOf(fuller, part) === partOf(address, part))

const sameValue = (a: Record, b: Record, field: ConflictField): boolean => {
  if (field === 'email') return normaliseEmail(a.email) === normaliseEmail(b.email)
  if (field === 'phone') return normalisePhone(a.phone ?? '') === normalisePhone(b.phone ?? '')
  if (field === 'address') return says(a.address, b.address) || says(b.address, a.address)
  return shownValue(a, field) === shownValue(b, field)
}

/** A field that a user must choose, with both values as shown. */
export interface Conflict {
  field: ConflictField
  values: [string, string]
}

/** The fields in which both records have different values, so that a user must choose. */
export const conflictsOf = (a: Record, b: Record): Conflict[] =>
  conflictFields.flatMap((field): Conflict[] => {
    const values: [string, string] = [shownValue(a, field), shownValue(b, field)]
    return values[0] === '' || values[1] === '' || sameValue(a, b, field) ? [] : [{ field, values }]
  })
