import type * as calls from '@auctionwiz/contracts/legal-case-workflow'
import type { Settlement } from '@auctionwiz/contracts/legal-cases'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { moveRefusal, needsApproval } from '@auctionwiz/domain/legal-cases/transitions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { type CaseChange, changeCase } from './change-case.ts'

export const changeLegalCaseStatus: UseCase<typeof calls.changeLegalCaseStatus> = async ({ params, body }, context) =>
  changeCase(
    params.id,
    context,
    (before) => {
      const { status, reason, settlementAmount } = body
      const refusal = moveRefusal(before, status, settlementAmount)
      if (refusal) throw new Failure(refusal, { number: before.caseNumber, status: before.status, target: status })
      const proposed = status === 'SETTLED' && settlementAmount ? settlementOf(settlementAmount, reason, context) : undefined
      if (proposed && needsApproval(status, settlementAmount)) return proposal(before, proposed, context)
      const settled = proposed ? { ...before, settlement: { ...proposed, state: 'unneeded' as const } } : before
      return moved(settled, status, reason, context)
    },
    body.version,
  )

const settlementOf = (amount: Settlement['amount'], reason: string, { now, claims }: HouseContext): Settlement => ({
  amount,
  reason,
  proposedAt: now.toISOString(),
  proposedBy: { userId: claims.userId, name: claims.userName },
  state: 'pending',
})

/** Above the limit the case stays where it is until somebody else approves. */
const proposal = (before: CaseState, settlement: Settlement, { now }: HouseContext): CaseChange => ({
  after: { ...before, settlement, lastUpdated: now.toISOString() },
  events: [{ kind: 'settlement_proposed', amount: settlement.amount, reason: settlement.reason }],
  audited: [{ action: 'legal_case.settlement_propose', after: { amount: settlement.amount } }],
})

/** The case in another status, with the step in its history. */
export const moved = (before: CaseState, status: CaseState['status'], reason: string, { now, claims }: HouseContext): CaseChange => {
  const at = now.toISOString()
  const step = { status, timestamp: at, reason, changedBy: claims.userName, automated: false }
  const amount = status === 'SETTLED' ? before.settlement?.amount : undefined
  return {
    after: { ...before, status, statusHistory: [...before.statusHistory, step], lastUpdated: at },
    events: [{ kind: 'status', from: before.status, to: status, reason, ...(amount && { amount }) }],
    audited: [
      { action: 'legal_case.status', before: { status: before.status }, after: { status, ...(amount && { settlementAmount: amount }) } },
    ],
  }
}
