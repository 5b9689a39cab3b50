import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { Query } from '@auctionwiz/platform/core/store'

export const changedSinceQuery = (instant: string): Query => ({ type: 'bidder', where: [{ field: 'updatedAt', atLeast: instant }] })

/** How many bidders of the house were added or changed at or after an instant. */
export const changedSince = (house: PartitionReader, instant: string): Promise<number> => house.count(changedSinceQuery(instant))
