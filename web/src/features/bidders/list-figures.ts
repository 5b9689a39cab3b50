import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import type { ScoreType } from '@auctionwiz/contracts/scores'

export interface ListFigures {
  /** Mean of the scores in view, rounded to a whole number. */
  averageScore: number
  /** What the bidders won; absent where their amounts are in several currencies. */
  won?: { amount: number; currency: BidderSummary['currency'] }
}

type Row = Pick<BidderSummary, 'nationalScore' | 'localScore' | 'currency'> & { facts: Pick<BidderSummary['facts'], 'spent'> }

/** What the rows shown come to; undefined where there are none. */
export const listFigures = (rows: readonly Row[], scoreType: ScoreType): ListFigures | undefined => {
  const [first] = rows
  if (!first) return undefined
  let scores = 0
  let amount = 0
  let oneCurrency = true
  for (const { nationalScore, localScore, facts, currency } of rows) {
    scores += (scoreType === 'national' ? nationalScore : localScore).score
    amount += facts.spent
    oneCurrency &&= currency === first.currency
  }
  return { averageScore: Math.round(scores / rows.length), ...(oneCurrency && { won: { amount, currency: first.currency } }) }
}
