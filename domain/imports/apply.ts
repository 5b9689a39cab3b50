import type { Bidder, BidderFacts } from '@auctionwiz/contracts/bidders'
import { newBidderDefaults } from '../bidders/defaults.ts'
import { displayName } from '../bidders/identity.ts'
import { countedFacts, earlier, later } from '../scores/facts.ts'
import type { ImportRow } from './import-row.ts'

/** A bidder without what the store and the scores add. */
export type BidderValues = Omit<
  Bidder,
  'id' | 'auctionHouseId' | 'bidderId' | 'nationalScore' | 'localScore' | 'scoreHistory' | 'currency' | 'version'
>

export interface Applied<T> {
  bidder: T
  /** False when the row says nothing that was not known; then the bidder is the one given. */
  changed: boolean
}

/** Each fact a row states grows to what it says and never shrinks, so that importing a file twice changes nothing the second time. */
const grownFacts = (known: BidderFacts, stated: Partial<BidderFacts>): BidderFacts => {
  const facts = { ...known }
  for (const fact of countedFacts) facts[fact] = Math.max(known[fact], stated[fact] ?? 0)
  facts.activeMonths = Math.max(known.activeMonths, stated.activeMonths ?? 0)
  const first = earlier(known.firstAuction, stated.firstAuction ?? stated.mostRecentAuction)
  const last = later(known.mostRecentAuction, stated.mostRecentAuction ?? stated.firstAuction)
  if (first !== undefined) facts.firstAuction = first
  if (last !== undefined) facts.mostRecentAuction = last
  return facts
}

const union = <T>(known: readonly T[], stated: readonly T[] | undefined, most: number): T[] =>
  stated === undefined ? [...known] : [...new Set([...known, ...stated])].slice(0, most)

const withRow = <T extends Omit<BidderValues, 'firstName' | 'lastName' | 'name' | 'email'>>(base: T, row: ImportRow) => ({
  ...base,
  firstName: row.firstName,
  lastName: row.lastName,
  name: displayName(row.firstName, row.lastName),
  email: row.email,
  ...(row.phone === undefined ? {} : { phone: row.phone }),
  ...(row.dateOfBirth === undefined ? {} : { dateOfBirth: row.dateOfBirth }),
  address: { ...base.address, ...row.address },
  preferredPaymentMethod: row.preferredPaymentMethod ?? base.preferredPaymentMethod,
  preferredCategories: union(base.preferredCategories, row.preferredCategories, 18),
  tags: union(base.tags, row.tags, 20),
  facts: grownFacts(base.facts, row.facts),
})

const compared = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'address',
  'preferredPaymentMethod',
  'preferredCategories',
  'tags',
  'facts',
] as const satisfies readonly (keyof BidderValues)[]

const same = (left: unknown, right: unknown): boolean => {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every((key) => same((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]))
}

/** The bidder that a row makes: a new one, Pending and for Manual Review. */
export const newFromRow = (row: ImportRow, now: Date): BidderValues => {
  const at = now.toISOString()
  return withRow({ ...newBidderDefaults(), createdAt: at, updatedAt: at }, row)
}

/** A bidder brought up to date by a row of the same e-mail: what the row leaves empty is kept, lists and facts only grow. */
export const updateFromRow = <T extends BidderValues>(existing: T, row: ImportRow, now: Date): Applied<T> => {
  const bidder: T = { ...existing, ...withRow(existing, row) }
  const changed = compared.some((field) => !same(existing[field], bidder[field]))
  return changed ? { bidder: { ...bidder, updatedAt: now.toISOString() }, changed } : { bidder: existing, changed }
}
