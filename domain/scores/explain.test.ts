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
  explainPart(component, of, 'national')?.events.map(({ text, amount, effect }) => [text, amount?.amount, Number(effect.toFixed(2))])

it('says which figures were counted at other houses', () => {
  const own = bidderWith([], factsWith({ paidOnTime: 3 }))
  const start = (network: ReturnType<typeof factsWith>, bidder = own) =>
    explainPart('paymentHistory', { ...bidder, network: { facts: network, auctions: [] } }, 'national')?.start.text
  expect(start(factsWith({ paidOnTime: 500, unpaid: 2 }))).toBe(
    'Earlier record: 3 paid on time. At other houses: 500 paid on time, 2 not paid',
  )
  expect(start(factsWith({}))).toBe('Earlier record: 3 paid on time')
  expect(start(factsWith({ paidOnTime: 9 }), bidderWith([]))).toBe('At other houses: 9 paid on time')
})

describe('the events behind a part', () => {
  it('are payments', () => {
    expect(events('paymentHistory')).toEqual([
      ['Lot 214 paid 1 day after the sale', 1_240_000, 1.25],
      ['Lots 88 and 91 paid on the day', 515_000, 1.93],
      ['Lot 41 paid 6 days late', 390_000, -2.07],
      ['Another house, Furniture, paid on time', undefined, 3.26],
    ])
  })

  it.each([
    ['bidActivity', 'Another house, Furniture, 9 bids on 3 lots'],
    ['winRate', 'Won 2 of 3 lots'],
    ['avgSpending', 'Lots 88 and 91 bought'],
    ['accountAge', 'First auction'],
    ['disputeHistory', 'Another house, Furniture, bought'],
    ['seasonalActivity', 'Bid in another month of the year'],
  ] as const)('of %s read like "%s"', (component, text) => {
    expect(events(component)?.map(([words]) => words)).toContain(text)
  })

  it.each([
    [{ daysToPay: 3 }, 'Lot 214 paid 3 days after the sale'],
    [{ daysToPay: 8 }, 'Lot 214 paid 1 day late'],
    [{ paymentStatus: 'Overdue' as const }, 'Lot 214 not paid'],
    [{ lotNumbers: [], wonItems: 1 }, '1 lot paid 1 day after the sale'],
    [{ lotNumbers: ['1', '2', '3', '4', '5'], wonItems: 5 }, '5 lots paid 1 day after the sale'],
    [{ lotNumbers: ['1', '2', '3'], wonItems: 3 }, 'Lots 1, 2 and 3 paid 1 day after the sale'],
    [{ isInternal: false, daysToPay: 9 }, 'Another house, Furniture, paid 2 days late'],
  ])('%o: %s', (some, text) => {
    expect(events('paymentHistory', bidderWith([auction(some)]))?.[0]?.[0]).toBe(text)
  })

  it('leave out a payment that is pending', () => {
    expect(events('paymentHistory', bidderWith([auction({ paymentStatus: 'Pending' })]))).toEqual([])
  })

  it('reveal nothing of another house but category and outcome', () => {
    const [event] = explainPart('avgSpending', bidderWith([auction({ isInternal: false })]), 'local')?.events ?? []
    expect(event).toMatchObject({ isInternal: false, text: 'Another house, Furniture, bought' })
    expect(event).not.toHaveProperty('amount')
  })
})

describe('the start of a part', () => {
  const startOf = (component: Parameters<typeof explainPart>[0], facts: Parameters<typeof factsWith>[0]) =>
    explainPart(component, bidderWith(history, factsWith(facts)), 'local')?.start.text

  it.each([
    ['paymentHistory', {}, 'Neutral start of 50'],
    ['paymentHistory', { paidOnTime: 12, unpaid: 1 }, 'Earlier record: 12 paid on time, 1 not paid'],
    ['disputeHistory', { wins: 1, disputes: 2 }, 'Earlier record: 1 lot bought, 2 disputes'],
    ['communicationResponsiveness', { messagesReceived: 8, messagesAnswered: 6 }, '6 of 8 messages answered'],
    ['referrals', { referrals: 1 }, '1 bidder referred'],
  ] as const)('%s with %o reads "%s"', (component, facts, text) => {
    expect(startOf(component, facts)).toBe(text)
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
