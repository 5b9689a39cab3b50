import type { Currency, Money } from '@auctionwiz/contracts/fields'
import type { ApprovalPolicy } from '../approvals/approval.ts'
import type { CaseState } from './new-case.ts'

/**
 * Amounts above which somebody else has to look, in minor units. The limits are set in dollars; euro, pound and Canadian dollar take the same
 * number, the yen a hundred for each.
 */
const limits: Readonly<Record<'approval' | 'review', Readonly<Record<Currency, number>>>> = {
  approval: { USD: 5_000_000, EUR: 5_000_000, GBP: 5_000_000, CAD: 5_000_000, JPY: 5_000_000 },
  review: { USD: 200_000, EUR: 200_000, GBP: 200_000, CAD: 200_000, JPY: 200_000 },
}

/** `approval`: a settlement needs a director. `review`: a payment default needs a legal review. */
export const limitOf = (kind: keyof typeof limits, currency: Currency): Money => ({ amount: limits[kind][currency], currency })

export const isAboveLimit = (kind: keyof typeof limits, { amount, currency }: Money): boolean => amount > limits[kind][currency]

/** Settlements above the limit wait for a director. */
export const settlementApproval: ApprovalPolicy = {
  permission: 'legal:approve',
  isFree: (amount) => !isAboveLimit('approval', amount),
  days: 14,
}

export const needsLegalReview = ({ caseType, claimAmount }: Pick<CaseState, 'caseType' | 'claimAmount'>): boolean =>
  caseType === 'payment_default' && claimAmount !== undefined && isAboveLimit('review', claimAmount)
