import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import { addFacts } from './facts.ts'

/** The facts that a score is computed from: the house's own, and for the national score those of other houses too. */
export const scoredFacts = ({ facts, network }: Pick<Bidder, 'facts' | 'network'>, scoreType: ScoreType): BidderFacts =>
  scoreType === 'national' && network ? addFacts(facts, network.facts) : facts
