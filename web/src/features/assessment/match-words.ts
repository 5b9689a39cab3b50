import type { AssessmentInsight, AssessmentReason, MatchPoints } from '@auctionwiz/contracts/bidder-assessments'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import type { Format } from '../../app/format.ts'
import { writeNumber } from '../../app/write-number.ts'
import { labels } from '../../messages/label-messages.ts'
import { assessmentText as text } from './messages.ts'

type Words = Pick<Format, 'money' | 'month'>

/** On what the points of a part rest. */
export const partWhy = (part: MatchPoints, scoreType: ScoreType, format: Words): string => {
  const { count = 0, of = 0, amount, at = '', category, place = 'title' } = part
  switch (part.part) {
    case 'recency':
      return text.partWhy.recency({ date: format.month(at) })
    case 'frequency':
      return text.partWhy.frequency({ count })
    case 'money':
      return amount ? text.partWhy.money({ amount: format.money(amount) }) : ''
    case 'fit':
      return of === 0 ? text.partWhy.noCategories : text.partWhy.fit({ count: String(count), of })
    case 'category':
      return category ? text.partWhy[place]({ category: labels.category[category] }) : ''
    case 'score':
      return text.partWhy.score({ name: text.scores[scoreType], score: String(count) })
    default:
      return text.partWhy[part.part]
  }
}

/** A reason as a sentence. */
export const reasonWords = ({ kind, count = 0, of = 0, amount }: AssessmentReason, format: Words): string => {
  switch (kind) {
    case 'default':
      return amount ? text.reason.defaultOf({ count, amount: format.money(amount) }) : text.reason.default({ count })
    case 'dispute':
      return text.reason.dispute({ count })
    case 'lowScore':
      return text.reason.lowScore({ count: String(count), of: String(of) })
    case 'noHistory':
    case 'notScored':
      return text.reason[kind]
    default:
      return text.reason[kind]({ count: String(count), of })
  }
}

/** An insight as a sentence. */
export const insightWords = ({ kind, count = 0, amount, at = '', category }: AssessmentInsight, format: Words): string => {
  switch (kind) {
    case 'category':
      return category ? text.insight.category({ category: labels.category[category] }) : ''
    case 'averageLot':
      return amount ? text.insight.averageLot({ count, amount: format.money(amount) }) : ''
    case 'auctionsSince':
      return text.insight.auctionsSince({ count, date: format.month(at) })
    case 'lapsed':
      return text.insight.lapsed({ date: format.month(at) })
    case 'neverWon':
      return text.insight.neverWon({ count })
  }
}

/** The facts of insights by the placeholders of `phraseInsights`. */
export const insightValues = (insights: readonly AssessmentInsight[], format: Words): Record<string, string> => {
  const values: Record<string, string> = {}
  for (const { kind, count = 0, amount, at = '', category } of insights) {
    if (kind === 'category' && category) values.category = labels.category[category]
    if (kind === 'averageLot' && amount) Object.assign(values, { lots: writeNumber(count, 0), amount: format.money(amount) })
    if (kind === 'auctionsSince') Object.assign(values, { auctions: writeNumber(count, 0), since: format.month(at) })
    if (kind === 'lapsed') values.last = format.month(at)
    if (kind === 'neverWon') values.tries = writeNumber(count, 0)
  }
  return values
}
