import type { Bidder } from '@auctionwiz/contracts/bidders'
import {
  type BidderConflictField,
  bidderConflictFields,
  type Conflict,
  type ConflictType,
  type ConflictValue,
} from '@auctionwiz/contracts/conflicts'
import type { Figures } from '@auctionwiz/contracts/uploads'
import { updateFromRow } from '../imports/apply.ts'
import type { ImportRow } from '../imports/import-row.ts'
import { normalizeForSearch } from '../normalize-for-search.ts'
import { sameContent } from '../same-content.ts'

/** A row that has the email of a bidder and the name of another person. */

/** A bidder as far as a row changes one. */
export type Existing = Omit<Bidder, 'version'>

/** The property of a bidder for each compared field. */
const partsOf = {
  name: ['firstName', 'lastName', 'name'],
  phone: ['phone'],
  dateOfBirth: ['dateOfBirth'],
  address: ['address'],
  status: ['status'],
  preferredPaymentMethod: ['preferredPaymentMethod'],
  timeToPickup: ['timeToPickup'],
  preferredCategories: ['preferredCategories'],
  tags: ['tags'],
  figures: ['facts'],
} as const satisfies Record<BidderConflictField, readonly (keyof Existing)[]>

/** The bidder as the row would leave them, were it taken as theirs. The email is the same; a bidder who has none keeps none. */
const asImported = <T extends Existing>(existing: T, row: ImportRow, now: Date, figures: Figures): T =>
  updateFromRow(existing, { ...row, email: existing.email }, now, figures).bidder

const differs = (field: BidderConflictField, one: Existing, other: Existing): boolean =>
  partsOf[field].some((part) => !sameContent(one[part] ?? null, other[part] ?? null))

/** The bidder with the imported values of some fields. */
export const withImported = <T extends Existing>(
  existing: T,
  row: ImportRow,
  used: ReadonlySet<string>,
  { now, figures }: { now: Date; figures: Figures },
): T => {
  const imported = asImported(existing, row, now, figures)
  const taken = bidderConflictFields.filter((field) => used.has(field) && differs(field, existing, imported))
  if (taken.length === 0) return existing
  const parts = taken.flatMap((field): readonly (keyof Existing)[] => partsOf[field])
  return { ...existing, ...Object.fromEntries(parts.map((part) => [part, imported[part]])), updatedAt: now.toISOString() }
}

/** Of the parts of a bidder that a decision changed, those of `from` on top of `onto`. */
export const withFieldsOf = <T extends Existing>(onto: T, from: Existing, fields: readonly BidderConflictField[]): T => {
  const parts = new Set<string>(fields.flatMap((field): readonly (keyof Existing)[] => partsOf[field]))
  const others = Object.fromEntries(Object.entries(onto).filter(([part]) => !parts.has(part)))
  const taken = Object.fromEntries(Object.entries(from).filter(([part]) => parts.has(part)))
  return { ...(others as T), ...taken }
}

/** The fields in which two states of a bidder differ. */
export const changedFields = (one: Existing, other: Existing): BidderConflictField[] =>
  bidderConflictFields.filter((field) => differs(field, one, other))

const listed = (values: readonly string[]): string[] | null => (values.length > 0 ? [...values] : null)

/** The parts that have a value. */
const named = (parts: object): Record<string, string | number> | null => {
  const found = Object.entries(parts).filter((one): one is [string, string | number] => one[1] !== undefined && one[1] !== '')
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** Of figures those that differ. */
const figuresOf = (facts: Existing['facts'], other: Existing['facts']): ConflictValue => {
  const others = new Map<string, unknown>(Object.entries(other))
  return named(Object.fromEntries(Object.entries(facts).filter(([name, value]) => value !== others.get(name))))
}

const shownValue = (field: BidderConflictField, bidder: Existing, other: Existing): ConflictValue => {
  if (field === 'figures') return figuresOf(bidder.facts, other.facts)
  if (field === 'address') return named(bidder.address)
  if (field === 'preferredCategories' || field === 'tags') return listed(bidder[field])
  return bidder[field] ?? null
}

/** What the row states, each beside what is on file. The email, by which they met, comes second. */
export const conflictFieldsOf = (existing: Existing, row: ImportRow, now: Date, figures: Figures): Conflict['fields'] => {
  const imported = asImported(existing, row, now, figures)
  const fields = bidderConflictFields.flatMap((field): Conflict['fields'] => {
    const same = !differs(field, existing, imported)
    if (same && !states(row, field)) return []
    const values = { existing: shownValue(field, existing, imported), imported: shownValue(field, imported, existing) }
    return [{ field, ...values, ...(same && { same: true as const }) }]
  })
  const email = { field: 'email' as const, existing: row.email, imported: row.email, same: true as const }
  return [...fields.slice(0, 1), email, ...fields.slice(1)]
}

const states = (row: ImportRow, field: BidderConflictField): boolean => {
  if (field === 'name') return true
  if (field === 'figures') return false
  const value = row[field]
  return value !== undefined && (typeof value !== 'object' || Object.keys(value).length > 0)
}

/** What the decided rest of the row says of the two: the same person under another name, people of one household, or neither. */
export const conflictTypeOf = (
  existing: Pick<Existing, 'lastName' | 'phone' | 'dateOfBirth' | 'address'>,
  row: ImportRow,
): ConflictType => {
  const digits = (phone = ''): string => phone.replace(/\D/g, '').slice(-10)
  const bornTogether = existing.dateOfBirth !== undefined && existing.dateOfBirth === row.dateOfBirth
  if (bornTogether || (digits(row.phone).length >= 7 && digits(existing.phone) === digits(row.phone))) return 'duplicate'
  const alike = (one = '', other = ''): boolean => one !== '' && normalizeForSearch(one) === normalizeForSearch(other)
  return alike(existing.lastName, row.lastName) || alike(existing.address.street, row.address.street) ? 'related' : 'mismatch'
}
