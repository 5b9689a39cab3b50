import { writeNumber } from '../../app/write-number.ts'
import { recordLabels } from '../../messages/record-label-messages.ts'
import { bidderText } from './messages.ts'
import type { Waterfall, WaterfallStep } from './waterfall.ts'

/** A summary of a score's parts: which adds the most points, which lacks the most, and the manual adjustment. */
export const waterfallSummary = ({ steps, total, adjustment }: Waterfall): string => {
  const [most] = steps.toSorted((a, b) => b.points - a.points)
  const [lacking] = steps.toSorted((a, b) => missing(b) - missing(a))
  const values = {
    total: writeNumber(total, 1),
    count: bidderText.manyParts({ parts: steps.length }),
    most: most ? recordLabels.component[most.component] : '',
    points: writeNumber(most?.points ?? 0, 1),
    lacking: lacking ? recordLabels.component[lacking.component] : '',
    missing: writeNumber(lacking ? missing(lacking) : 0, 1),
  }
  const sentence = (lacking && missing(lacking) >= 0.05 ? bidderText.partsSummary : bidderText.partsSummaryFull)(values)
  if (adjustment === undefined) return sentence
  return `${sentence} ${(adjustment < 0 ? bidderText.takenByHand : bidderText.addedByHand)({ points: writeNumber(Math.abs(adjustment), 1) })}`
}

const missing = ({ limit, end }: WaterfallStep): number => limit - end
