import type { OutcomeStage, readAssessmentOutcome } from '@auctionwiz/contracts/bidder-assessments'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'

export type ScoreBand = AnswerOf<typeof readAssessmentOutcome>['scores'][number]

/** What the chart compares with the match score. */
export const comparedStages = ['registered', 'bid', 'won'] as const
export type ComparedStage = (typeof comparedStages)[number]

/** A share in percent of those invited; undefined where nobody was. */
export const shareOfInvited = ({ invited, ...counts }: Record<OutcomeStage, number>, stage: Exclude<OutcomeStage, 'invited'>) =>
  invited === 0 ? undefined : Math.min(100, Math.round((100 * counts[stage]) / invited))

export interface Point {
  /** In percent of the chart, from the left and from the top. */
  x: number
  y: number
}

/** The dots of a stage: the middle of each band with somebody invited, and the share of those who got there. */
export const pointsOf = (bands: readonly ScoreBand[], stage: ComparedStage): Point[] =>
  bands.flatMap(({ counts }, index) => {
    const share = shareOfInvited(counts, stage)
    return share === undefined ? [] : [{ x: xOf(index, bands.length), y: 100 - share }]
  })

/** The middle of a band, in percent from the left. */
export const xOf = (index: number, bands: number): number => (100 * (index + 0.5)) / bands

/** Places names beside the ends of lines, at least `gap` percent apart and in the order of the lines, within the chart where they have room. */
export const spread = (ends: readonly number[], gap: number): number[] => {
  const order = ends.map((_, index) => index).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0) || one - other)
  const placed = [...ends]
  let least = -Infinity
  for (const index of order) {
    placed[index] = Math.max(ends[index] ?? 0, least + gap)
    least = placed[index] ?? 0
  }
  const over = Math.max(0, least - 100)
  return placed.map((place) => place - over)
}
