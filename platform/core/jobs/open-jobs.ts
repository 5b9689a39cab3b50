import { isOpen, silenceMs } from '@auctionwiz/contracts/jobs'
import { type OpenWork, openWork } from '../queues/open-work.ts'
import type { DocumentStore } from '../store/store.ts'
import { lastMoved } from './is-under-way.ts'
import { type JobMessage, readJob } from './job.ts'
import type { JobPorts } from './work-on-job.ts'

/** The requested jobs of all houses. Every app that starts jobs records them here. */
export const openJobs = (store: DocumentStore, now: () => Date): OpenWork<JobMessage> =>
  openWork({
    store,
    now,
    queueName: 'jobs',
    nameOf: ({ accountId, auctionHouseId, kind }) => `${accountId}:${auctionHouseId}:${kind}`,
    patience: silenceMs,
  })

/** When the run of a job last got on, ISO 8601; undefined when it is over or another run took its place. */
export const jobMovedAt =
  ({ tenant }: Pick<JobPorts, 'tenant'>) =>
  async ({ accountId, auctionHouseId, kind, run }: JobMessage): Promise<string | undefined> => {
    const job = (await readJob(tenant(accountId, auctionHouseId).house, kind))?.document
    return job?.run === run && isOpen(job) ? lastMoved(job) : undefined
  }
