import { isOpen, type Job, silenceMs } from '@auctionwiz/contracts/jobs'
import type { JobDocument } from './job.ts'

/** Milliseconds of silence after which work no longer holds up the next. Work that waits for its turn is silent for longer than work that runs. */
const patience = { running: 3 * silenceMs, waiting: 12 * silenceMs }

/** When the work last got on, or will after a rest; ISO 8601. */
export const lastMoved = ({ movedAt, startedAt, restsUntil = '' }: Pick<JobDocument, 'movedAt' | 'startedAt' | 'restsUntil'>): string => {
  const moved = movedAt ?? startedAt
  return restsUntil > moved ? restsUntil : moved
}

/** Milliseconds since then. */
const silence = (job: JobDocument, now: Date): number => now.getTime() - Date.parse(lastMoved(job))

/** Whether work is to come or under way that a new start would cut off. */
export const isUnderWay = (job: JobDocument | undefined, now: Date): job is JobDocument =>
  job !== undefined && isOpen(job) && silence(job, now) < (job.status === 'running' ? patience.running : patience.waiting)

/** What callers see of a job. */
export const jobView = (job: JobDocument, now: Date): Job => ({
  ...job,
  stalled: isOpen(job) && silence(job, now) >= silenceMs,
  ...(isOpen(job) && (job.restsUntil ?? '') > now.toISOString() && { resting: true }),
})
