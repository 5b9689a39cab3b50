import * as z from 'zod/mini'
import type { BidderFacts } from './bidder-facts.ts'
import { bidder } from './bidders.ts'
import { endpoint } from './endpoint.ts'
import { givenDate, id, text } from './fields.ts'

/** Corrects figures of a bidder that a file or a person stated wrongly. */

const count = (most: number) => {
  // Made when it is needed: formatting the first number takes several milliseconds, which every start would wait for.
  const problem = { error: () => `Use a whole number from 0 to ${most.toLocaleString('en-US')}.` }
  return z.optional(z.int(problem).check(z.minimum(0, problem), z.maximum(most, problem)))
}

/** The greatest amount that one bidder may have spent or owed, in minor units. */
export const maxAmount = 1e11

/** The greatest value of each count of a bidder; a larger one counts something else. */
export const maxCounted = {
  auctions: 10_000,
  lotsBid: 1_000_000,
  bids: 10_000_000,
  wins: 1_000_000,
  top3: 1_000_000,
  paidOnTime: 100_000,
  paidLate: 100_000,
  unpaid: 100_000,
  disputes: 10_000,
  defaults: 10_000,
  paymentNotices: 100_000,
  messagesReceived: 1_000_000,
  messagesAnswered: 1_000_000,
  referrals: 10_000,
  activeMonths: 1000,
} as const satisfies Partial<Record<keyof BidderFacts, number>>

/** The correctable figures; omitted ones are unchanged. Amounts in minor units of the house's currency, days as whole days over all payments. */
export const correctedFigures = z.strictObject({
  auctions: count(maxCounted.auctions),
  lotsBid: count(maxCounted.lotsBid),
  bids: count(maxCounted.bids),
  wins: count(maxCounted.wins),
  top3: count(maxCounted.top3),
  spent: count(maxAmount),
  paidOnTime: count(maxCounted.paidOnTime),
  paidLate: count(maxCounted.paidLate),
  unpaid: count(maxCounted.unpaid),
  daysToPay: count(100_000_000),
  disputes: count(maxCounted.disputes),
  defaults: count(maxCounted.defaults),
  defaultAmount: count(maxAmount),
  paymentNotices: count(maxCounted.paymentNotices),
  messagesReceived: count(maxCounted.messagesReceived),
  messagesAnswered: count(maxCounted.messagesAnswered),
  referrals: count(maxCounted.referrals),
  firstAuction: z.optional(givenDate),
  mostRecentAuction: z.optional(givenDate),
})
export type CorrectedFigures = z.output<typeof correctedFigures>

export const correctFigures = endpoint({
  app: 'bidders',
  name: 'correctFigures',
  summary: 'Correct a bidder’s figures, with a reason; both scores are recalculated',
  method: 'PUT',
  path: 'bidders/{id}/figures',
  access: { kind: 'access', scope: 'house', permission: 'bidders:history_edit' },
  params: z.strictObject({ id }),
  body: z.strictObject({ figures: correctedFigures, reason: text(300), version: z.string() }),
  answer: bidder,
  errors: ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request', 'stale_version'],
})
