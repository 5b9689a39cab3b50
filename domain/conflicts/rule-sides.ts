import type { BidderConflictRules } from '@auctionwiz/contracts/conflict-rules'
import type { BidderConflictField, ConflictSide } from '@auctionwiz/contracts/conflicts'
import type { ConflictRule } from '@auctionwiz/contracts/sync-settings'

/** When both sides were last changed, ISO 8601. */
export interface Changed {
  existingAt: string
  importedAt: string
}

/** The side whose value a rule takes; undefined where a person decides. */
export const sideByRule = (rule: ConflictRule, { existingAt, importedAt }: Changed): ConflictSide | undefined => {
  if (rule === 'manual') return undefined
  if (rule === 'newest') return importedAt > existingAt ? 'imported' : 'existing'
  return rule === 'platform' ? 'imported' : 'existing'
}

/** The fields of which the rules take the imported value; undefined where some field is left to a person. */
export const settledByRules = (
  fields: readonly BidderConflictField[],
  rules: BidderConflictRules,
  changed: Changed,
): Set<BidderConflictField> | undefined => {
  const sides = fields.map((field) => sideByRule(rules[field], changed))
  if (sides.includes(undefined)) return undefined
  return new Set(fields.filter((_, index) => sides[index] === 'imported'))
}
