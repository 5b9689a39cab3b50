import type { Approval } from '@auctionwiz/contracts/approvals'
import type { Money } from '@auctionwiz/contracts/fields'
import type { Permission } from '@auctionwiz/contracts/permissions'

/** What needs an approval, and how it is given. */
export interface ApprovalPolicy {
  /** Who may decide. A substitute decides in the place of such a person. */
  permission: Permission
  /** Whether nobody is asked, because the amount is small enough. */
  isFree: (amount: Money) => boolean
  /** Days until nobody can decide any more, and it has to be asked for again. */
  days: number
}

type Person = Approval['proposedBy']

interface Asked {
  amount: Money
  reason: string
  by: Person
  now: Date
}

export const askApproval = ({ isFree, days }: ApprovalPolicy, { amount, reason, by, now }: Asked): Approval => {
  const asked = { amount, reason, proposedAt: now.toISOString(), proposedBy: by }
  if (isFree(amount)) return { ...asked, state: 'unneeded' }
  return { ...asked, state: 'pending', expiresAt: new Date(now.getTime() + days * 86_400_000).toISOString() }
}

/** The approval at a time: one that nobody decided in time has expired. */
export const approvalAt = <A extends Approval>(approval: A, now: Date): A =>
  approval.state === 'pending' && approval.expiresAt !== undefined && approval.expiresAt <= now.toISOString()
    ? { ...approval, state: 'expired' }
    : approval

/** Someone who wants to decide. */
export interface Decider extends Person {
  /** Has the permission of the policy. */
  mayDecide: boolean
  /** Those with the permission in whose place the person decides today. */
  inPlaceOf: readonly Person[]
}

export type DecisionRefusal = 'decided' | 'expired' | 'own' | 'forbidden'

/** Why someone cannot decide; undefined where they can. Nobody decides on what they proposed, nor through a substitute. */
export const decisionRefusal = (approval: Approval, decider: Decider, now: Date): DecisionRefusal | undefined => {
  const { state, proposedBy } = approvalAt(approval, now)
  if (!decider.mayDecide && decider.inPlaceOf.length === 0) return 'forbidden'
  if (state === 'expired') return 'expired'
  if (state !== 'pending') return 'decided'
  if (proposedBy.userId === decider.userId) return 'own'
  return decider.mayDecide || standsFor(approval, decider) ? undefined : 'own'
}

const standsFor = ({ proposedBy }: Approval, { inPlaceOf }: Decider): Person | undefined =>
  inPlaceOf.find(({ userId }) => userId !== proposedBy.userId)

/** The approval after a decision that nothing speaks against. */
export const decided = <A extends Approval>(
  approval: A,
  { decision, reason, now }: { decision: 'approve' | 'reject'; reason: string | undefined; now: Date },
  decider: Decider,
): A => {
  const absent = decider.mayDecide ? undefined : standsFor(approval, decider)
  return {
    ...approval,
    state: decision === 'approve' ? 'approved' : 'rejected',
    decidedAt: now.toISOString(),
    decidedBy: { userId: decider.userId, name: decider.name },
    ...(absent && { inPlaceOf: absent }),
    ...(reason && { decisionReason: reason }),
  }
}
