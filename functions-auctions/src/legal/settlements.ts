import type * as calls from '@auctionwiz/contracts/legal-case-workflow'
import type { Settlement } from '@auctionwiz/contracts/legal-cases'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type CaseChange, changeCase } from './change-case.ts'
import { moved } from './change-case-status.ts'

/** A decision on what somebody else decided meanwhile says who, whatever the version. */
export const decideSettlement: UseCase<typeof calls.decideSettlement> = async ({ params, body }, context) =>
  changeCase(params.id, context, (before): CaseChange => {
    const { decision, reason, version: _version } = body
    const { claims, now } = context
    const pending = pendingOf(before)
    if (pending.proposedBy.userId === claims.userId) throw new Failure('own_settlement')
    const at = now.toISOString()
    const settlement: Settlement = {
      ...pending,
      state: decision === 'approve' ? 'approved' : 'rejected',
      decidedAt: at,
      decidedBy: { userId: claims.userId, name: claims.userName },
      ...(reason && { decisionReason: reason }),
    }
    const decided: CaseState = { ...before, settlement, lastUpdated: at }
    const audited = { action: 'legal_case.settlement', after: { state: settlement.state, amount: pending.amount } } as const
    const said = { amount: pending.amount, ...(reason && { reason }) }
    if (decision === 'reject') return { after: decided, events: [{ kind: 'settlement_rejected', ...said }], audited: [audited] }
    const settled = moved(decided, 'SETTLED', pending.reason, context)
    return { ...settled, events: [{ kind: 'settlement_approved', ...said }, ...settled.events], audited: [audited, ...settled.audited] }
  })

/** @throws Failure `settlement_decided` with who decided */
const pendingOf = ({ settlement }: CaseState): Settlement => {
  if (!settlement) throw notFound('Settlement')
  if (settlement.state !== 'pending')
    throw new Failure('settlement_decided', { name: (settlement.decidedBy ?? settlement.proposedBy).name })
  return settlement
}

export const confirmSettlementPayment: UseCase<typeof calls.confirmSettlementPayment> = async ({ params, body }, context) =>
  changeCase(
    params.id,
    context,
    (before) => {
      const { status, settlement, caseNumber } = before
      if (status !== 'SETTLED' || !settlement) throw new Failure('case_unsettled', { number: caseNumber, status })
      if (settlement.confirmedAt !== undefined) return undefined
      const at = context.now.toISOString()
      const { paidOn, reference } = body
      const paid = { paidOn, ...(reference && { paymentReference: reference }), confirmedAt: at, confirmedBy: context.claims.userName }
      return {
        after: { ...before, settlement: { ...settlement, ...paid }, lastUpdated: at },
        events: [{ kind: 'payment_confirmed', amount: settlement.amount }],
        audited: [{ action: 'legal_case.payment', after: { paidOn, amount: settlement.amount } }],
      }
    },
    body.version,
  )
