import type { Bidder } from '@auctionwiz/contracts/bidders'
import { shownScore } from '@auctionwiz/contracts/scores'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { tierRank } from './tiers.ts'

/** The input of a decision; stored with the decision, so that it can be replayed. */
export type DecisionInput = Pick<Bidder, 'status'> & {
  facts: Pick<Bidder['facts'], 'paidOnTime' | 'paidLate' | 'disputes' | 'defaults'>
  localScore: Pick<Bidder['localScore'], 'score' | 'tier'>
}

export type DenyCheck = 'score' | 'disputes' | 'defaults'
export type InviteCheck = 'status' | 'score' | 'paymentHistory' | 'minimumTier'

/** One check of a rule. For Auto-Deny `met` is a reason to deny, for Auto-Invite a reason to invite. */
export type DecisionReason =
  | { rule: 'autoDeny'; check: DenyCheck; met: boolean; actual: number | string; limit: number }
  | { rule: 'autoInvite'; check: InviteCheck; met: boolean; actual: number | string; limit: number | string }

export interface Decision {
  status: Bidder['autoInviteStatus']
  /** Every check that was made, in order. A rule that is off makes none. */
  reasons: DecisionReason[]
}

const denyReasons = ({ facts, localScore }: DecisionInput, rule: ScoringRules['autoDeny']): DecisionReason[] => {
  if (!rule.enabled) return []
  const { scoreThreshold: limit } = rule
  const score = shownScore(localScore)
  const reasons: DecisionReason[] = [
    { rule: 'autoDeny', check: 'score', met: score !== undefined && score < limit, actual: score ?? localScore.tier, limit },
  ]
  if (rule.checkDisputes) reasons.push({ rule: 'autoDeny', check: 'disputes', met: facts.disputes > 0, actual: facts.disputes, limit: 0 })
  if (rule.checkPaymentDefaults)
    reasons.push({ rule: 'autoDeny', check: 'defaults', met: facts.defaults > 0, actual: facts.defaults, limit: 0 })
  return reasons
}

const inviteReasons = ({ status, facts, localScore }: DecisionInput, rule: ScoringRules['autoInvite']): DecisionReason[] => {
  if (!rule.enabled) return []
  const { scoreThreshold: limit, minimumTier } = rule
  const { tier } = localScore
  const score = shownScore(localScore)
  const reasons: DecisionReason[] = [
    { rule: 'autoInvite', check: 'status', met: status === 'Active', actual: status, limit: 'Active' },
    { rule: 'autoInvite', check: 'score', met: (score ?? 0) >= limit, actual: score ?? tier, limit },
  ]
  const payments = facts.paidOnTime + facts.paidLate
  if (rule.requirePaymentHistory)
    reasons.push({ rule: 'autoInvite', check: 'paymentHistory', met: payments > 0, actual: payments, limit: 1 })
  if (rule.requireMinimumTier)
    reasons.push({
      rule: 'autoInvite',
      check: 'minimumTier',
      met: tierRank[tier] >= tierRank[minimumTier],
      actual: tier,
      limit: minimumTier,
    })
  return reasons
}

/**
 * The invitation status that the rules give. Auto-Deny when any of its checks is met: a custom score below its threshold, a dispute, a
 * payment default. Else Auto-Invite when all of its checks are met: an Active bidder at or above its threshold, with a payment, of at
 * least the minimum tier. Else Manual Review. Auto-Deny wins over Auto-Invite. A New bidder has no score: it is no
 * reason to deny, and meets no threshold above 0.
 */
export const decide = (bidder: DecisionInput, rules: Pick<ScoringRules, 'autoInvite' | 'autoDeny'>): Decision => {
  const deny = denyReasons(bidder, rules.autoDeny)
  const invite = inviteReasons(bidder, rules.autoInvite)
  const reasons = [...deny, ...invite]
  if (deny.some(({ met }) => met)) return { status: 'Auto-Deny', reasons }
  if (invite.length > 0 && invite.every(({ met }) => met)) return { status: 'Auto-Invite', reasons }
  return { status: 'Manual Review', reasons }
}

/** The status in force: a manual one applies until staff reset it to the rules. */
export const statusInForce = (
  bidder: DecisionInput & Pick<Bidder, 'autoInviteOverride'>,
  rules: Pick<ScoringRules, 'autoInvite' | 'autoDeny'>,
): Bidder['autoInviteStatus'] => bidder.autoInviteOverride?.status ?? decide(bidder, rules).status
