import type { Score, ScoreChange, ScoreType } from '@auctionwiz/contracts/scores'

/** A bidder keeps this many changes, the newest ones. */
export const scoreHistoryLimit = 60

interface Scored {
  nationalScore: Score
  localScore: Score
}

const changeOf = (scoreType: ScoreType, previous: Score | undefined, next: Score, cause: string): ScoreChange[] =>
  previous?.score === next.score && previous.tier === next.tier
    ? []
    : [{ at: next.lastUpdated, scoreType, score: next.score, tier: next.tier, cause }]

/**
 * The bidder's score history, oldest first, with an entry for each score whose number or tier is another than before; for a new
 * bidder (`previous` undefined) both scores open it.
 * @param cause what happened, in words for staff, such as "Imported from spring-sale.csv"
 */
export const recordScoreChanges = (
  previous: (Scored & { scoreHistory: readonly ScoreChange[] }) | undefined,
  next: Scored,
  cause: string,
): ScoreChange[] =>
  [
    ...(previous?.scoreHistory ?? []),
    ...changeOf('national', previous?.nationalScore, next.nationalScore, cause),
    ...changeOf('local', previous?.localScore, next.localScore, cause),
  ].slice(-scoreHistoryLimit)
