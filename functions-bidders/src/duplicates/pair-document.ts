import type { DuplicatePair, PairReason } from '@auctionwiz/contracts/duplicates'
import type { PairDocument } from '@auctionwiz/records/duplicate-pairs'

/** Percent with one decimal, rounded down, so that nothing is shown above what it is. */
export const percent = (probability: number): number => Math.floor(probability * 1000) / 10

const shownReasons = 8

/** The strongest reasons for, such as "email.same". */
export const strongest = (reasons: readonly Pick<PairReason, 'name' | 'level' | 'weight'>[]): string[] =>
  reasons
    .filter(({ weight, level }) => weight > 0 && level !== undefined)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, shownReasons)
    .map(({ name, level }) => `${name}.${level}`)

export const pairOf = (document: PairDocument): DuplicatePair => {
  const { id, people, status, confidence, reasons, foundAt, foundBy, decidedAt, decidedBy, primaryId } = document
  return {
    id,
    people,
    status,
    confidence,
    because: strongest(reasons),
    foundAt,
    foundBy,
    ...(decidedAt !== undefined && { decision: { at: decidedAt, by: decidedBy ?? '', ...(primaryId && { primaryId }) } }),
  }
}

/** The pair as it is while nobody has decided. */
export const undecided = ({
  decidedAt: _at,
  decidedBy: _by,
  primaryId: _primary,
  mergeId: _merge,
  ...pair
}: PairDocument): PairDocument => ({
  ...pair,
  status: 'pending',
})
