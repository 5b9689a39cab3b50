import { type retryJob as endpoint, isOpen, jobKinds, retryPermissions } from '@auctionwiz/contracts/jobs'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { forbidden, notFound } from '@auctionwiz/platform/core/failure'
import { jobView } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobDocument, type JobQueue, jobId } from '@auctionwiz/platform/core/jobs/job'

/**
 * Sends the message of open work again, which helps when it was lost and does no harm otherwise: the newer worker takes over where the earlier one
 * stands. Work that has ended is answered as it is; the call that started it starts it anew.
 */
export const retryJob =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ params }, { house, claims, auctionHouseId, can, now }) => {
    const kind = jobKinds.find((one) => one === params.kind)
    if (!kind) throw notFound('Background work')
    const permission = retryPermissions[kind]
    if (!can(permission)) throw forbidden(permission, auctionHouseId)
    const job = (await house.read<JobDocument>(jobId(kind)))?.document
    if (!job) throw notFound('Background work')
    if (isOpen(job)) await queue.send({ accountId: claims.accountId, auctionHouseId, kind, run: job.run })
    return jobView(job, now)
  }
