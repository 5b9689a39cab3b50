import type { Settlement } from '@auctionwiz/contracts/legal-case-parts'
import type * as calls from '@auctionwiz/contracts/legal-case-workflow'
import { approvalAt, askApproval } from '@auctionwiz/domain/approvals/approval'
import { settlementApproval } from '@auctionwiz/domain/legal-cases/limits'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { moveRefusal } from '@auctionwiz/domain/legal-cases/transitions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { type CaseChange, changeCase } from './change-case.ts'

export const changeLegalCaseStatus: UseCase<typeof calls.changeLegalCaseStatus> = async ({ params, body }, context) =>
  changeCase(
    params.id,
    context,
    (stored) => {
      const before = withoutExpired(stored, context.now)
      const { status, reason, settlementAmount } = body
      const refusal = moveRefusal(before, status, settlementAmount)
      if (refusal) throw new Failure(refusal, { number: before.caseNumber, status: before.status, target: status })
      const proposed = status === 'SETTLED' && settlementAmount ? settlementOf(settlementAmount, reason, context) : undefined
      if (proposed?.state === 'pending') return proposal(before, proposed, context)
      return moved(proposed ? { ...before, settlement: proposed } : before, status, reason, context)
    },
    body.version,
  )

const settlementOf = (amount: Settlement['amount'], reason: string, { now, claims }: HouseContext): Settlement =>
  askApproval(settlementApproval, { amount, reason, by: { userId: claims.userId, name: claims.userName }, now })

/** A proposal that nobody decided in time holds up no move, also before its automation ran. */
const withoutExpired = (legalCase: CaseState, now: Date): CaseState =>
  legalCase.settlement ? { ...legalCase, settlement: approvalAt(legalCase.settlement, now) } : legalCase

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
