import type { AuctionHistoryItem, BidderFacts, FactSource } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { addFacts, countedFacts, emptyFacts } from './facts.ts'

/** The source of an auction in a history; older records have none and count as stated by a file. */
export const sourceOf = ({ source }: Pick<AuctionHistoryItem, 'source'>): FactSource => source ?? 'file'

/** Whether an auction was run here or synced from a connected platform, rather than entered by a user or file. */
export const isRecorded = (item: Pick<AuctionHistoryItem, 'source'>): boolean =>
  sourceOf(item) === 'auction' || sourceOf(item) === 'platform'

/**
 * The facts of a bidder that were recorded by auctions run here or by connected platforms, of all platforms together. A correction that lowers
 * a figure below what was recorded lowers it here too; what a file or a person states never raises it.
 */
export const recordedFactsOf = ({ facts, recordedFacts = {} }: Pick<Bidder, 'facts' | 'recordedFacts'>): BidderFacts => {
  const { auction = emptyFacts(), platform = emptyFacts() } = recordedFacts
  const recorded = addFacts(auction, platform)
  for (const fact of countedFacts) recorded[fact] = Math.min(recorded[fact], facts[fact])
  return recorded
}
