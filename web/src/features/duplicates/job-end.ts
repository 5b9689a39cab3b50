import type { Job } from '@auctionwiz/contracts/jobs'

/** Whether a job came to its end between two looks at the work; one that began and ended in between was seen in neither as running. */
export const hasEnded = (before: Pick<Job, 'completedAt'> | undefined, now: Pick<Job, 'status' | 'completedAt'> | undefined): boolean =>
  now?.status === 'completed' && now.completedAt !== before?.completedAt
