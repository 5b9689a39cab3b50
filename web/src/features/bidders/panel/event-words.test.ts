import { addFacts, emptyFacts } from '@auctionwiz/domain/scores/facts'
import { auction, factsWith } from '@auctionwiz/domain/scores/test-samples'
import { describe, expect, it } from 'vitest'
import { eventShown, startShown } from './event-words.ts'

const two = auction({ lotNumbers: ['88', '91'], wonItems: 2 })
const elsewhere = auction({ isInternal: false })

describe('an event', () => {
  it.each([
    ['bidActivity', elsewhere, 'Another house, Furniture, 9 bids on 3 lots'],
    ['winRate', two, 'Won 2 of 3 lots'],
    ['avgSpending', two, 'Lots 88 and 91 bought'],
    ['accountAge', two, 'First auction'],
    ['disputeHistory', elsewhere, 'Another house, Furniture, bought'],
    ['seasonalActivity', two, 'Bid in another month of the year'],
  ] as const)('of %s reads %#', (component, item, words) => {
    expect(eventShown(component, item)).toBe(words)
  })

  it.each([
    [{ daysToPay: 0 }, 'Lot 214 paid on the day'],
    [{ daysToPay: 3 }, 'Lot 214 paid 3 days after the sale'],
    [{ daysToPay: 8 }, 'Lot 214 paid 1 day late'],
    [{ paymentStatus: 'Overdue' as const }, 'Lot 214 not paid'],
    [{ lotNumbers: [], wonItems: 1 }, '1 lot paid 1 day after the sale'],
    [{ lotNumbers: ['1', '2', '3', '4', '5'], wonItems: 5 }, '5 lots paid 1 day after the sale'],
    [{ lotNumbers: ['1', '2', '3'], wonItems: 3 }, 'Lots 1, 2, and 3 paid 1 day after the sale'],
    [{ isInternal: false, daysToPay: 9 }, 'Another house, Furniture, paid 2 days late'],
  ])('of a payment %o: %s', (some, words) => {
    expect(eventShown('paymentHistory', auction(some))).toBe(words)
  })
})

describe('the start', () => {
  const start = (component: Parameters<typeof startShown>[0], facts: Parameters<typeof factsWith>[0], others?: typeof facts) =>
    startShown(component, {
      points: 0,
      own: addFacts(emptyFacts(), factsWith(facts)),
      ...(others && { others: factsWith(others) }),
    })

  it.each([
    ['paymentHistory', {}, 'Neutral start of 50'],
    ['paymentHistory', { paidOnTime: 12, unpaid: 1 }, 'Earlier record: 12 paid on time, 1 not paid'],
    ['disputeHistory', { wins: 1, disputes: 2 }, 'Earlier record: 1 lot bought, 2 disputes'],
    ['communicationResponsiveness', { messagesReceived: 8, messagesAnswered: 6 }, 'Earlier record: 6 of 8 messages answered'],
    ['referrals', { referrals: 1 }, 'Earlier record: 1 bidder referred'],
    ['winRate', { lotsBid: 4, wins: 1 }, 'Earlier record: won 1 of 4 lots'],
  ] as const)('of %s with %o reads "%s"', (component, facts, words) => {
    expect(start(component, facts)).toBe(words)
  })

  it('says which figures were counted at other houses', () => {
    expect(start('paymentHistory', { paidOnTime: 3 }, { paidOnTime: 500, unpaid: 2 })).toBe(
      'Earlier record: 3 paid on time. At other houses: 500 paid on time, 2 not paid',
    )
    expect(start('paymentHistory', { paidOnTime: 3 }, {})).toBe('Earlier record: 3 paid on time')
    expect(start('paymentHistory', {}, { paidOnTime: 9 })).toBe('At other houses: 9 paid on time')
  })
})
