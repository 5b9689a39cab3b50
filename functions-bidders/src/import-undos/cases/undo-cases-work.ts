import type { JobStep, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { caseChangeRecord, keptCaseId, keptCaseRecord } from '@auctionwiz/records/case-changes'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import { settleDisputes } from '../../disputes/settle-disputes.ts'
import { undoSource } from '../undo-source.ts'
import { planCases } from './plan-cases.ts'
import { removeEntries, undoCases } from './undo-cases.ts'

/** The step of the import from which the undo goes on; behind the last one the facts of bidders are next. */
interface Cursor {
  from: number
}

/** Steps of an import that are planned together: some ninety cases. */
export const stepsAtOnce = 6

/** The steps of an import in their order. */
export const stepsFrom = (uploadId: string, from: number) => ({
  where: [
    { field: 'uploadId', equals: uploadId },
    { field: 'place', atLeast: from },
  ] as const,
  orderBy: (['type', 'uploadId', 'place'] as const).map((field) => ({ field })),
})

/**
 * Undoes an import of legal cases, then brings the facts of their bidders up to date. Every step can be repeated: each plans again what is left.
 * @param schedule the cases that automations look at
 */
export const undoCasesWork = (schedule: CaseSchedule, uploadId: string, name: string): JobWork =>
  async function* (job, tools) {
    const { house, accountId, auctionHouseId } = tools
    const source = undoSource(job, tools, name)
    const total = await countSteps(house, uploadId)
    let { from } = (job.cursor as Cursor | undefined) ?? { from: 0 }
    let done = Math.min(job.done, total)
    for (;;) {
      const { items } = await readerOf(caseChangeRecord, house).page(stepsFrom(uploadId, from), { limit: stepsAtOnce })
      const last = items.at(-1)
      if (!last) break
      const at = { cursor: { from } satisfies Cursor, done, total }
      const plan = await planCases(
        house,
        uploadId,
        items.map(({ document }) => document),
      )
      yield* keeping(uploadId, plan.kept, at)
      // Noted before they change: automations that the import paused go on.
      for (const { after } of plan.restored)
        if (after.automation.enabled) await schedule.note({ accountId, auctionHouseId, caseId: after.id })
      for await (const _batch of undoCases(house, plan, source)) yield at
      await removeEntries(house, [...plan.gone, ...plan.removed.map(({ document: { id } }) => id)])
      from = last.document.place + 1
      done = Math.min(total, done + items.length)
      yield { cursor: { from } satisfies Cursor, done, total }
    }
    for await (const { found: _found, ...step } of settleDisputes(job, tools))
      yield { ...step, cursor: { from } satisfies Cursor, done: total, total }
  }

const countSteps = (house: PartitionReader, uploadId: string): Promise<number> =>
  listerOf(caseChangeRecord, house).count([{ field: 'uploadId', equals: uploadId }])

/** Names what stays, before the rest goes. */
function* keeping(
  uploadId: string,
  kept: readonly Pick<Parameters<typeof keptCaseRecord.put>[0], 'caseId' | 'reason'>[],
  at: Pick<JobStep, 'cursor' | 'done' | 'total'>,
): Generator<JobStep> {
  const others = kept.map((one) => keptCaseRecord.put({ ...one, id: keptCaseId(uploadId, one.caseId), uploadId }))
  if (others.length > 0) yield { ...at, others }
}
