import type * as calls from '@auctionwiz/contracts/scoring-preview'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type JobDocument, type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { previewPageId, scoringPreviewRecord } from '@auctionwiz/records/scoring-previews'
import { changedSince } from './changed-since.ts'
import { type PreviewInput, previewPageSize } from './preview-house.ts'

export const previewScoringSettings =
  (queue: JobQueue): UseCase<typeof calls.previewScoringSettings> =>
  async ({ body }, context) => {
    const { write, job } = await startJobAnew(queue, 'preview', body satisfies PreviewInput, context)
    await context.house.write([write])
    return job
  }

export const readScoringPreview: UseCase<typeof calls.readScoringPreview> = async ({ query: { run, page } }, { house }) => {
  const preview = await findPreview(house, run)
  if (!preview) throw notFound('Preview')
  const { startedAt, status, result } = preview
  if (status !== 'completed') return { preview, startedAt, changedSince: 0, changes: [] }
  const number = Number(page ?? 0)
  const [found, changed] = await Promise.all([
    readerOf(scoringPreviewRecord, house).find(previewPageId(run, number)),
    changedSince(house, startedAt),
  ])
  const more = (number + 1) * previewPageSize < (result.changed ?? 0)
  return {
    preview,
    startedAt,
    changedSince: changed,
    changes: found?.document.changes ?? [],
    ...(more && { nextPage: String(number + 1) }),
  }
}

/** The house's preview, if this run is the last one that was started. */
export const findPreview = async (house: PartitionReader, run: string): Promise<JobDocument | undefined> => {
  const found = await readJob(house, 'preview')
  return found?.document.run === run ? found.document : undefined
}
