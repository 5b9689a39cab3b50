import { type BidderConflictRules, bidderConflictRules } from '@auctionwiz/contracts/conflict-rules'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'

export const conflictRulesRecord = record({
  type: 'conflict-rules',
  container: 'bidders',
  names: ['conflict rules', 'conflict rules'],
  about: 'Who wins a conflict between a bidder and a row of an import, field by field.',
  fields: () => bidderConflictRules.shape,
  personalData: 'none',
})
export type ConflictRulesDocument = DocumentOf<typeof conflictRulesRecord>
export const conflictRulesId = 'settings:conflicts'

/** As long as a house has saved no rules, a person decides. */
export const usualConflictRules: BidderConflictRules = {
  ...{ name: 'manual', phone: 'manual', dateOfBirth: 'manual', address: 'manual', status: 'manual' },
  ...{ preferredPaymentMethod: 'manual', timeToPickup: 'manual', preferredCategories: 'manual', tags: 'manual', figures: 'manual' },
}

export const readBidderRules = async (house: PartitionReader): Promise<BidderConflictRules> =>
  (await readerOf(conflictRulesRecord, house).find(conflictRulesId))?.document ?? usualConflictRules
