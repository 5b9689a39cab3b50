import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import { writeNumber, writePercent } from '../../../app/write-number.ts'

/** Figures derived from the facts: percent, minor units and days; absent if the divisor is zero. */
export const overviewFigures = (
  facts: Pick<BidderFacts, 'wins' | 'lotsBid' | 'spent' | 'paidOnTime' | 'paidLate' | 'daysToPay'>,
): { winRate: string | undefined; averageWin: number | undefined; daysToPay: string | undefined } => {
  const paid = facts.paidOnTime + facts.paidLate
  return {
    winRate: facts.lotsBid > 0 ? writePercent(Math.round((100 * facts.wins) / facts.lotsBid)) : undefined,
    averageWin: facts.wins > 0 ? Math.round(facts.spent / facts.wins) : undefined,
    daysToPay: paid > 0 ? writeNumber(facts.daysToPay / paid, 1) : undefined,
  }
}
