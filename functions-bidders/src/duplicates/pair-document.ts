import type { DuplicatePair, PairPerson, PairReason, PairStatus } from '@auctionwiz/contracts/duplicates'
import { derivedId } from '@auctionwiz/platform/core/ids'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** Two bidders of the house who may be one person, as stored; the id follows from theirs, so that a pair is found again as itself. */
export interface PairDocument extends StoredDocument {
  type: 'duplicate-pair'
  status: PairStatus
  /** Percent. */
  confidence: number
  /** From which threshold on it is merged without review; -1 for one whose merge was undone, which is left to people. */
  mergeAt: number
  /** Both ids, the lower one first; `people` in the same order. */
  bidderIds: [string, string]
  people: [PairPerson, PairPerson]
  prior: number
  reasons: PairReason[]
  /** Changes with what is shown or compared of the two. */
  print: number
  foundAt: string
  foundBy: string
  decidedAt?: string
  decidedBy?: string
  primaryId?: string
  mergeId?: string
}

export const pairId = (a: string, b: string): Promise<string> => derivedId('dup', ...[a, b].sort())

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
