import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { readImportUndo } from '@auctionwiz/contracts/import-undo'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { caseChangeRecord } from '@auctionwiz/records/case-changes'
import { namedCases } from './named-cases.ts'
import { planCases } from './plan-cases.ts'
import { stepsAtOnce, stepsFrom } from './undo-cases-work.ts'

/** Steps of an import that one page looks at: some three hundred cases. */
const stepsPerPage = 4 * stepsAtOnce

/** What the undo of an import of legal cases would do, in the order of its steps. */
export const previewCases = async (
  house: PartitionReader,
  uploadId: string,
  page: string | undefined,
): Promise<AnswerOf<typeof readImportUndo>> => {
  const from = Number(page ?? 0)
  if (!Number.isSafeInteger(from) || from < 0)
    throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
  const { items, next } = await readerOf(caseChangeRecord, house).page(stepsFrom(uploadId, from), { limit: stepsPerPage })
  const steps = items.map(({ document }) => document)
  const parts = Array.from({ length: Math.ceil(steps.length / stepsAtOnce) }, (_, part) =>
    steps.slice(part * stepsAtOnce).slice(0, stepsAtOnce),
  )
  const plans = await Promise.all(parts.map((part) => planCases(house, uploadId, part)))
  const casesRemoved = plans.reduce((sum, { removed }) => sum + removed.length, 0)
  const casesRestored = plans.reduce((sum, { restored }) => sum + restored.length, 0)
  const kept = plans.flatMap((plan) => plan.kept)
  const last = items.at(-1)
  return {
    ...{ removed: 0, restored: 0, kept: [] },
    cases: { casesRemoved, casesRestored, kept: await namedCases(house, kept) },
    ...(next !== undefined && last && { nextPage: String(last.document.place + 1) }),
  }
}
