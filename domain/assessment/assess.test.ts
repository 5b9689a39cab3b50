import type { Bidder } from '@auctionwiz/contracts/bidders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFacts, factsWith } from '../scores/test-samples.ts'
import { type AssessedBidder, assess, recommendationOf, riskOf } from './assess.ts'
import { medianBase, mostBase, noBases, sumOf } from './own-record.ts'
import { assessedSale, saleKey } from './sale.ts'

const auction = {
  title: 'Fine Art and Watches',
  description: 'With old coins from Ghent',
  auctionSubcategory: '',
  startDate: '2026-12-01T10:00:00.000Z',
}
const sale = assessedSale(auction)

const bidder = (some: Partial<AssessedBidder> = {}): AssessedBidder => ({
  status: 'Active',
  currency: 'USD',
  preferredCategories: [],
  facts: factsWith({ auctions: 12, wins: 5, spent: 1_000_000, paidOnTime: 5, mostRecentAuction: '2026-10-20T10:00:00Z' }),
  nationalScore: { score: 50, tier: 'Bronze' },
  localScore: { score: 80, tier: 'Gold' },
  ...some,
})

const points = (one: AssessedBidder, part: string, median = 77) =>
  assess(one, sale, median).parts.find((each) => each.part === part)?.points

describe('the recommendation', () => {
  it.each([
    [100, 'Low', 'Auto-Invite'],
    [91, 'Low', 'Auto-Invite'],
    [90, 'Low', 'Consider'],
    [91, 'Medium', 'Consider'],
    [100, 'High', 'Consider'],
    [81, 'High', 'Consider'],
    [80, 'Low', 'Review'],
    [66, 'High', 'Review'],
    [65, 'Low', 'Skip'],
    [0, 'Low', 'Skip'],
  ] as const)('of a match of %i with risk %s is %s', (match, risk, expected) => {
    expect(recommendationOf(match, risk)).toBe(expected)
  })

  it('changes at no other match than 66, 81 and 91', () => {
    const limits = (risk: 'Low' | 'Medium' | 'High') =>
      Array.from({ length: 100 }, (_, at) => at + 1).filter((match) => recommendationOf(match, risk) !== recommendationOf(match - 1, risk))
    expect(limits('Low')).toEqual([66, 81, 91])
    expect(limits('Medium')).toEqual([66, 81])
    expect(limits('High')).toEqual([66, 81])
  })
})

describe('the risk', () => {
  it.each([
    [0, 100, 'Low'],
    [0, 70, 'Low'],
    [0, 69, 'Medium'],
    [0, undefined, 'Medium'],
    [1, 100, 'High'],
    [1, undefined, 'High'],
  ] as const)('with %i defaults and score %s is %s', (defaults, score, expected) => {
    expect(riskOf(defaults, score)).toBe(expected)
  })
})

describe('the bonuses', () => {
  it('are 15 for a category in the title or the description, once', () => {
    const one = bidder({ preferredCategories: ['Coins & Currency', 'Art'] })
    expect(assess(one, sale, 77).parts.filter(({ part }) => part === 'category')).toEqual([
      { part: 'category', points: 15, category: 'Art', place: 'title' },
    ])
    expect(assess(bidder({ preferredCategories: ['Coins & Currency'] }), sale, 77).parts).toContainEqual({
      part: 'category',
      points: 15,
      category: 'Coins & Currency',
      place: 'description',
    })
    expect(points(bidder({ preferredCategories: ['Books'] }), 'category')).toBeUndefined()
  })

  it('are 10 for a score above 85, by the score that counts', () => {
    const scored = (local: number) => bidder({ localScore: { score: local, tier: 'Gold' } })
    expect([85, 86].map((score) => points(scored(score), 'score'))).toEqual([undefined, 10])
    const threshold = { nationalScore: 80, localScore: 80, useNationalScore: true }
    const byNational = assessedSale({ ...auction, autoInviteThreshold: threshold })
    expect(assess(scored(86), byNational, 77)).toMatchObject({ score: 50, riskLevel: 'Medium' })
    const unscored = bidder({ localScore: { score: 99, tier: 'New' } })
    expect(points(unscored, 'score')).toBeUndefined()
    expect(assess(unscored, sale, 77)).toMatchObject({ riskLevel: 'Medium', reasons: expect.arrayContaining([{ kind: 'notScored' }]) })
  })

  it('are 5 for an Active bidder alone', () => {
    const all: Bidder['status'][] = ['Active', 'Inactive', 'Suspended', 'Pending']
    expect(all.map((status) => points(bidder({ status }), 'active'))).toEqual([5, undefined, undefined, undefined])
  })
})

describe('the base', () => {
  it('counts how recently, how often, how much and what the bidder bought', () => {
    expect(assess(bidder({ preferredCategories: ['Art', 'Books'] }), sale, 77).parts.slice(0, 5)).toEqual([
      { part: 'start', points: 60 },
      { part: 'recency', points: 12, at: '2026-10-20T10:00:00Z' },
      { part: 'frequency', points: 9, count: 12 },
      { part: 'money', points: 6, amount: { amount: 1_000_000, currency: 'USD' } },
      { part: 'fit', points: 4, count: 1, of: 2 },
    ])
  })

  it.each([
    ['2026-09-03T10:00:00Z', 12],
    ['2026-06-01T10:00:00Z', 10],
    ['2025-12-01T10:00:00Z', 7],
    ['2024-12-01T10:00:00Z', 0],
    ['2020-01-01T10:00:00Z', 0],
    ['2026-12-24T10:00:00Z', 12],
  ])('gives an auction on %s %i for recency', (mostRecentAuction, expected) => {
    expect(points(bidder({ facts: factsWith({ auctions: 1, mostRecentAuction }) }), 'recency')).toBe(expected)
  })

  it.each([
    [0, 0],
    [10_000, 0],
    [100_000, 3],
    [10_000_000, 9],
    [1_000_000_000, 9],
  ])('gives %i spent %i', (spent, expected) => {
    expect(points(bidder({ facts: factsWith({ auctions: 1, spent, mostRecentAuction: '2026-10-20T10:00:00Z' }) }), 'money')).toBe(expected)
  })

  it('is the house’s median for a bidder without a dated auction', () => {
    expect(assess(bidder({ facts: factsWith({}) }), sale, 71).parts).toEqual([
      { part: 'median', points: 71 },
      { part: 'active', points: 5 },
    ])
  })

  it('has a median that half of the house reaches', () => {
    expect(medianBase(noBases())).toBe(79)
    const bases = noBases()
    bases[3] = 2
    bases[20] = 1
    expect(medianBase(bases)).toBe(63)
    bases[21] = 2
    expect(medianBase(bases)).toBe(80)
  })
})

describe('a category in a text', () => {
  it.each([
    ['Cartier and party wear', 'Art', false],
    ['ART, books', 'Art', true],
    ['A gold watch', 'Watches', true],
    ['Rare Spirits', 'Wine & Spirits', true],
    ['Antique jewellery', 'Jewelry', true],
    ['An antique chest', 'Antiques', true],
    ['Bookshelves', 'Books', false],
  ] as const)('%s: %s is %s', (title, category, expected) => {
    expect(assessedSale({ ...auction, title, description: '' }).inTitle.has(category)).toBe(expected)
  })
})

const anyBidder = fc.record({
  status: fc.constantFrom<Bidder['status']>('Active', 'Inactive', 'Suspended', 'Pending'),
  currency: fc.constant('USD' as const),
  preferredCategories: fc.uniqueArray(fc.constantFrom<Bidder['preferredCategories'][number]>('Art', 'Watches', 'Books', 'Wine & Spirits')),
  facts: anyFacts,
  nationalScore: fc.record({ score: fc.integer({ min: 0, max: 100 }), tier: fc.constantFrom('Gold' as const, 'New' as const) }),
  localScore: fc.record({ score: fc.integer({ min: 0, max: 100 }), tier: fc.constantFrom('Gold' as const, 'New' as const) }),
})

describe('every assessment', () => {
  it('has parts that add up, a base of 60 to 99, and is the same each time', () => {
    fc.assert(
      fc.property(anyBidder, fc.integer({ min: 60, max: mostBase }), (one, median) => {
        const result = assess(one, sale, median)
        expect(sumOf(result.parts)).toBe(result.matchScore)
        expect(result.matchScore).toBe(Math.min(100, result.points))
        const base = sumOf(result.parts.filter(({ part }) => ['start', 'recency', 'frequency', 'money', 'fit', 'median'].includes(part)))
        expect(base).toBeGreaterThanOrEqual(60)
        expect(base).toBeLessThanOrEqual(99)
        expect(result.recommendation).toBe(recommendationOf(result.matchScore, result.riskLevel))
        expect(assess(structuredClone(one), assessedSale({ ...auction }), median)).toEqual(result)
      }),
    )
  })

  it('depends on the auction by its key alone', () => {
    expect(saleKey({ ...auction, title: 'Watches and Fine Art' })).toBe(saleKey(auction))
    expect(saleKey({ ...auction, title: 'Books' })).not.toBe(saleKey(auction))
    expect(saleKey({ ...auction, startDate: '2026-12-02T10:00:00.000Z' })).not.toBe(saleKey(auction))
    expect(saleKey({ ...auction, auctionCategory: 'vehicles' })).not.toBe(saleKey(auction))
  })
})
