import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Figures } from '@auctionwiz/contracts/uploads'
import { newBidderDefaults } from '../bidders/defaults.ts'
import { displayName } from '../bidders/identity.ts'
import { countedFacts, earlier, later } from '../scores/facts.ts'
import { recordedFactsOf } from '../scores/recorded-facts.ts'
import type { ImportRow } from './import-row.ts'
import { newAddress } from './new-address.ts'

/** A bidder without what the store and the scores add. */
export type BidderValues = Omit<
  Bidder,
  'id' | 'auctionHouseId' | 'bidderId' | 'nationalScore' | 'localScore' | 'scoreHistory' | 'currency' | 'version'
>

export interface Applied<T> {
  bidder: T
  /** False when the row adds nothing; the bidder is then unchanged. */
  changed: boolean
}

/** A row's facts only raise the stored ones, so that importing a file twice changes nothing the second time. */
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

/**
 * A row's facts replace the stored ones, so that a file can correct a wrong figure. They never go below what auctions run here and connected
 * platforms recorded, because no file stated that.
 */
const replacedFacts = (known: Pick<Bidder, 'facts' | 'recordedFacts'>, stated: Partial<BidderFacts>): BidderFacts => {
  const proven = recordedFactsOf(known)
  const facts = { ...known.facts }
  for (const fact of [...countedFacts, 'activeMonths'] as const) {
    const count = stated[fact]
    if (count !== undefined) facts[fact] = Math.max(proven[fact], count)
  }
  const first = earlier(proven.firstAuction, stated.firstAuction)
  const last = later(proven.mostRecentAuction, stated.mostRecentAuction)
  if (stated.firstAuction !== undefined && first !== undefined) facts.firstAuction = first
  if (stated.mostRecentAuction !== undefined && last !== undefined) facts.mostRecentAuction = last
  return facts
}

/**
 * Applies a file's status to an existing bidder: it decides on a Pending one, and may suspend anybody. It lifts no
 * suspension and overrides no other decision of staff.
 */
export const statusFromFile = (known: Bidder['status'], stated: Bidder['status'] | undefined): Bidder['status'] =>
  stated !== undefined && (known === 'Pending' || stated === 'Suspended') ? stated : known

const union = <T>(known: readonly T[], stated: readonly T[] | undefined, most: number): T[] =>
  stated === undefined ? [...known] : [...new Set([...known, ...stated])].slice(0, most)

const withRow = <T extends Omit<BidderValues, 'firstName' | 'lastName' | 'name' | 'email'>>(base: T, row: ImportRow, figures: Figures) => ({
  ...base,
  firstName: row.firstName,
  lastName: row.lastName,
  name: displayName(row.firstName, row.lastName),
  email: row.email,
  ...(row.phone === undefined ? {} : { phone: row.phone }),
  ...(row.dateOfBirth === undefined ? {} : { dateOfBirth: row.dateOfBirth }),
  address: newAddress(base.address, row.address),
  status: statusFromFile(base.status, row.status),
  ...(row.timeToPickup === undefined ? {} : { timeToPickup: row.timeToPickup }),
  preferredPaymentMethod: row.preferredPaymentMethod ?? base.preferredPaymentMethod,
  preferredCategories: union(base.preferredCategories, row.preferredCategories, 18),
  tags: union(base.tags, row.tags, 20),
  facts: figures === 'replace' ? replacedFacts(base, row.facts) : grownFacts(base.facts, row.facts),
})

const compared = [
  'firstName',
  'lastName',
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
] as const satisfies readonly (keyof BidderValues)[]

const same = (left: unknown, right: unknown): boolean => {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every((key) => same((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]))
}

/** A row that creates a bidder; another bidder may have its email address. */
export type NewRow = ImportRow & { sharedEmail?: string }

/** The bidder that a row creates: for Manual Review, Pending unless the row has a status. */
export const newFromRow = ({ sharedEmail, ...row }: NewRow, now: Date): BidderValues => {
  const at = now.toISOString()
  return { ...withRow({ ...newBidderDefaults(), createdAt: at, updatedAt: at }, row, 'grow'), ...(sharedEmail && { sharedEmail }) }
}

/** Updates a bidder with a row of the same person: keeps values that the row lacks; lists only grow, and so do facts unless they are replaced. */
export const updateFromRow = <T extends BidderValues>(existing: T, row: ImportRow, now: Date, figures: Figures): Applied<T> => {
  const bidder: T = { ...existing, ...withRow(existing, row, figures) }
  const changed = compared.some((field) => !same(existing[field], bidder[field]))
  return changed ? { bidder: { ...bidder, updatedAt: now.toISOString() }, changed } : { bidder: existing, changed }
}
