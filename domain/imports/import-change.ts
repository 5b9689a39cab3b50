import type { Bidder } from '@auctionwiz/contracts/bidders'
import { sameContent } from '../same-content.ts'
import { contentSumOf } from './content-sum.ts'

/** What an import did to a bidder, so far as it takes to undo it. */

type Unversioned = Omit<Bidder, 'version'>

/** The fields of a bidder that a row of a file can set. Scores follow from them. */
export const importedFields = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'dateOfBirth',
  'address',
  'status',
  'timeToPickup',
  'preferredPaymentMethod',
  'preferredCategories',
  'tags',
  'facts',
] as const satisfies readonly (keyof Bidder)[]
type ImportedField = (typeof importedFields)[number]

/** The fields that the import changed, as they were and as it left them. One that was empty is missing in `before`. */
export interface ImportedChange {
  before: Partial<Pick<Unversioned, ImportedField>>
  after: Partial<Pick<Unversioned, ImportedField>>
}

/** The fields that differ. */
export const importedChange = (before: Unversioned, after: Unversioned): ImportedChange => {
  const changed = importedFields.filter((field) => !sameContent(before[field] ?? null, after[field] ?? null))
  return { before: partOf(before, changed), after: partOf(after, changed) }
}

const partOf = (bidder: Unversioned, fields: readonly ImportedField[]): Partial<Unversioned> =>
  Object.fromEntries(fields.flatMap((field) => (bidder[field] === undefined ? [] : [[field, bidder[field]]])))

/** The fields of a change that are no longer as the import left them. */
export const editedSince = (current: Unversioned, { before, after }: ImportedChange): ImportedField[] =>
  importedFields.filter((field) => (field in before || field in after) && !sameContent(current[field] ?? null, after[field] ?? null))

/** The bidder with the changed fields as they were. Other fields stay, also those that were edited since. */
export const withoutImport = <T extends Unversioned>(current: T, { before, after }: ImportedChange): T => {
  const others = Object.fromEntries(Object.entries(current).filter(([field]) => !(field in after)))
  return { ...(others as T), ...before }
}

/** What people, files and sales set. Scores and facts of other houses change without an edit. */
const setFields = [
  ...importedFields,
  'sharedEmail',
  'statusReason',
  'autoInviteOverride',
  'localManual',
  'recordedFacts',
  'beforeSales',
  'networkObjections',
  'auctionHistory',
  'notes',
  'consents',
] as const satisfies readonly (keyof Bidder)[]

/** A short sum over all that staff, files and sales can set, which shows whether a bidder was edited. It holds nothing of the person. */
export const contentSum = (bidder: Unversioned): string => contentSumOf(setFields.map((field) => bidder[field] ?? null))

/** The first letters of the ids of all bidders that an import creates. */
export const importedIds = (uploadId: string): string => `bid_${uploadId.slice(4)}_`
