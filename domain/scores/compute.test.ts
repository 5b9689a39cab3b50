import { scoreComponents } from '@auctionwiz/contracts/scores'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeScore, scoreBidder } from './compute.ts'
import { emptyFacts } from './facts.ts'
import { anyFacts, daysAgo, factsWith, now, yearsAgo } from './test-samples.ts'
import { customDefaults, nationalSettings, type ScoreSettings } from './weights.ts'

fc.configureGlobal({ seed: 20261121 })

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const anySettings: fc.Arbitrary<ScoreSettings> = fc
  .array(fc.integer({ min: 0, max: 50 }), { minLength: 8, maxLength: 8 })
  .filter((weights) => sum(weights) > 0)
  .map((weights) => ({
    weights: Object.fromEntries(scoreComponents.slice(0, 8).map((component, index) => [component, weights[index]])) as never,
    thresholds: customDefaults.thresholds,
  }))

describe('settings', () => {
  it('are those of the platform', () => {
    const { seasonalActivity = 0, loyaltyBonus = 0, ...standard } = nationalSettings.weights
    expect(Object.values(standard)).toEqual([25, 15, 12, 18, 8, 7, 10, 5])
    expect(sum(Object.values(standard)) + seasonalActivity + loyaltyBonus).toBe(115)
    expect(nationalSettings.thresholds).toEqual({ premium: 90, gold: 80, silver: 70, bronze: 60 })
  })

  it('start from the custom defaults in a house', () => {
    expect(Object.values(customDefaults.weights)).toEqual([30, 20, 10, 15, 5, 5, 10, 5])
    expect(customDefaults.thresholds).toEqual({ premium: 85, gold: 75, silver: 65, bronze: 55 })
  })
})

describe('a score', () => {
  it('is 50 and New without any history', () => {
    const { nationalScore, localScore } = scoreBidder(emptyFacts(), customDefaults, now)
    expect(nationalScore).toMatchObject({ score: 50, exact: 50, tier: 'New', lastUpdated: '2026-11-21T12:00:00.000Z' })
    expect(nationalScore.parts).toHaveLength(8)
    expect(localScore).toMatchObject({ score: 50, tier: 'New' })
  })

  it('is the weighted mean of its parts', () => {
    const facts = factsWith({ paidOnTime: 10, referrals: 1, messagesReceived: 8, messagesAnswered: 8 })
    const { score, exact, parts } = computeScore(facts, nationalSettings, now)
    expect(parts.map(({ value }) => value)).toEqual([92, 50, 50, 50, 50, 90, 92, 60])
    expect(exact).toBeCloseTo((92 * 25 + 50 * 53 + 90 * 7 + 92 * 10 + 60 * 5) / 100, 9)
    expect(score).toBe(68)
  })

  it('shares an optional part over all weights present', () => {
    const facts = factsWith({ auctions: 30, lotsBid: 30, activeMonths: 8, firstAuction: yearsAgo(3), mostRecentAuction: daysAgo(9) })
    const { parts } = computeScore(facts, nationalSettings, now)
    expect(parts).toHaveLength(10)
    expect(parts.find(({ component }) => component === 'loyaltyBonus')).toMatchObject({ value: 100, weight: 10, points: 1000 / 115 })
    expect(computeScore(facts, customDefaults, now).parts).toHaveLength(8)
  })

  it('rounds a half up', () => {
    const none = Object.fromEntries(scoreComponents.slice(0, 8).map((component) => [component, 0])) as ScoreSettings['weights']
    const settings = { ...customDefaults, weights: { ...none, paymentHistory: 50, referrals: 50 } }
    expect(computeScore(factsWith({ paidOnTime: 1, referrals: 1 }), settings, now)).toMatchObject({ exact: 63.5, score: 64 })
  })

  it('is made up exactly of its parts', () => {
    fc.assert(
      fc.property(anyFacts, fc.oneof(fc.constant(nationalSettings), anySettings), (facts, settings) => {
        const { score, exact, parts } = computeScore(facts, settings, now)
        expect(sum(parts.map(({ points }) => points))).toBe(exact)
        expect(score).toBe(Math.floor(Math.round((exact + 0.5) * 1e9) / 1e9))
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        for (const { component, value, weight } of parts) {
          expect(Number.isInteger(value)).toBe(true)
          expect(weight).toBe(settings.weights[component])
        }
      }),
    )
  })
})
