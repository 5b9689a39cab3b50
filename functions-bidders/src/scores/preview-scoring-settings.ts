import type { previewScoringSettings as endpoint } from '@auctionwiz/contracts/scoring-preview'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJobAnew } from '@auctionwiz/platform/core/jobs/start-job'
import type { PreviewInput } from './preview-house.ts'

export const previewScoringSettings =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ body }, context) => {
    const { write, job } = await startJobAnew(queue, 'preview', body satisfies PreviewInput, context)
    await context.house.write([write])
    return job
  }
