import type { deleteLegalCase as endpoint } from '@auctionwiz/contracts/legal-cases'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { caseRemovalAudit } from '@auctionwiz/records/case-audits'
import { countCase } from '@auctionwiz/records/case-counts'
import { disputesDue } from '@auctionwiz/records/disputes-due'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { forgetCase } from './forget-case.ts'

/** The case goes at once; what belongs to it goes after it. The round of automations does what a stop in between left. */
export const deleteLegalCase =
  (files: FileStore): UseCase<typeof endpoint> =>
  async ({ params, body: { version } }, context) => {
    const { house, claims, auctionHouseId, now, log } = context
    const cases = recordsOf(legalCaseRecord, house)
    const { document } = await cases.readAt(params.id, version)
    const event = auditOf(legalCaseRecord, document, context, caseRemovalAudit(document))
    const counted = await countCase(house, document, undefined)
    await cases.remove(params.id, version, [event, ...counted, ...disputesDue(document, undefined, now)])
    try {
      await forgetCase({ accountId: claims.accountId, auctionHouseId, caseId: params.id }, house, files)
    } catch (error) {
      log.error('what belongs to a deleted case is removed later', error, { caseId: params.id })
    }
    return { success: true }
  }
