import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { unversionedBidder } from './bidders.ts'
import { wholePair } from './duplicate-pairs.ts'

/** Seconds for which a merge can be undone. A wrong merge shows within a year of sales. */
export const mergeKept = 365 * 86_400

export const mergeRecord = record({
  type: 'duplicate-merge',
  container: 'bidders',
  names: ['merge', 'merges'],
  about: 'What is needed to undo a merge of bidders. The merged records are kept under their own ids.',
  fields: () => ({
    at: z.string(),
    primaryId: z.string(),
    secondaryIds: z.array(z.string()),
    /** The record that stays, as it was. */
    before: unversionedBidder,
    /** The record that stays, as the merge left it. */
    merged: unversionedBidder,
    /** The pairs that the merge decided, moved to the survivor or changed, as they were. */
    pairsBefore: z.array(wholePair),
    /** Further bidders named by these pairs, so that an erasure finds them. */
    bidderIds: z.array(z.string()),
    /** The pairs that it made. */
    pairsMade: z.array(z.string()),
  }),
  indexes: { fields: ['primaryId', 'bidderIds[]'] },
  ttl: mergeKept,
  personalData: [
    { of: 'customer', field: 'primaryId', exported: true, erasure: 'removed' },
    { of: 'customer', field: 'bidderIds', exported: false, erasure: 'redacted' },
  ],
})

export type MergeDocument = DocumentOf<typeof mergeRecord>
