import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type BidderDocument, bidderRecord } from '@auctionwiz/records/bidders'

/** Bidders added or changed at or after an instant. */
export const changedFrom = (instant: string): Conditions<BidderDocument> => [{ field: 'updatedAt', atLeast: instant }]

export const changedSinceQuery = (instant: string) => bidderRecord.query({ where: changedFrom(instant) })

/** How many bidders of the house were added or changed at or after an instant. */
export const changedSince = (house: PartitionReader, instant: string): Promise<number> =>
  readerOf(bidderRecord, house).count(changedFrom(instant))
