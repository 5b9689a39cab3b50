import { type BulkOutcome, bulkOutcomes } from '@auctionwiz/contracts/bulk'
import type { Asked } from './bulk-state.ts'
import { bulkText } from './messages.ts'

/** The number that decides between singular and plural, and how it reads: "10,000+" is many too. */
export const counted = (shown: string): { count: number; shown: string } => ({ count: shown === '1' ? 1 : 2, shown })

type Result = Readonly<Record<string, number>>

/** The result of a bulk change in a sentence: how many were changed, and why others were not. */
export const bulkSentence = (asked: Asked, result: Result, number: (value: number) => string): string => {
  const changed = result.changed ?? 0
  const done = bulkText.done[asked.kind]({ count: changed, status: asked.kind === 'status' ? asked.status : '' })
  const reasons = bulkOutcomes.filter((outcome): outcome is BulkOutcome => outcome !== 'changed' && (result[outcome] ?? 0) > 0)
  if (reasons.length === 0) return `${done}.`
  return bulkText.rest({
    done,
    reasons: reasons.map((outcome) => bulkText.outcomes[outcome]({ count: number(result[outcome] ?? 0) })).join(', '),
  })
}

/** The current progress. */
export const bulkWords = (asked: Asked, count: string): string => {
  if (asked.kind === 'undo') return bulkText.undoWords
  if (asked.kind === 'status') return bulkText.statusWords({ ...counted(count), status: asked.status })
  return (asked.kind === 'tags' ? bulkText.tagsWords : bulkText.deleteWords)(counted(count))
}

export const sumOfResults = (left: Result, right: Result): Record<string, number> =>
  Object.fromEntries([...new Set([...Object.keys(left), ...Object.keys(right)])].map((key) => [key, (left[key] ?? 0) + (right[key] ?? 0)]))
