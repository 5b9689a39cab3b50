import { autoInviteStatuses, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { tiers } from '@auctionwiz/contracts/scores'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Counted, countChange, countsOf, scoredCount, sumOfChanges } from './counts.ts'

const score = fc.record({ score: fc.integer({ min: 0, max: 100 }), tier: fc.constantFrom(...tiers) })
const counted: fc.Arbitrary<Counted> = fc.record({
  status: fc.constantFrom(...bidderStatuses),
  autoInviteStatus: fc.constantFrom(...autoInviteStatuses),
  createdAt: fc.constantFrom('2026-10-31T23:00:00Z', '2026-11-01T00:00:00Z'),
  currency: fc.constantFrom('USD', 'JPY'),
  facts: fc.record({ spent: fc.nat() }),
  nationalScore: score,
  localScore: score,
})

describe('countsOf', () => {
  it('counts each bidder once in every division', () => {
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 30 }), (bidders) => {
        const counts = countsOf(bidders)
        const whole = (division: Record<string, number>) => Object.values(division).reduce((sum, one) => sum + one, 0)
        expect(counts.total).toBe(bidders.length)
        for (const division of [counts.status, counts.autoInvite, counts.added, counts.national.tier, counts.local.tier])
          expect(whole(division)).toBe(bidders.length)
        for (const currency of ['USD', 'JPY'] as const) {
          const amount = bidders.reduce((sum, bidder) => sum + (bidder.currency === currency ? bidder.facts.spent : 0), 0)
          expect(counts[`won${currency}`] ?? 0).toBe(amount)
        }
        for (const type of ['national', 'local'] as const) {
          const known = bidders.map((bidder) => bidder[`${type}Score`]).filter(({ tier }) => tier !== 'New')
          expect(counts[type].sum).toBe(known.reduce((sum, { score }) => sum + score, 0))
          expect(whole(counts[type].tens)).toBe(known.length)
          expect(scoredCount(counts.total, counts[type].tier)).toBe(known.length)
        }
      }),
    )
  })
})

describe('countChange', () => {
  it('is nothing for a bidder that stays the same, and is taken back by the change back', () => {
    fc.assert(
      fc.property(fc.option(counted, { nil: undefined }), fc.option(counted, { nil: undefined }), (before, after) => {
        expect(countChange(before, before)).toEqual({})
        expect(sumOfChanges([countChange(before, after), countChange(after, before)])).toEqual({})
      }),
    )
  })

  it('names the fields that change alone', () => {
    const ann: Counted = {
      status: 'Pending',
      autoInviteStatus: 'Manual Review',
      createdAt: '2026-11-21T09:00:00Z',
      currency: 'USD',
      facts: { spent: 5000 },
      nationalScore: { score: 79, tier: 'Silver' },
      localScore: { score: 100, tier: 'Premium' },
    }
    expect(countChange(ann, { ...ann, status: 'Active', nationalScore: { score: 81, tier: 'Gold' } })).toEqual({
      'status.Pending': -1,
      'status.Active': 1,
      'national.sum': 2,
      'national.tier.Silver': -1,
      'national.tier.Gold': 1,
      'national.tens.7': -1,
      'national.tens.8': 1,
    })
  })
})
