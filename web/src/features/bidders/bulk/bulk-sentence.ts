import { type BulkOutcome, bulkOutcomes } from '@auctionwiz/contracts/bulk'
import { fill } from '../../../messages/index.ts'
import type { Asked } from './bulk-state.ts'
import { bulkText } from './messages.ts'

/** A text in singular and plural; `count` is the formatted number. */
export const forCount = ([one, several]: readonly [string, string], count: string, values: Record<string, string> = {}): string =>
  fill(count === '1' ? one : several, { count, ...values })

type Result = Readonly<Record<string, number>>

/** The result of a bulk change in a sentence: how many were changed, and why others were not. */
export const bulkSentence = (asked: Asked, result: Result, number: (value: number) => string): string => {
  const changed = result.changed ?? 0
  const words = changed === 1 ? bulkText.doneOne : bulkText.done
  const done = fill(words[asked.kind], { count: number(changed), status: asked.kind === 'status' ? asked.status : '' })
  const reasons = bulkOutcomes.filter((outcome): outcome is BulkOutcome => outcome !== 'changed' && (result[outcome] ?? 0) > 0)
  if (reasons.length === 0) return `${done}.`
  return fill(bulkText.rest, {
    done,
    reasons: reasons.map((outcome) => fill(bulkText.outcomes[outcome], { count: number(result[outcome] ?? 0) })).join(', '),
  })
}

/** The current progress. */
export const bulkWords = (asked: Asked, count: string): string => {
  if (asked.kind === 'undo') return bulkText.undoWords
  if (asked.kind === 'status') return forCount(bulkText.statusWords, count, { status: asked.status })
  return forCount(asked.kind === 'tags' ? bulkText.tagsWords : bulkText.deleteWords, count)
}

export const sumOfResults = (left: Result, right: Result): Record<string, number> =>
  Object.fromEntries([...new Set([...Object.keys(left), ...Object.keys(right)])].map((key) => [key, (left[key] ?? 0) + (right[key] ?? 0)]))
