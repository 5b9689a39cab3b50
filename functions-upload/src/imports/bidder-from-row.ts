import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { Score } from '@auctionwiz/contracts/scores'
import { bidderNumber } from '@auctionwiz/domain/bidders/identity'
import { newFromRow, updateFromRow } from '@auctionwiz/domain/imports/apply'
import type { ImportRow } from '@auctionwiz/domain/imports/import-row'
import { recordScoreChanges } from '@auctionwiz/domain/scores/changes'
import { scoreBidder } from '@auctionwiz/domain/scores/compute'
import { customDefaults } from '@auctionwiz/domain/scores/weights'

export type UnversionedBidder = Omit<Bidder, 'version'>

export interface BidderOrigin {
  auctionHouseId: string
  currency: Currency
  now: Date
  /** What the score history names as the cause. */
  cause: string
}

type Scores = { nationalScore: Score; localScore: Score }

/** Turns rows into bidders. Most rows state no facts, so the scores without any are computed once. */
export const bidderMaker = (origin: BidderOrigin) => {
  const { auctionHouseId, currency, now, cause } = origin
  let plain: Scores | undefined

  const scoresOf = (bidder: Pick<Bidder, 'facts'>, row: ImportRow): Scores => {
    if (Object.keys(row.facts).length > 0) return scoreBidder(bidder.facts, customDefaults, now)
    plain ??= scoreBidder(bidder.facts, customDefaults, now)
    return plain
  }

  return {
    create: (row: ImportRow, id: string, sequence: number): UnversionedBidder => {
      const values = newFromRow(row, now)
      const scores = scoresOf(values, row)
      const scoreHistory = recordScoreChanges(undefined, scores, cause)
      return { ...values, id, auctionHouseId, bidderId: bidderNumber(sequence), currency, ...scores, scoreHistory }
    },
    /** Undefined when the row says nothing new. */
    update: (existing: UnversionedBidder, row: ImportRow): UnversionedBidder | undefined => {
      const { bidder, changed } = updateFromRow(existing, row, now)
      if (!changed) return undefined
      const scores = scoreBidder(bidder.facts, customDefaults, now)
      return { ...bidder, ...scores, scoreHistory: recordScoreChanges(existing, scores, cause) }
    },
  }
}

export type BidderMaker = ReturnType<typeof bidderMaker>
