import { type DisputedCase, disputants } from '@auctionwiz/domain/legal-cases/dispute'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

export const disputesDueRecord = record({
  type: 'disputes-due',
  container: 'cases',
  names: ['due disputes', 'due disputes'],
  about:
    'Says that legal cases of a bidder changed since the facts of the bidder were brought up to date. Each such change writes it in its own batch.',
  fields: () => ({ bidderId: z.string(), changedAt: z.string() }),
  personalData: { of: 'customer', field: 'bidderId', exported: false, erasure: 'removed' },
  indexes: { fields: ['bidderId'] },
})

/** The writes that note a change of a case for its bidders, for its batch. */
export const disputesDue = (before: DisputedCase | undefined, after: DisputedCase | undefined, now: Date): Write[] =>
  disputants(before, after).map((bidderId) =>
    disputesDueRecord.put({ id: `due:disputes:${bidderId}`, bidderId, changedAt: now.toISOString() }),
  )

export const areDisputesDue = async (house: PartitionReader): Promise<boolean> =>
  (await listerOf(disputesDueRecord, house).count([], 1)) > 0
