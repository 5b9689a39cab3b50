import { type ScoreComponent, scoreComponents } from '@auctionwiz/contracts/scores'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { componentFormulas } from './components.ts'
import { emptyFacts } from './facts.ts'
import { anyFacts, daysAgo, factsWith, now, yearsAgo } from './test-samples.ts'

fc.configureGlobal({ seed: 20261121 })

type Case = readonly [what: string, facts: Parameters<typeof factsWith>[0], value: number | undefined]

const cases: Partial<Record<ScoreComponent, readonly Case[]>> = {
  paymentHistory: [
    ['nothing to pay yet', {}, 50],
    ['one payment on the day', { paidOnTime: 1 }, 67],
    ['ten on the day', { paidOnTime: 10 }, 92],
    ['ten after two days each', { paidOnTime: 10, daysToPay: 20 }, 90],
    ['thirty after one day, one of them six days late', { paidOnTime: 30, paidLate: 1, daysToPay: 43 }, 94],
    ['one payment 13 days after the sale', { paidLate: 1, daysToPay: 13 }, 42],
    ['days count 20 a payment at most', { paidLate: 1, daysToPay: 900 }, 40],
    ['one never paid', { unpaid: 1 }, 33],
    ['ten paid, one default of half the turnover', { paidOnTime: 10, defaults: 1, spent: 500_00, defaultAmount: 500_00 }, 67],
    ['ten paid after three notices', { paidOnTime: 10, paymentNotices: 3 }, 86],
    ['notices cost 20 at most', { paidOnTime: 10, paymentNotices: 99 }, 72],
    ['many defaults end at nothing', { defaults: 9 }, 0],
  ],
  bidActivity: [
    ['never bid', {}, 50],
    ['one lot last week', { lotsBid: 1, mostRecentAuction: daysAgo(7) }, 51],
    ['40 lots', { lotsBid: 40, mostRecentAuction: daysAgo(7) }, 82],
    ['200 lots', { lotsBid: 200, mostRecentAuction: daysAgo(90) }, 100],
    ['40 lots, nothing for two years', { lotsBid: 40, mostRecentAuction: daysAgo(730) }, 42],
    ['40 lots, nothing for 410 days', { lotsBid: 40, mostRecentAuction: daysAgo(410) }, 62],
    ['bids alone: four stand for a lot', { bids: 160 }, 82],
    ['auctions alone', { auctions: 40 }, 82],
  ],
  winRate: [
    ['never bid', {}, 50],
    ['wins without the lots bid on tell nothing', { wins: 9 }, 50],
    ['a quarter won', { lotsBid: 40, wins: 10 }, 50],
    ['half won', { lotsBid: 40, wins: 20 }, 95],
    ['all won', { lotsBid: 40, wins: 40 }, 100],
    ['none won of four', { lotsBid: 4 }, 25],
    ['none won of 40, underbidder of 20', { lotsBid: 40, top3: 20 }, 27],
    ['more wins than lots', { lotsBid: 1, wins: 9 }, 100],
  ],
  avgSpending: [
    ['nothing bought', { lotsBid: 9 }, 50],
    ['one lot at 100.00', { spent: 100_00, wins: 1 }, 50],
    ['one lot at 10,000.00', { spent: 10_000_00, wins: 1 }, 67],
    ['twenty lots at 1,000.00', { spent: 20_000_00, wins: 20 }, 73],
    ['a hundred lots at 10,000.00', { spent: 1_000_000_00, wins: 100 }, 99],
    ['a hundred lots at 1.00', { spent: 100_00, wins: 100 }, 1],
    ['dearer than the scale', { spent: 900_000_000_00, wins: 1 }, 67],
    ['an amount without the lots', { spent: 1_000_00 }, 58],
  ],
  accountAge: [
    ['no first auction', {}, 50],
    ['today', { firstAuction: now.toISOString() }, 50],
    ['one year', { firstAuction: yearsAgo(1) }, 57],
    ['five years', { firstAuction: yearsAgo(5) }, 77],
    ['ten years', { firstAuction: yearsAgo(10) }, 89],
    ['a date to come is no age', { firstAuction: '2027-01-01T00:00:00Z' }, 50],
  ],
  communicationResponsiveness: [
    ['no messages', {}, 50],
    ['eight of eight', { messagesReceived: 8, messagesAnswered: 8 }, 90],
    ['none of eight', { messagesReceived: 8 }, 10],
    ['more answers than messages', { messagesReceived: 8, messagesAnswered: 20 }, 90],
  ],
  disputeHistory: [
    ['nothing bought', {}, 50],
    ['ten bought', { wins: 10 }, 92],
    ['ten bought, one disputed', { wins: 10, disputes: 1 }, 67],
    ['two bought, one disputed', { wins: 2, disputes: 1 }, 0],
    ['payments stand for purchases', { paidOnTime: 10 }, 92],
  ],
  referrals: [
    ['none', {}, 50],
    ['one', { referrals: 1 }, 60],
    ['five', { referrals: 5 }, 100],
    ['nine', { referrals: 9 }, 100],
  ],
  seasonalActivity: [
    ['nothing', {}, undefined],
    ['within the first year', { activeMonths: 6, firstAuction: daysAgo(300) }, undefined],
    ['four months', { activeMonths: 4, firstAuction: yearsAgo(2) }, 50],
    ['all year', { activeMonths: 12, firstAuction: yearsAgo(2) }, 100],
  ],
  loyaltyBonus: [
    ['nothing', {}, undefined],
    ['four auctions', { auctions: 4, firstAuction: yearsAgo(3), mostRecentAuction: daysAgo(3) }, undefined],
    ['five auctions', { auctions: 5, firstAuction: yearsAgo(3), mostRecentAuction: daysAgo(3) }, 80],
    ['25 auctions', { auctions: 25, firstAuction: yearsAgo(3), mostRecentAuction: daysAgo(3) }, 100],
    ['25 auctions, the last long ago', { auctions: 25, firstAuction: yearsAgo(3), mostRecentAuction: daysAgo(366) }, undefined],
    ['25 auctions within the first year', { auctions: 25, firstAuction: daysAgo(360), mostRecentAuction: daysAgo(3) }, undefined],
  ],
}

describe.each(scoreComponents)('%s', (component) => {
  it.each(cases[component] ?? [])('%s', (_, facts, value) => {
    const found = componentFormulas[component](factsWith(facts), now)
    expect(found === undefined ? undefined : Math.round(found)).toBe(value)
  })
})

test('without evidence the standard components are neutral and the optional ones absent', () => {
  const values = scoreComponents.map((component) => componentFormulas[component](emptyFacts(), now))
  expect(values).toEqual([50, 50, 50, 50, 50, 50, 50, 50, undefined, undefined])
})

test('every value is between 0 and 100', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...scoreComponents), (facts, component) => {
      const value = componentFormulas[component](facts, now) ?? 0
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(100)
    }),
  )
})

test('good news never lowers and bad news never raises a component', () => {
  const moves = [
    ['paymentHistory', 'paidOnTime', 1],
    ['paymentHistory', 'unpaid', -1],
    ['paymentHistory', 'defaults', -1],
    ['paymentHistory', 'paymentNotices', -1],
    ['paymentHistory', 'daysToPay', -1],
    ['bidActivity', 'lotsBid', 1],
    ['winRate', 'wins', 1],
    ['avgSpending', 'spent', 1],
    ['communicationResponsiveness', 'messagesReceived', -1],
    ['disputeHistory', 'disputes', -1],
    ['referrals', 'referrals', 1],
    ['loyaltyBonus', 'auctions', 1],
  ] as const
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...moves), (base, [component, fact, direction]) => {
      // An unpaid answer to each message and an average known to the lot are the ordinary case these rules are about.
      const facts = { ...base, lotsBid: Math.max(base.lotsBid, 1), spent: base.spent + 100_00, messagesAnswered: 0 }
      const value = (of: typeof facts) => componentFormulas[component](of, now) ?? 0
      const change = value({ ...facts, [fact]: facts[fact] + 1 }) - value(facts)
      expect(change * direction).toBeGreaterThanOrEqual(-1e-9)
    }),
  )
})
