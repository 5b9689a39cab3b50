import { scoreComponents, scoreTypes } from '@auctionwiz/contracts/scores'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { scoreBidder } from './compute.ts'
import { explainPart } from './explain.ts'
import { addFacts, emptyFacts } from './facts.ts'
import { factsFrom } from './history-facts.ts'
import { anyAuction, anyFacts, auction, factsWith, now, usd } from './test-samples.ts'
import { customDefaults } from './weights.ts'

fc.configureGlobal({ seed: 20261121 })

const bidderWith = (auctionHistory: ReturnType<typeof auction>[], earlier = emptyFacts()) => {
  const facts = addFacts(factsFrom(auctionHistory), earlier)
  return { facts, auctionHistory, currency: 'USD' as const, ...scoreBidder(facts, customDefaults, now) }
}

const { auctionTitle: _title, auctionHouse: _house, ...elsewhere } = auction({ id: 'h4', isInternal: false })

const history = [
  auction({ id: 'h1' }),
  auction({ id: 'h2', auctionDate: '2026-10-02T00:00:00Z', lotNumbers: ['88', '91'], wonItems: 2, totalSpent: usd(515_000), daysToPay: 0 }),
  auction({ id: 'h3', auctionDate: '2026-07-11T00:00:00Z', lotNumbers: ['41'], totalSpent: usd(390_000), daysToPay: 13 }),
  { ...elsewhere, auctionDate: '2026-03-01T00:00:00Z', daysToPay: 5 },
  auction({ id: 'h5', auctionDate: '2025-03-01T00:00:00Z', wonItems: 0, lotNumbers: [], totalSpent: usd(0) }),
]

const events = (component: Parameters<typeof explainPart>[0], of = bidderWith(history)) =>
  explainPart(component, of, 'national')?.events.map(({ auction: { id }, amount, effect }) => [
    id,
    amount?.amount,
    Number(effect.toFixed(2)),
  ])

it('keeps figures of other houses apart', () => {
  const own = bidderWith([], factsWith({ paidOnTime: 3 }))
  const start = (of: ReturnType<typeof bidderWith> & { network?: { facts: ReturnType<typeof factsWith>; auctions: [] } }) =>
    explainPart('paymentHistory', of, 'national')?.start
  const network = { facts: factsWith({ paidOnTime: 500, unpaid: 2 }), auctions: [] as [] }
  expect(start({ ...own, network })).toMatchObject({ own: { paidOnTime: 3, unpaid: 0 }, others: { paidOnTime: 500, unpaid: 2 } })
  expect(start(own)).not.toHaveProperty('others')
})

describe('the events behind a part', () => {
  it('are payments', () => {
    expect(events('paymentHistory')).toEqual([
      ['h1', 1_240_000, 1.25],
      ['h2', 515_000, 1.93],
      ['h3', 390_000, -2.07],
      ['h4', undefined, 3.26],
    ])
  })

  it('leave out a payment that is pending', () => {
    expect(events('paymentHistory', bidderWith([auction({ paymentStatus: 'Pending' })]))).toEqual([])
  })

  it('name no amount of another house', () => {
    const [event] = explainPart('avgSpending', bidderWith([auction({ isInternal: false })]), 'local')?.events ?? []
    expect(event).toMatchObject({ auction: { isInternal: false } })
    expect(event).not.toHaveProperty('amount')
  })
})

test('start and effects add up to the part', () => {
  fc.assert(
    fc.property(
      fc.array(anyAuction, { maxLength: 12 }),
      anyFacts,
      fc.constantFrom(...scoreComponents),
      fc.constantFrom(...scoreTypes),
      (auctions, earlier, component, scoreType) => {
        const bidder = bidderWith(auctions, earlier)
        const part = bidder[`${scoreType}Score`].parts.find((candidate) => candidate.component === component)
        const found = explainPart(component, bidder, scoreType)
        expect(found === undefined).toBe(part === undefined)
        if (found === undefined || part === undefined) return
        const total = found.events.reduce((sum, { effect }) => sum + effect, found.start.points)
        expect(total).toBeCloseTo(part.points, 9)
        expect(found.points).toBe(part.points)
      },
    ),
  )
})

test('with nothing but the history the start is the neutral value, but for rounding', () => {
  fc.assert(
    fc.property(fc.array(anyAuction, { maxLength: 12 }), (auctions) => {
      const bidder = bidderWith(auctions)
      const found = explainPart('paymentHistory', bidder, 'local')
      expect(Math.abs((found?.start.points ?? 0) - 15)).toBeLessThan(0.3 * (0.5 + 12 * 0.005) + 0.06)
    }),
  )
})
