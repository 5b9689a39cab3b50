import type { NetworkEvent, Score, ScoreChange, ScoreType } from '@auctionwiz/contracts/scores'

/** A bidder keeps this many changes, the newest ones. */
export const scoreHistoryLimit = 60

interface Scored {
  nationalScore: Score
  localScore: Score
}

/** The cause in words for staff, such as "Imported from spring-sale.csv"; for an event at other houses also its kind. */
export type Cause = string | { cause: string; network: NetworkEvent }

const changeOf = (
  scoreType: ScoreType,
  previous: Score | undefined,
  next: Score,
  event: Pick<ScoreChange, 'cause' | 'network'> & { at: string | undefined },
): ScoreChange[] =>
  previous?.score === next.score && previous.tier === next.tier
    ? []
    : [
        {
          at: event.at ?? next.lastUpdated,
          scoreType,
          score: next.score,
          tier: next.tier,
          cause: event.cause,
          ...(event.network && { network: event.network }),
        },
      ]

/**
 * The bidder's score history, oldest first, with a new entry for each score whose number or tier changed. For a new
 * bidder (`previous` undefined) it starts with both scores.
 * @param now the date of the change, if it differs from the moment the scores were computed for
 */
export const recordScoreChanges = (
  previous: (Scored & { scoreHistory: readonly ScoreChange[] }) | undefined,
  next: Scored,
  cause: Cause,
  now?: Date,
): ScoreChange[] => {
  const event = { at: now?.toISOString(), ...(typeof cause === 'string' ? { cause } : cause) }
  return [
    ...(previous?.scoreHistory ?? []),
    ...changeOf('national', previous?.nationalScore, next.nationalScore, event),
    ...changeOf('local', previous?.localScore, next.localScore, event),
  ].slice(-scoreHistoryLimit)
}
