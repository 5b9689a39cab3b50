import type {
  Assessed,
  AssessmentInsight,
  AssessmentReason,
  MatchPoints,
  Recommendation,
  RiskLevel,
} from '@auctionwiz/contracts/bidder-assessments'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { shownScore, type Tier } from '@auctionwiz/contracts/scores'
import { type OwnRecord, ownRecordParts, sumOf } from './own-record.ts'
import type { AssessedSale } from './sale.ts'

/** What an assessment looks at in a bidder. */
export interface AssessedBidder extends OwnRecord {
  status: Bidder['status']
  nationalScore: { score: number; tier: Tier }
  localScore: { score: number; tier: Tier }
}

const bonus = { category: 15, score: 10, active: 5 } as const
/** The bonus for the score is for one above this. */
const highScore = 85
/** A score below this is a medium risk. */
const lowScore = 70
const mostMatch = 100

/** High with a prior default, else Medium with a score below 70 or without one, else Low. */
export const riskOf = (defaults: number, score: number | undefined): RiskLevel =>
  defaults > 0 ? 'High' : score === undefined || score < lowScore ? 'Medium' : 'Low'

/** Above 90 with a low risk Auto-Invite, above 80 Consider, above 65 Review, otherwise Skip. */
export const recommendationOf = (matchScore: number, risk: RiskLevel): Recommendation =>
  matchScore > 90 && risk === 'Low' ? 'Auto-Invite' : matchScore > 80 ? 'Consider' : matchScore > 65 ? 'Review' : 'Skip'

/** The score that counts for the auction; undefined for a New bidder. */
export const countedScore = ({ nationalScore, localScore }: AssessedBidder, { scoreType }: AssessedSale): number | undefined =>
  shownScore(scoreType === 'national' ? nationalScore : localScore)

/**
 * Assesses one bidder for an auction. Only the arguments count, no clock and no chance, so the same input gives the same result.
 * @param median the base of a bidder without a record
 */
export const assess = (bidder: AssessedBidder, sale: AssessedSale, median: number): Assessed => {
  const score = countedScore(bidder, sale)
  const parts = [...ownRecordParts(bidder, sale, median), ...bonuses(bidder, sale, score)]
  const points = sumOf(parts)
  const matchScore = Math.min(mostMatch, points)
  const riskLevel = riskOf(bidder.facts.defaults, score)
  return {
    matchScore,
    points,
    parts: points > mostMatch ? [...parts, { part: 'limit', points: mostMatch - points }] : parts,
    ...(score !== undefined && { score }),
    riskLevel,
    recommendation: recommendationOf(matchScore, riskLevel),
    reasons: reasonsOf(bidder, score),
    aiInsights: insightsOf(bidder, sale),
  }
}

const matched = ({ preferredCategories }: AssessedBidder, sale: AssessedSale) =>
  preferredCategories.find((category) => sale.inTitle.has(category)) ??
  preferredCategories.find((category) => sale.inDescription.has(category))

const bonuses = (bidder: AssessedBidder, sale: AssessedSale, score: number | undefined): MatchPoints[] => {
  const category = matched(bidder, sale)
  const parts: MatchPoints[] = []
  if (category !== undefined)
    parts.push({ part: 'category', points: bonus.category, category, place: sale.inTitle.has(category) ? 'title' : 'description' })
  if (score !== undefined && score > highScore) parts.push({ part: 'score', points: bonus.score, count: score })
  if (bidder.status === 'Active') parts.push({ part: 'active', points: bonus.active })
  return parts
}

/** What decides the risk, the worst first. */
const reasonsOf = ({ facts, currency }: AssessedBidder, score: number | undefined): AssessmentReason[] => {
  const { defaults, defaultAmount, disputes, unpaid, paidLate, paidOnTime } = facts
  const of = paidOnTime + paidLate + unpaid
  const reasons: (AssessmentReason | false)[] = [
    defaults > 0 && { kind: 'default', count: defaults, ...(defaultAmount > 0 && { amount: { amount: defaultAmount, currency } }) },
    unpaid > 0 && { kind: 'unpaid', count: unpaid, of },
    disputes > 0 && { kind: 'dispute', count: disputes },
    paidLate > 0 && { kind: 'paidLate', count: paidLate, of },
    paidOnTime > 0 && { kind: 'paidOnTime', count: paidOnTime, of },
    facts.mostRecentAuction === undefined && { kind: 'noHistory' },
    score === undefined ? { kind: 'notScored' } : score < lowScore && { kind: 'lowScore', count: score, of: lowScore },
  ]
  return reasons.filter((reason) => reason !== false)
}

const year = 365.25 * 86_400_000

/** Facts of the record that help to decide, beside those behind the score. */
const insightsOf = (bidder: AssessedBidder, sale: AssessedSale): AssessmentInsight[] => {
  const { facts, currency, preferredCategories } = bidder
  const { auctions, wins, spent, firstAuction, mostRecentAuction } = facts
  const category = matched(bidder, sale) ?? preferredCategories.find((one) => sale.offers.has(one))
  const idle = mostRecentAuction === undefined ? 0 : Date.parse(sale.startDate) - Date.parse(mostRecentAuction)
  const insights: (AssessmentInsight | false)[] = [
    category !== undefined && { kind: 'category', category },
    wins > 0 && spent > 0 && { kind: 'averageLot', count: wins, amount: { amount: Math.round(spent / wins), currency } },
    auctions > 0 && firstAuction !== undefined && { kind: 'auctionsSince', count: auctions, at: firstAuction },
    auctions > 0 && wins === 0 && { kind: 'neverWon', count: auctions },
    mostRecentAuction !== undefined && idle > year && { kind: 'lapsed', at: mostRecentAuction },
  ]
  return insights.filter((insight) => insight !== false)
}
