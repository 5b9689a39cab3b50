import type * as calls from '@auctionwiz/contracts/legal-case-workflow'
import { upcomingOf } from '@auctionwiz/domain/legal-cases/automation'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { caseMailRecord } from '@auctionwiz/records/case-mails'
import { readHouse } from '@auctionwiz/records/houses'
import { legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { changeCase, requireOpen } from './change-case.ts'

/** They are written in the batch of the case; more of one case are not due at a time. */
const heldAtOnce = 80

export const setCaseAutomation: UseCase<typeof calls.setCaseAutomation> = async ({ params, body: { enabled, version } }, context) =>
  changeCase(
    params.id,
    context,
    async (before) => {
      requireOpen(before)
      if (before.automation.enabled === enabled) return undefined
      const paused = { enabled, pausedAt: context.now.toISOString(), pausedBy: context.claims.userName }
      return {
        after: { ...before, automation: enabled ? { enabled, resumedAt: context.now.toISOString() } : paused },
        events: [{ kind: enabled ? 'automation_enabled' : 'automation_paused' }],
        audited: [{ action: 'legal_case.automation', before: { enabled: !enabled }, after: { enabled } }],
        ...(enabled && { others: await heldMailsDue(params.id, context.house) }),
      }
    },
    version,
  )

/** Emails that were held when the house was restored go out with what the automations do next. */
const heldMailsDue = async (caseId: string, house: PartitionReader): Promise<Write[]> => {
  const where = [{ field: 'caseId', equals: caseId } as const, { field: 'state', equals: 'held' } as const]
  const { items } = await readerOf(caseMailRecord, house).page({ where }, { limit: heldAtOnce })
  return items.map(({ document, version }) => caseMailRecord.replacement({ ...document, state: 'due' }, version))
}

export const previewCaseAutomation: UseCase<typeof calls.previewCaseAutomation> = async (
  { params },
  { house, account, auctionHouseId },
) => {
  const { document } = await readerOf(legalCaseRecord, house).read(params.id)
  const { settings } = await readHouse(account, auctionHouseId)
  const state = { ...legalCaseFieldsOf(document), timeZone: settings.timezone }
  return { enabled: state.automation.enabled, upcoming: upcomingOf(state) }
}
