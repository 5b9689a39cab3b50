import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import type { ReviewReason } from '@auctionwiz/contracts/invitation-decisions'

/** A score this far below its threshold is near it. */
const nearPoints = 2

type Decision = NonNullable<Invitation['decision']>

/**
 * Why the rules left a bidder for review: the check that weighs most of those that were not met, or why none decided. A bidder is in the group of one
 * reason alone, in this order: a status set by staff, the bidder's own status, no score yet, the score, payments, the tier.
 */
export const reviewReason = ({ override, reasons }: Pick<Decision, 'override' | 'reasons'>): ReviewReason => {
  if (override) return { cause: 'override', actual: override.status, by: override.by }
  const missed = (check: string) => reasons.find((reason) => reason.rule === 'autoInvite' && reason.check === check && !reason.met)
  const status = missed('status')
  if (status) return { cause: 'status', actual: status.actual, limit: status.limit }
  const score = missed('score')
  if (score && typeof score.actual === 'string') return { cause: 'notScored', actual: score.actual, limit: score.limit }
  if (score) return { cause: isNear(score) ? 'nearScore' : 'score', actual: score.actual, limit: score.limit }
  const payments = missed('paymentHistory')
  if (payments) return { cause: 'payments', actual: payments.actual, limit: payments.limit }
  const tier = missed('minimumTier')
  return tier ? { cause: 'tier', actual: tier.actual, limit: tier.limit } : { cause: 'rulesOff' }
}

const isNear = ({ actual, limit }: Decision['reasons'][number]): boolean => Number(limit) - Number(actual) <= nearPoints
