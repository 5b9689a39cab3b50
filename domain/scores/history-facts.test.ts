import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addFacts, emptyFacts, remainingFacts } from './facts.ts'
import { factsFrom } from './history-facts.ts'
import { anyAuction, anyFacts, auction, factsWith, usd } from './test-samples.ts'

fc.configureGlobal({ seed: 20261121 })

describe('facts from a history', () => {
  it('are empty without one', () => {
    expect(factsFrom([])).toEqual(emptyFacts())
  })

  it('count what happened', () => {
    const history = [
      auction(),
      auction({ auctionDate: '2026-10-02T00:00:00Z', lotNumbers: ['88', '91'], wonItems: 2, totalSpent: usd(515_000), daysToPay: 0 }),
      auction({ auctionDate: '2026-07-11T00:00:00Z', totalSpent: usd(390_000), daysToPay: 13 }),
      auction({ auctionDate: '2025-11-01T00:00:00Z', wonItems: 0, lotNumbers: [], totalSpent: usd(0) }),
      auction({ auctionDate: '2025-03-01T00:00:00Z', paymentStatus: 'Overdue', totalSpent: usd(100) }),
      auction({ auctionDate: '2025-01-01T00:00:00Z', paymentStatus: 'Pending', totalSpent: usd(100) }),
    ]
    expect(factsFrom(history, { disputes: 1, referrals: 2 })).toEqual(
      factsWith({
        auctions: 6,
        lotsBid: 18,
        bids: 54,
        wins: 6,
        spent: 2_145_200,
        paidOnTime: 2,
        paidLate: 1,
        unpaid: 1,
        daysToPay: 14,
        disputes: 1,
        referrals: 2,
        activeMonths: 5,
        firstAuction: '2025-01-01T00:00:00Z',
        mostRecentAuction: '2026-11-17T18:00:00Z',
      }),
    )
  })

  it.each([
    [7, { paidOnTime: 1, paidLate: 0, daysToPay: 7 }],
    [8, { paidOnTime: 0, paidLate: 1, daysToPay: 8 }],
  ])('take a payment after %i days as %o', (daysToPay, expected) => {
    expect(factsFrom([auction({ daysToPay })])).toMatchObject(expected)
  })

  it('take a payment of unknown date as on time after four days', () => {
    const { daysToPay: _, ...paid } = auction()
    expect(factsFrom([paid])).toMatchObject({ paidOnTime: 1, daysToPay: 4 })
  })

  it('do not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyAuction, { maxLength: 20 }), (history) => {
        expect(factsFrom(history.toReversed())).toEqual(factsFrom(history))
      }),
    )
  })
})

describe('adding facts and taking them away', () => {
  it('gives the rest back', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(anyAuction, { maxLength: 10 }), (earlier, history) => {
        const known = factsFrom(history)
        const whole = addFacts(earlier, known)
        expect(addFacts(remainingFacts(whole, known), known)).toEqual(whole)
      }),
    )
  })

  it('never goes below nothing', () => {
    expect(remainingFacts(emptyFacts(), factsFrom([auction()]))).toEqual(emptyFacts())
  })
})
