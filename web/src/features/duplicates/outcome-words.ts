import { type PairOutcome, pairOutcomes } from '@auctionwiz/contracts/duplicates'
import { duplicateText } from './messages.ts'

/** What became of selected pairs, in words: "2 matches merged, 1 left for review". */
export const outcomeWords = (outcomes: readonly { outcome: PairOutcome }[]): string => {
  const parts = pairOutcomes.flatMap((outcome) => {
    const count = outcomes.filter((one) => one.outcome === outcome).length
    return count === 0 ? [] : [duplicateText.outcomes[outcome]({ count })]
  })
  return parts.join(', ')
}
