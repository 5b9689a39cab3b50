import type { Score, ScoreChange, ScoreType } from '@auctionwiz/contracts/scores'

/** A bidder keeps this many changes, the newest ones. */
export const scoreHistoryLimit = 60

interface Scored {
  nationalScore: Score
  localScore: Score
}

const changeOf = (
  scoreType: ScoreType,
  previous: Score | undefined,
  next: Score,
  event: Pick<ScoreChange, 'cause'> & { at: string | undefined },
): ScoreChange[] =>
  previous?.score === next.score && previous.tier === next.tier
    ? []
    : [{ at: event.at ?? next.lastUpdated, scoreType, score: next.score, tier: next.tier, cause: event.cause }]

/**
 * The bidder's score history, oldest first, with an entry for each score whose number or tier is another than before; for a new
 * bidder (`previous` undefined) both scores open it.
 * @param now dates the change where that is not the moment that the scores were computed for
 * @param cause what happened, in words for staff, such as "Imported from spring-sale.csv"
 */
export const recordScoreChanges = (
  previous: (Scored & { scoreHistory: readonly ScoreChange[] }) | undefined,
  next: Scored,
  cause: string,
  now?: Date,
): ScoreChange[] =>
  [
    ...(previous?.scoreHistory ?? []),
    ...changeOf('national', previous?.nationalScore, next.nationalScore, { at: now?.toISOString(), cause }),
    ...changeOf('local', previous?.localScore, next.localScore, { at: now?.toISOString(), cause }),
  ].slice(-scoreHistoryLimit)
