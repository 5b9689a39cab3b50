import type { JobKind } from '@auctionwiz/contracts/jobs'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { bulkHouse } from '../bulk/bulk-house.ts'
import { previewHouse } from '../scores/preview-house.ts'
import { rescoreHouse } from '../scores/rescore-house.ts'

/** What is done in the background, by kind. */
export const jobWorks: Record<JobKind, JobWork> = {
  rescore: rescoreHouse,
  preview: previewHouse,
  bulk: bulkHouse,
}
