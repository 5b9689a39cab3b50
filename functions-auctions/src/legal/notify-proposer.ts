import type { LegalCase } from '@auctionwiz/contracts/legal-cases'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import type { Notifier } from '@auctionwiz/records/notify'

const kinds = { approved: 'settlement_approved', rejected: 'settlement_rejected' } as const

/** A use case that decides on a settlement, and then notifies who proposed it. The decision is stored by then, so a failure does not fail the call. */
export const withNoticeOfDecision =
  <Input>(notify: Notifier, useCase: (input: Input, context: HouseContext) => Promise<LegalCase>) =>
  async (input: Input, context: HouseContext): Promise<LegalCase> => {
    const legalCase = await useCase(input, context)
    const { id, caseNumber, settlement } = legalCase
    const { claims, auctionHouseId, log } = context
    if (settlement?.state !== 'approved' && settlement?.state !== 'rejected') return legalCase
    const { amount, state, proposedAt, proposedBy } = settlement
    const kind = kinds[state]
    const place = { accountId: claims.accountId, auctionHouseId, subjectId: id }
    const facts = { caseNumber, amount, since: proposedAt, person: claims.userName }
    await notify(proposedBy.userId, { cause: [kind, id, proposedAt], kind, ...place, facts }).catch((error: unknown) => {
      log.error('a notification was not stored', error, { kind, caseId: id })
    })
    return legalCase
  }
