import type { Tier } from '@auctionwiz/contracts/scores'
import type { TierThresholds } from './weights.ts'

/** The tier of a score from 0 to 100: New without any history, else by the thresholds; below the lowest it is Bronze. */
export const tierOf = (score: number, thresholds: TierThresholds, history: boolean): Tier => {
  if (!history) return 'New'
  if (score >= thresholds.premium) return 'Premium'
  if (score >= thresholds.gold) return 'Gold'
  return score >= thresholds.silver ? 'Silver' : 'Bronze'
}

const above = { Bronze: 'Silver', Silver: 'Gold', Gold: 'Premium' } as const
const thresholdOf = { Silver: 'silver', Gold: 'gold', Premium: 'premium' } as const

/**
 * The whole points up to the next tier, such as 3 below Premium. Undefined for Premium, and for New, which a first auction ends rather than
 * points.
 */
export const pointsToNextTier = (
  score: { score: number; tier: Tier },
  thresholds: TierThresholds,
): { tier: Tier; points: number } | undefined => {
  if (score.tier === 'Premium' || score.tier === 'New') return undefined
  const tier = above[score.tier]
  return { tier, points: Math.max(0, thresholds[thresholdOf[tier]] - score.score) }
}

/** The rank of a tier, from 0. */
export const tierRank: Record<Tier, number> = { New: 0, Bronze: 1, Silver: 2, Gold: 3, Premium: 4 }
