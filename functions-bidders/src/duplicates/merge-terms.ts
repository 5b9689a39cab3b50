import type { MergeTerms } from '@auctionwiz/domain/merges/merge-bidders'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'

/** What scores of merged records are computed with. */
export const mergeTerms = async (house: PartitionReader, now: Date): Promise<MergeTerms> => ({ now, rules: await readScoringRules(house) })
