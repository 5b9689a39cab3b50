import { describe, expect, it } from 'vitest'
import { emptyFacts, hasHistory } from './facts.ts'
import { factsWith, now } from './test-samples.ts'
import { pointsToNextTier, tierOf } from './tiers.ts'
import { customDefaults, nationalSettings } from './weights.ts'

const national = nationalSettings.thresholds
const custom = customDefaults.thresholds

describe('the tier of a score', () => {
  it.each([
    [100, 'Premium', 'Premium'],
    [90, 'Premium', 'Premium'],
    [89, 'Gold', 'Premium'],
    [85, 'Gold', 'Premium'],
    [84, 'Gold', 'Gold'],
    [80, 'Gold', 'Gold'],
    [79, 'Silver', 'Gold'],
    [75, 'Silver', 'Gold'],
    [74, 'Silver', 'Silver'],
    [69, 'Bronze', 'Silver'],
    [64, 'Bronze', 'Bronze'],
    [60, 'Bronze', 'Bronze'],
    [59, 'Bronze', 'Bronze'],
    [54, 'Bronze', 'Bronze'],
    [0, 'Bronze', 'Bronze'],
  ])('%i is %s nationally and %s by the custom defaults', (score, nationally, locally) => {
    expect(tierOf(score, national, true)).toBe(nationally)
    expect(tierOf(score, custom, true)).toBe(locally)
    expect(tierOf(score, national, false)).toBe('New')
  })
})

describe('history', () => {
  it.each([
    ['nothing', {}, false],
    ['referrals and messages', { referrals: 3, messagesReceived: 2, messagesAnswered: 2 }, false],
    ['one auction', { auctions: 1 }, true],
    ['a default', { defaults: 1 }, true],
    ['a date', { firstAuction: now.toISOString() }, true],
  ] as const)('%s: %o is history: %s', (_, facts, history) => {
    expect(hasHistory(factsWith(facts))).toBe(history)
    expect(hasHistory(emptyFacts())).toBe(false)
  })
})

describe('points to the next tier', () => {
  it.each([
    [
      { score: 87, tier: 'Gold' },
      { tier: 'Premium', points: 3 },
    ],
    [
      { score: 70, tier: 'Silver' },
      { tier: 'Gold', points: 10 },
    ],
    [
      { score: 38, tier: 'Bronze' },
      { tier: 'Silver', points: 32 },
    ],
    [{ score: 96, tier: 'Premium' }, undefined],
    [{ score: 60, tier: 'New' }, undefined],
  ] as const)('%o', (score, next) => {
    expect(pointsToNextTier(score, national)).toEqual(next)
  })
})
