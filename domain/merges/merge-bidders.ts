import type { Bidder } from '@auctionwiz/contracts/bidders'
import { bidderTagLimit } from '@auctionwiz/contracts/bulk'
import type { ConflictField } from '@auctionwiz/contracts/duplicates'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { stricterConsents } from '../bidders/consents.ts'
import { displayName } from '../bidders/identity.ts'
import { recordScoreChanges } from '../scores/changes.ts'
import { scoreByRules } from '../scores/score-by-rules.ts'
import { combinedBeforeSales } from './combined-before-sales.ts'
import { combinedFacts, combinedHistory, combinedRecordedFacts } from './combined-facts.ts'
import { conflictsOf, says, shownValue } from './conflicts.ts'

type Record = Omit<Bidder, 'version'>

/** For each conflict, the id of the record whose value survives. */
export type Choices = { [field in ConflictField]?: string | undefined }

export interface MergeTerms {
  now: Date
  /** The house's own value. */
  rules: ScoringRules
}

const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])]

/**
 * Merges two records of one person: the primary's identity, the chosen values, values that only one has, and the history, notes,
 * tags and categories of both. Recomputes the scores; their history names the merge.
 */
export const mergeBidders = <T extends Record>(primary: T, secondary: Record, choices: Choices, { now, rules }: MergeTerms): T => {
  const conflicts = new Set(conflictsOf(primary, secondary).map(({ field }) => field))
  const of = (field: ConflictField): Record => {
    if (conflicts.has(field)) return choices[field] === secondary.id ? secondary : primary
    return shownValue(primary, field) === '' && shownValue(secondary, field) !== '' ? secondary : primary
  }
  const { firstName, lastName } = of('name')
  const { phone } = of('phone')
  const { dateOfBirth } = of('dateOfBirth')
  const facts = combinedFacts(primary, secondary)
  const recordedFacts = combinedRecordedFacts(primary, secondary)
  const beforeSales = combinedBeforeSales(primary, secondary)
  const { status, statusReason } = of('status')
  const { autoInviteOverride } = of('autoInviteStatus')
  const localManual = manualOf(primary, secondary)
  const kept = { ...(autoInviteOverride && { autoInviteOverride }), ...(localManual && { localManual }) }
  const scores = scoreByRules({ facts, status, ...kept, ...(primary.network && { network: primary.network }) }, rules, now)
  const email = of('email').email
  const consents = stricterConsents([primary, secondary], { email, ...(phone !== undefined && { phone }) })
  const merged: T = {
    ...primary,
    firstName,
    lastName,
    name: displayName(firstName, lastName),
    email,
    ...(phone !== undefined && { phone }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    address: addressOf(primary, secondary, of('address'), conflicts.has('address')),
    preferredPaymentMethod: of('preferredPaymentMethod').preferredPaymentMethod,
    status,
    ...kept,
    facts,
    ...(recordedFacts && { recordedFacts }),
    ...(beforeSales && { beforeSales }),
    auctionHistory: combinedHistory(primary.auctionHistory, secondary.auctionHistory),
    notes: [...primary.notes, ...secondary.notes.filter(({ id }) => primary.notes.every((note) => note.id !== id))],
    tags: union(primary.tags, secondary.tags).slice(0, Math.max(bidderTagLimit, primary.tags.length)),
    preferredCategories: union(primary.preferredCategories, secondary.preferredCategories),
    ...scores,
    scoreHistory: recordScoreChanges(primary, scores, `Merged with ${secondary.bidderId}`, now),
    createdAt: primary.createdAt < secondary.createdAt ? primary.createdAt : secondary.createdAt,
    updatedAt: now.toISOString(),
  }
  if (consents) merged.consents = consents
  else delete merged.consents
  if (statusReason) merged.statusReason = statusReason
  else delete merged.statusReason
  return merged
}

/** The manual custom score is kept; the primary's takes precedence. */
const manualOf = (primary: Record, secondary: Record): Bidder['localManual'] =>
  primary.localManual || secondary.localManual ? { ...secondary.localManual, ...primary.localManual } : undefined

/** The more complete of two compatible addresses. */
const addressOf = (primary: Record, secondary: Record, chosen: Record, isConflict: boolean): Bidder['address'] => {
  if (isConflict || chosen === secondary) return chosen.address
  return says(primary.address, secondary.address) ? primary.address : secondary.address
}
