import type * as calls from '@auctionwiz/contracts/legal-case-workflow'
import { upcomingOf } from '@auctionwiz/domain/legal-cases/automation'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { readHouse } from '@auctionwiz/records/houses'
import { legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { changeCase, requireOpen } from './change-case.ts'

export const setCaseAutomation: UseCase<typeof calls.setCaseAutomation> = async ({ params, body: { enabled, version } }, context) =>
  changeCase(
    params.id,
    context,
    (before) => {
      requireOpen(before)
      if (before.automation.enabled === enabled) return undefined
      const paused = { enabled, pausedAt: context.now.toISOString(), pausedBy: context.claims.userName }
      return {
        after: { ...before, automation: enabled ? { enabled, resumedAt: context.now.toISOString() } : paused },
        events: [{ kind: enabled ? 'automation_enabled' : 'automation_paused' }],
        audited: [{ action: 'legal_case.automation', before: { enabled: !enabled }, after: { enabled } }],
      }
    },
    version,
  )

export const previewCaseAutomation: UseCase<typeof calls.previewCaseAutomation> = async (
  { params },
  { house, account, auctionHouseId },
) => {
  const { document } = await readerOf(legalCaseRecord, house).read(params.id)
  const { settings } = await readHouse(account, auctionHouseId)
  const state = { ...legalCaseFieldsOf(document), timeZone: settings.timezone }
  return { enabled: state.automation.enabled, upcoming: upcomingOf(state) }
}
