import type { ScoreComponent } from '@auctionwiz/contracts/scores'

/** The two components that count only with evidence. */
export type OptionalComponent = 'seasonalActivity' | 'loyaltyBonus'
export type StandardComponent = Exclude<ScoreComponent, OptionalComponent>

/** Relative weights; the standard ones sum to 100. An optional component without a weight stays out of the score. */
export type ScoreWeights = Record<StandardComponent, number> & Partial<Record<OptionalComponent, number>>

/** The lowest score of each tier, 0 to 100. */
export interface TierThresholds {
  premium: number
  gold: number
  silver: number
  bronze: number
}

export interface ScoreSettings {
  weights: ScoreWeights
  thresholds: TierThresholds
}

/** The national score's settings: the platform's, the same for every house. With both optional components they sum to 115. */
export const nationalSettings: ScoreSettings = {
  weights: {
    paymentHistory: 25,
    bidActivity: 15,
    winRate: 12,
    avgSpending: 18,
    accountAge: 8,
    communicationResponsiveness: 7,
    disputeHistory: 10,
    referrals: 5,
    seasonalActivity: 5,
    loyaltyBonus: 10,
  },
  thresholds: { premium: 90, gold: 80, silver: 70, bronze: 60 },
}

/** The default settings of a house's custom score, which Reset to Defaults restores. */
export const customDefaults: ScoreSettings = {
  weights: {
    paymentHistory: 30,
    bidActivity: 20,
    winRate: 10,
    avgSpending: 15,
    accountAge: 5,
    communicationResponsiveness: 5,
    disputeHistory: 10,
    referrals: 5,
  },
  thresholds: { premium: 85, gold: 75, silver: 65, bronze: 55 },
}
