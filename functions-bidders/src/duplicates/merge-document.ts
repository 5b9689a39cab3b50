import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import type { PairDocument } from './pair-document.ts'

/** Seconds for which a merge can be undone: what undoes it, and the merged pairs, are forgotten then. A wrong merge shows within a year of sales. */
export const mergeKept = 365 * 86_400

/** What is needed to undo a merge. The archived records are kept in their own places. */
export interface MergeDocument extends StoredDocument {
  type: 'duplicate-merge'
  at: string
  primaryId: string
  secondaryIds: string[]
  /** The record that stays, as it was and as the merge left it. */
  before: Omit<Bidder, 'version'>
  merged: Omit<Bidder, 'version'>
  /** The pairs that the merge decided, moved to the survivor or changed, as they were. */
  pairsBefore: PairDocument[]
  /** Whom these pairs name beside the merged, so that an erasure finds them. */
  bidderIds: string[]
  /** The pairs that it made. */
  pairsMade: string[]
}
