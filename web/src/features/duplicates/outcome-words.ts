import { type PairOutcome, pairOutcomes } from '@auctionwiz/contracts/duplicates'
import { duplicateText } from './messages.ts'

/** What became of selected pairs, in words: "2 matches merged, 1 not possible. Bidder not found". Each reason of a refusal appears once. */
export const outcomeWords = (outcomes: readonly { outcome: PairOutcome; reason?: string | undefined }[]): string => {
  const parts = pairOutcomes.flatMap((outcome) => {
    const count = outcomes.filter((one) => one.outcome === outcome).length
    return count === 0 ? [] : [duplicateText.outcomes[outcome]({ count })]
  })
  const reasons = new Set(outcomes.flatMap(({ reason }) => reason?.replace(/\.$/, '') ?? []))
  return [parts.join(', '), ...reasons].join('. ')
}
