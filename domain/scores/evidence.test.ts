import { expect, it } from 'vitest'
import { scoreEvidence } from './evidence.ts'
import { factsWith, now, yearsAgo } from './test-samples.ts'

it('is zero for a bidder without facts', () => {
  expect(scoreEvidence({ facts: factsWith({}) }, now)).toEqual({ confidence: 0 })
})

it('grows with what is known, and counts what is known alone', () => {
  const paid = factsWith({ paidOnTime: 2, daysToPay: 0 })
  // Payments of two observations against two make half of 25, disputes half of 10; both values are above the neutral 50.
  expect(scoreEvidence({ facts: paid }, now)).toEqual({ aiNationalScore: 75, confidence: 18 })
  const many = factsWith({
    auctions: 40,
    lotsBid: 300,
    bids: 900,
    wins: 90,
    spent: 9_000_000,
    paidOnTime: 80,
    daysToPay: 80,
    messagesReceived: 20,
  })
  const known = { ...many, messagesAnswered: 20, referrals: 3, firstAuction: yearsAgo(6), mostRecentAuction: yearsAgo(0.1) }
  const { confidence, aiNationalScore = 0 } = scoreEvidence({ facts: known }, now)
  expect(confidence).toBeGreaterThan(90)
  expect(aiNationalScore).toBeGreaterThan(80)
})

it('counts what other houses know as the AuctionWiz score does', () => {
  const facts = factsWith({})
  const network = { facts: factsWith({ paidOnTime: 8 }), auctions: [] }
  expect(scoreEvidence({ facts, network }, now).confidence).toBeGreaterThan(scoreEvidence({ facts }, now).confidence)
})
