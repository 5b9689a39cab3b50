import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { type ScoreType, shownScore } from '@auctionwiz/contracts/scores'

export interface ListFigures {
  /** Mean of the scores in view, rounded to a whole number, of those who have one; absent where nobody has. */
  averageScore?: number
  /** What the bidders won; absent where their amounts are in several currencies. */
  won?: { amount: number; currency: BidderSummary['currency'] }
}

type Row = Pick<BidderSummary, 'nationalScore' | 'localScore' | 'currency'> & { facts: Pick<BidderSummary['facts'], 'spent'> }

/** What the rows shown come to; undefined where there are none. */
export const listFigures = (rows: readonly Row[], scoreType: ScoreType): ListFigures | undefined => {
  const [first] = rows
  if (!first) return undefined
  let scores = 0
  let scored = 0
  let amount = 0
  let oneCurrency = true
  for (const { nationalScore, localScore, facts, currency } of rows) {
    const score = shownScore(scoreType, scoreType === 'national' ? nationalScore : localScore)
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
