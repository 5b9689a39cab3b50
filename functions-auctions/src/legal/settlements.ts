import type { Settlement } from '@auctionwiz/contracts/legal-case-parts'
import type * as calls from '@auctionwiz/contracts/legal-case-workflow'
import { type Decider, decided, decisionRefusal } from '@auctionwiz/domain/approvals/approval'
import { settlementApproval } from '@auctionwiz/domain/legal-cases/limits'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { type CaseChange, changeCase } from './change-case.ts'
import { moved } from './change-case-status.ts'
import { deciderOf } from './substitutes.ts'

/** A decision on what somebody else decided meanwhile says who; on any other change since, the caller looks again before deciding. */
export const decideSettlement: UseCase<typeof calls.decideSettlement> = async ({ params, body }, context) => {
  const decider = await deciderOf(context, settlementApproval.permission)
  return changeCase(params.id, context, (before, current): CaseChange => {
    const { decision, reason, version } = body
    const pending = pendingOf(before, decider, context)
    if (version !== current) throw new Failure('stale_version')
    const settlement = decided(pending, { decision, reason, now: context.now }, decider)
    const after: CaseState = { ...before, settlement, lastUpdated: context.now.toISOString() }
    const { state, amount, inPlaceOf } = settlement
    const audited = {
      action: 'legal_case.settlement',
      after: { state, amount, ...(inPlaceOf && { inPlaceOf: inPlaceOf.userId }) },
    } as const
    const said = { amount, ...(reason && { reason }) }
    if (decision === 'reject') return { after, events: [{ kind: 'settlement_rejected', ...said }], audited: [audited] }
    const settled = moved(after, 'SETTLED', pending.reason, context)
    return { ...settled, events: [{ kind: 'settlement_approved', ...said }, ...settled.events], audited: [audited, ...settled.audited] }
  })
}

/** The settlement that waits. @throws Failure with why the caller cannot decide on it */
const pendingOf = ({ settlement }: CaseState, decider: Decider, { now }: HouseContext): Settlement => {
  if (!settlement) throw notFound('Settlement')
  const refusal = decisionRefusal(settlement, decider, now)
  if (refusal === 'forbidden') throw new Failure('forbidden')
  if (refusal === 'expired') throw new Failure('approval_expired')
  if (refusal === 'own') throw new Failure('own_settlement')
  if (refusal === 'decided') throw new Failure('settlement_decided', { name: (settlement.decidedBy ?? settlement.proposedBy).name })
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
