import type { LotSummary } from '@auctionwiz/contracts/lots'
import type { Tier } from '@auctionwiz/contracts/scores'

/** Who bids under a paddle. */
export interface Buyer {
  /** Name, score and tier are missing where the bidder was deleted. */
  name: string | undefined
  score: number | undefined
  tier: Tier | undefined
  /** The most that they may spend in the auction, in minor units of its currency. */
  limit: number | undefined
  /** Why the house may not want to sell to them. */
  problem: 'denied' | 'suspended' | undefined
}

/** By paddle, in capitals and without leading zeros. `hidden`: the user may not see bidders. */
export type Buyers = ReadonlyMap<string, Buyer> | 'loading' | 'failed' | 'hidden'

export const paddleKey = (paddle: string): string => paddle.toUpperCase().replace(/^0+(?=.)/, '')

export const buyerOf = (buyers: Buyers, paddle: string | undefined): Buyer | undefined =>
  typeof buyers === 'string' || !paddle ? undefined : buyers.get(paddleKey(paddle))

/** By how much a bid would exceed what the buyer may spend in the auction; 0 within the limit. */
export const beyondLimit = (buyer: Buyer | undefined, paddle: string, bid: number, lots: readonly LotSummary[]): number => {
  if (buyer?.limit === undefined) return 0
  const own = lots.filter((lot) => lot.paddle !== undefined && paddleKey(lot.paddle) === paddleKey(paddle))
  const spent = own.reduce((sum, { hammer = 0 }) => sum + hammer, 0)
  return Math.max(0, spent + bid - buyer.limit)
}
