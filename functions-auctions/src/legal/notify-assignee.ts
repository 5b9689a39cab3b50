import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import type { Notifier } from '@auctionwiz/records/notify'

/** Notifies the assignee of a case of what another user did with it. That is stored by then, so a failure does not fail the call. */
export const notifyAssignee = async (
  notify: Notifier,
  kind: 'case_assigned' | 'case_moved',
  { id, caseNumber, status, assignedTo, version }: LegalCase,
  { claims, auctionHouseId, log }: HouseContext,
): Promise<void> => {
  if (assignedTo === undefined || assignedTo.userId === claims.userId) return
  const facts = { caseNumber, person: claims.userName, ...(kind === 'case_moved' && { status }) }
  const notice = { cause: [kind, id, version], kind, accountId: claims.accountId, auctionHouseId, subjectId: id, facts }
  await notify(assignedTo.userId, notice).catch((error: unknown) => {
    log.error('a notification was not stored', error, { kind, caseId: id })
  })
}

/** A use case that may change the status of a case, and then notifies its assignee. */
export const withNoticeOfMoves =
  <Input>(notify: Notifier, useCase: (input: Input, context: HouseContext) => Promise<LegalCase>) =>
  async (input: Input, context: HouseContext): Promise<LegalCase> => {
    const legalCase = await useCase(input, context)
    const at = context.now.toISOString()
    // What waits for an approval is not moved yet; of an approval the one who proposed is notified elsewhere.
    const { statusHistory, settlement, assignedTo } = legalCase
    const isNotifiedElsewhere = settlement?.decidedAt === at && settlement.proposedBy.userId === assignedTo?.userId
    if (statusHistory.at(-1)?.timestamp === at && !isNotifiedElsewhere) await notifyAssignee(notify, 'case_moved', legalCase, context)
    return legalCase
  }
