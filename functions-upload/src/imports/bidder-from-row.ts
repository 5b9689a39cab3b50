import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { Figures } from '@auctionwiz/contracts/uploads'
import { bidderNumber } from '@auctionwiz/domain/bidders/identity'
import { type NewRow, newFromRow, updateFromRow } from '@auctionwiz/domain/imports/apply'
import type { ImportRow } from '@auctionwiz/domain/imports/import-row'
import { recordScoreChanges } from '@auctionwiz/domain/scores/changes'
import { type Scorable, type ScoredBy, scoreByRules } from '@auctionwiz/domain/scores/score-by-rules'

export type UnversionedBidder = Omit<Bidder, 'version'>

export interface BidderOrigin {
  auctionHouseId: string
  currency: Currency
  now: Date
  rules: ScoringRules
  /** What the score history names as the cause. */
  cause: string
  /** What the figures of a row do to those of a bidder already there. */
  figures: Figures
}

export type { NewRow }

type Scored = ScoredBy & Pick<Bidder, 'scoreHistory'>

/** Turns rows into bidders. Most rows state no facts, so the scores without any are computed once. */
export const bidderMaker = (origin: BidderOrigin) => {
  const { auctionHouseId, currency, now, rules, cause, figures } = origin
  let plain: Scored | undefined

  const scored = (bidder: Scorable): Scored => {
    const scores = scoreByRules(bidder, rules, now)
    return { ...scores, scoreHistory: recordScoreChanges(undefined, scores, cause) }
  }

  const scoresOf = (bidder: Scorable, row: ImportRow): Scored => {
    if (Object.keys(row.facts).length > 0) return scored(bidder)
    plain ??= scored(bidder)
    return plain
  }

  const rescore = (before: UnversionedBidder, after: UnversionedBidder): UnversionedBidder => {
    const scores = scoreByRules(after, rules, now)
    return { ...after, ...scores, scoreHistory: recordScoreChanges(before, scores, cause) }
  }

  return {
    rescore,
    create: (row: NewRow, id: string, sequence: number): UnversionedBidder => {
      const values = newFromRow(row, now)
      return { ...values, id, auctionHouseId, bidderId: bidderNumber(sequence), currency, ...scoresOf(values, row) }
    },
    /** Undefined when the row says nothing new. */
    update: (existing: UnversionedBidder, row: ImportRow): UnversionedBidder | undefined => {
      const { bidder, changed } = updateFromRow(existing, row, now, figures)
      return changed ? rescore(existing, bidder) : undefined
    },
  }
}

export type BidderMaker = ReturnType<typeof bidderMaker>
