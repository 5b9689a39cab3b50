import type { Bidder } from '@auctionwiz/contracts/bidders'
import { recordScoreChanges } from './changes.ts'
import { scoreBidder } from './compute.ts'
import type { ScoreSettings } from './weights.ts'

const unchanged = (before: Bidder['nationalScore'], after: Bidder['nationalScore']): boolean =>
  before.exact === after.exact && before.tier === after.tier && JSON.stringify(before.parts) === JSON.stringify(after.parts)

/** The bidder with both scores computed anew by the house's settings; undefined when nothing of them changes. `cause` goes into the history. */
export const rescored = (bidder: Bidder, custom: ScoreSettings, now: Date, cause: string): Bidder | undefined => {
  const scores = scoreBidder(bidder.facts, custom, now)
  if (unchanged(bidder.nationalScore, scores.nationalScore) && unchanged(bidder.localScore, scores.localScore)) return undefined
  return { ...bidder, ...scores, scoreHistory: recordScoreChanges(bidder, scores, cause), updatedAt: now.toISOString() }
}
