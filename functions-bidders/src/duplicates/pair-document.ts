import type { DuplicatePair } from '@auctionwiz/contracts/duplicates'
import { fieldsInWords } from '@auctionwiz/domain/duplicates/in-words'
import type { PairDocument } from '@auctionwiz/records/duplicate-pairs'

/** Percent with one decimal, rounded down, so that nothing is shown above what it is. */
export const percent = (probability: number): number => Math.floor(probability * 1000) / 10

export const pairOf = (document: PairDocument): DuplicatePair => {
  const { id, people, status, confidence, reasons, foundAt, foundBy, decidedAt, decidedBy, primaryId } = document
  return {
    id,
    people,
    status,
    confidence,
    ...fieldsInWords(reasons),
    foundAt,
    foundBy,
    ...(decidedAt !== undefined && { decision: { at: decidedAt, by: decidedBy ?? '', ...(primaryId && { primaryId }) } }),
  }
}

/** A pair; without a version it is not stored yet. */
export interface KnownPair {
  document: PairDocument
  version?: string | undefined
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
