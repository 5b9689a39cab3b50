import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { type ScoreType, shownScore } from '@auctionwiz/contracts/scores'

export interface ListFigures {
  /** Mean of the shown scores, rounded to a whole number; absent if no shown bidder has a score. */
  averageScore?: number
  /** The bidders' total won; absent if their amounts are in several currencies. */
  won?: { amount: number; currency: BidderSummary['currency'] }
}

type Row = Pick<BidderSummary, 'nationalScore' | 'localScore' | 'currency'> & { facts: Pick<BidderSummary['facts'], 'spent'> }

/** The totals of the shown rows; undefined without rows. */
export const listFigures = (rows: readonly Row[], scoreType: ScoreType): ListFigures | undefined => {
  const [first] = rows
  if (!first) return undefined
  let scores = 0
  let scored = 0
  let amount = 0
  let oneCurrency = true
  for (const { nationalScore, localScore, facts, currency } of rows) {
    const score = shownScore(scoreType === 'national' ? nationalScore : localScore)
    scores += score ?? 0
    scored += score === undefined ? 0 : 1
    amount += facts.spent
    oneCurrency &&= currency === first.currency
  }
  return {
    ...(scored > 0 && { averageScore: Math.round(scores / scored) }),
    ...(oneCurrency && { won: { amount, currency: first.currency } }),
  }
}
