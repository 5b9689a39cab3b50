import type { MergeTerms } from '@auctionwiz/domain/merges/merge-bidders'
import { customDefaults } from '@auctionwiz/domain/scores/weights'

/** What scores of merged records are computed with. */
export const mergeTerms = (now: Date): MergeTerms => ({ now, custom: customDefaults })
