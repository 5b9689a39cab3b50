import type * as calls from '@auctionwiz/contracts/jobs'
import { jobKinds, retryPermissions } from '@auctionwiz/contracts/jobs'
import { forbidden, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { jobView } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, readJob } from '@auctionwiz/platform/core/jobs/job'

export const listJobs: UseCase<typeof calls.listJobs> = async (_input, { house, now }) => {
  const found = await Promise.all(jobKinds.map((kind) => readJob(house, kind)))
  return { jobs: found.flatMap((stored) => (stored ? [jobView(stored.document, now)] : [])) }
}

/**
 * Sends the message of stalled work again, which helps when it was lost: a newer worker takes over where the earlier one stopped. Work that moves
 * or has ended is answered as it is, so that repeated calls neither interrupt the worker nor fill the queue.
 */
export const retryJob =
  (queue: JobQueue): UseCase<typeof calls.retryJob> =>
  async ({ params }, { house, claims, auctionHouseId, can, now }) => {
    const kind = jobKinds.find((one) => one === params.kind)
    if (!kind) throw notFound('Background work')
    const permission = retryPermissions[kind]
    if (!can(permission)) throw forbidden(permission, auctionHouseId)
    const job = (await readJob(house, kind))?.document
    if (!job) throw notFound('Background work')
    const view = jobView(job, now)
    if (view.stalled) await queue.send({ accountId: claims.accountId, auctionHouseId, kind, run: job.run })
    return view
  }
