import { type listJobs as endpoint, jobKinds } from '@auctionwiz/contracts/jobs'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { jobView } from '@auctionwiz/platform/core/jobs/is-under-way'
import { readJob } from '@auctionwiz/platform/core/jobs/job'

export const listJobs: UseCase<typeof endpoint> = async (_input, { house, now }) => {
  const found = await Promise.all(jobKinds.map((kind) => readJob(house, kind)))
  return { jobs: found.flatMap((stored) => (stored ? [jobView(stored.document, now)] : [])) }
}
