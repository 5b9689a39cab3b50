import type { Job } from '@auctionwiz/contracts/jobs'

/** Whether a job ended between two polls; a job that began and ended in between was never seen running. */
export const hasEnded = (before: Pick<Job, 'completedAt'> | undefined, now: Pick<Job, 'status' | 'completedAt'> | undefined): boolean =>
  now?.status === 'completed' && now.completedAt !== before?.completedAt
