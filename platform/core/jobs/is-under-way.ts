import { isOpen } from '@auctionwiz/contracts/jobs'
import type { JobDocument } from './job.ts'

/** Milliseconds after which work that says nothing more does not hold up the next. */
const patience = 3_600_000

/** Whether work is to come or under way that a new start would cut off. */
export const isUnderWay = (job: JobDocument | undefined, now: Date): job is JobDocument =>
  isOpen(job) && now.getTime() - Date.parse(job?.startedAt ?? '') < patience
