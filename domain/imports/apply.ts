import type { Bidder, BidderFacts } from '@auctionwiz/contracts/bidders'
import type { Figures } from '@auctionwiz/contracts/uploads'
import { newBidderDefaults } from '../bidders/defaults.ts'
import { displayName } from '../bidders/identity.ts'
import { fold } from '../fold.ts'
import { countedFacts, earlier, later } from '../scores/facts.ts'
import { recordedFactsOf } from '../scores/recorded-facts.ts'
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

/**
 * Each fact a row states is what it says, so that a wrong figure can be corrected. Nothing goes below what auctions run here and connected
 * platforms recorded: those were not stated by a file.
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

/** A bidder who moves keeps no part of the old address: if street and city both differ, only the country is kept. */
const newAddress = (known: Bidder['address'], stated: ImportRow['address']): Bidder['address'] => {
  const differs = (field: 'street' | 'city'): boolean => {
    const [before, after] = [known[field], stated[field]]
    return before !== undefined && after !== undefined && fold(before) !== fold(after)
  }
  if (!differs('street') || !differs('city')) return { ...known, ...stated }
  return { ...(known.country !== undefined && { country: known.country }), ...stated }
}

/**
 * What a file says of the status of a bidder already there: it decides on one who is still Pending, and may suspend anybody; it lifts no
 * suspension and changes nothing else that staff have decided.
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

/** A row that makes a bidder; its address may be one that another bidder has. */
export type NewRow = ImportRow & { sharedEmail?: string }

/** The bidder that a row makes: a new one for Manual Review, Pending unless the row says otherwise. */
export const newFromRow = ({ sharedEmail, ...row }: NewRow, now: Date): BidderValues => {
  const at = now.toISOString()
  return { ...withRow({ ...newBidderDefaults(), createdAt: at, updatedAt: at }, row, 'grow'), ...(sharedEmail && { sharedEmail }) }
}

/** A bidder brought up to date by a row of the same person: what the row leaves empty is kept, lists only grow, and so do facts unless they are to be replaced. */
export const updateFromRow = <T extends BidderValues>(existing: T, row: ImportRow, now: Date, figures: Figures): Applied<T> => {
  const bidder: T = { ...existing, ...withRow(existing, row, figures) }
  const changed = compared.some((field) => !same(existing[field], bidder[field]))
  return changed ? { bidder: { ...bidder, updatedAt: now.toISOString() }, changed } : { bidder: existing, changed }
}
