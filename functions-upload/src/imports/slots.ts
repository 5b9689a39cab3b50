import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Counted } from '@auctionwiz/domain/bidders/counts'
import { bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import type { UnversionedBidder } from './bidder-from-row.ts'

/** A bidder as the rows up to here leave it. `version` is that of the store; undefined while the store does not have it. */
export interface Slot {
  bidder: UnversionedBidder
  version: string | undefined
  /** Bytes of what was read from the store; 0 for a bidder of this upload, whose size is bounded by its row. */
  size: number
  /** As which the bidder is counted once the batches planned so far are written. */
  counted: Counted | undefined
}

/** Without the rest of the bidder, which would be kept in memory with it. */
export const countedOf = ({
  status,
  autoInviteStatus,
  createdAt,
  currency,
  facts,
  nationalScore,
  localScore,
}: UnversionedBidder): Counted => ({
  status,
  autoInviteStatus,
  createdAt,
  currency,
  facts: { spent: facts.spent },
  nationalScore: { score: nationalScore.score, tier: nationalScore.tier },
  localScore: { score: localScore.score, tier: localScore.tier },
})

/** A bidder as the store has it. */
export const storedSlot = ({ version, ...bidder }: Bidder): Slot => ({
  bidder,
  version,
  size: bytesOf(bidder),
  counted: countedOf(bidder),
})

export const newSlot = (bidder: UnversionedBidder): Slot => ({ bidder, version: undefined, size: 0, counted: undefined })
