import type { Bidder } from '@auctionwiz/contracts/bidders'
import { type Score, shownScore } from '@auctionwiz/contracts/scores'
import { cityName } from './city-name.ts'

/**
 * By what lists sort and filter bidders where the bidder's own field does not serve. A bidder without the value has a key before all others, which
 * lists show last.
 */
export interface ListKeys {
  /** The shown AuctionWiz score; -1 for a New bidder. */
  national: number
  /** The shown custom score; -1 for a New bidder. */
  local: number
  /** When the latest auction was, '' without any. */
  lastAuction: string
  /** The city as filters name it, '' without one. */
  city: string
}

/** The lowest keys of bidders who have the value. */
export const firstListKeys = { national: 0, local: 0, lastAuction: '0' } as const

type ScoreSum = Pick<Score, 'score' | 'tier'>

export interface ListKeyed extends Pick<Bidder, 'address'> {
  nationalScore: ScoreSum
  localScore: ScoreSum
  facts: Pick<Bidder['facts'], 'mostRecentAuction'>
}

export const listKeys = ({ nationalScore, localScore, facts, address }: ListKeyed): ListKeys => ({
  national: shownScore(nationalScore) ?? -1,
  local: shownScore(localScore) ?? -1,
  lastAuction: facts.mostRecentAuction ?? '',
  city: cityName(address.city ?? ''),
})
