import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseReading } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import type { SyncConflictDocument } from '@auctionwiz/records/auction-syncs'
import { importConflictRecord } from '@auctionwiz/records/import-conflicts'
import { findAuctionConflict } from './auction-conflicts.ts'
import { type BidderConflict, withBidders } from './bidder-conflicts.ts'

/** A conflict of either kind. */
export type FoundConflict = { bidder: BidderConflict } | { auction: Versioned<SyncConflictDocument> }

/** Fails with not_found also for a conflict of a kind that the caller may not see. */
export const findConflict = async (id: string, { house, can }: Pick<HouseReading, 'house' | 'can'>): Promise<FoundConflict> => {
  const stored = can('bidders:view') ? await readerOf(importConflictRecord, house).find(id) : undefined
  const [bidder] = stored ? await withBidders(house, [stored]) : []
  if (bidder) return { bidder }
  const auction = can('auctions:view') ? await findAuctionConflict(house, id) : undefined
  if (!auction) throw notFound('Conflict')
  return { auction }
}
