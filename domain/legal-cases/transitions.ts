import type { CaseStatus } from '@auctionwiz/contracts/legal-case-parts'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { needsLegalReview, settlementApproval } from './limits.ts'
import type { CaseState } from './new-case.ts'

/**
 * What a move takes beside a reason: the amount of the settlement, with an approval above the limit; a legal review that is done, where there is one;
 * the confirmed payment of the settlement.
 */
export type Requirement = 'settlement' | 'legal_review' | 'payment'

export interface Transition {
  to: CaseStatus
  requires?: Requirement
  /** An automation makes this move too. */
  automated?: true
}

/** The only moves there are. People may make an automated one earlier. */
export const transitions: Readonly<Record<CaseStatus, readonly Transition[]>> = {
  SUBMITTED: [{ to: 'PENDING', automated: true }, { to: 'DISMISSED' }],
  PENDING: [{ to: 'IN REVIEW', automated: true }, { to: 'DISMISSED' }],
  'IN REVIEW': [
    { to: 'MEDIATION', requires: 'legal_review' },
    { to: 'LITIGATION', requires: 'legal_review' },
    { to: 'RESOLVED', requires: 'legal_review' },
    { to: 'DISMISSED' },
  ],
  MEDIATION: [{ to: 'SETTLED', requires: 'settlement' }, { to: 'LITIGATION' }, { to: 'DISMISSED' }],
  LITIGATION: [{ to: 'SETTLED', requires: 'settlement' }, { to: 'RESOLVED' }, { to: 'DISMISSED' }],
  RESOLVED: [{ to: 'CLOSED', automated: true }],
  SETTLED: [{ to: 'CLOSED', requires: 'payment', automated: true }],
  DISMISSED: [{ to: 'CLOSED', automated: true }],
  CLOSED: [],
}

/** Who may move cases, and who may approve settlements above the limit. */
export const workflowPermission: Permission = 'legal:workflow'
export const approvalPermission: Permission = 'legal:approve'

export type MoveRefusal = 'case_status' | 'settlement_required' | 'settlement_pending' | 'legal_review_open' | 'case_unpaid'

type Moved = Pick<CaseState, 'status' | 'caseType' | 'claimAmount' | 'settlement' | 'actionItems'>

/** Why a case cannot move to a status now; undefined where it can. */
export const moveRefusal = (legalCase: Moved, to: CaseStatus, amount: CaseState['claimAmount']): MoveRefusal | undefined => {
  const move = transitions[legalCase.status].find((one) => one.to === to)
  if (!move) return 'case_status'
  if (legalCase.settlement?.state === 'pending') return 'settlement_pending'
  if (move.requires === 'settlement' && amount === undefined) return 'settlement_required'
  if (move.requires === 'legal_review' && isReviewOpen(legalCase)) return 'legal_review_open'
  // A case that was imported as settled has no settlement on record.
  if (move.requires === 'payment' && legalCase.settlement && legalCase.settlement.confirmedAt === undefined) return 'case_unpaid'
  return undefined
}

/** A review is open until it is done; before its action item exists, the amount alone asks for it. */
export const isReviewOpen = (legalCase: Pick<CaseState, 'caseType' | 'claimAmount' | 'actionItems'>): boolean => {
  const reviews = legalCase.actionItems.filter(({ kind }) => kind === 'legal_review')
  return reviews.length === 0 ? needsLegalReview(legalCase) : reviews.some(({ doneAt }) => doneAt === undefined)
}

/** Whether moving to a status with this amount only proposes it. */
export const needsApproval = (to: CaseStatus, amount: CaseState['claimAmount']): boolean =>
  to === 'SETTLED' && amount !== undefined && !settlementApproval.isFree(amount)
