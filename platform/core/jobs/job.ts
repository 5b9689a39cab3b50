import type { Job, JobKind } from '@auctionwiz/contracts/jobs'
import type { BidderWrite } from '../bidder-writes.ts'
import type { WorkQueue } from '../files.ts'
import type { Logger } from '../logger.ts'
import type { Partition } from '../partition.ts'
import type { StoredDocument, Write } from '../store.ts'

/** Asks for a job to be worked on, from where it stands. */
export interface JobMessage {
  accountId: string
  auctionHouseId: string
  kind: JobKind
  run: string
  /** How often the record was looked for in vain before. */
  looks?: number
}

export type JobQueue = WorkQueue<JobMessage>

/** A job as stored in the house's partition. */
export interface JobDocument extends StoredDocument, Omit<Job, 'completedAt' | 'problem' | 'movedAt' | 'stalled'> {
  type: 'job'
  startedById: string
  correlationId: string
  completedAt?: string
  problem?: string
  /** Missing in older records. */
  movedAt?: string
  /** Until when it waits on purpose, as for a time or for room; ISO 8601. */
  restsUntil?: string
  /** What the work was asked for; its kind knows the shape. */
  input: unknown
  /** Where the work goes on; undefined at its start. */
  cursor?: unknown
  /** Who works on it. Whoever comes later takes over; the earlier one finds its version gone and stops. */
  worker?: string
}

/** What a step leaves behind: all of it is stored together or not at all. */
export interface JobStep {
  /** Goes into `cursor`: the next step, also of another worker after a kill, begins behind this one. */
  cursor: unknown
  /** What was done since the cursor is in memory alone: the delivery goes on, however long it has taken. */
  unbroken?: boolean
  /** Seconds until another delivery continues the work, if it has to wait. */
  resumeIn?: number
  done: number
  total: number
  /** At most `bidderBatchLimit` together, less one for the job itself. */
  bidders?: readonly BidderWrite[]
  others?: readonly Write[]
  /** Added to the figures of the result. */
  found?: Job['result']
}

/** What work is given: the partitions of its tenant and no others, and the time at which its delivery began. */
export interface JobTools {
  house: Partition
  account: Partition
  accountId: string
  auctionHouseId: string
  now: Date
  /** The time at this moment. */
  time(): Date
  log: Logger
  /** Starts other work of the house in the name of whoever started this; the write belongs into a step. */
  start(kind: JobKind, input: unknown): Promise<Write>
}

/**
 * The work of one kind: its steps from the job's cursor on, each yielded once what it read is to be written. It ends when all is done.
 * When somebody changed a record between a step's look and its write, the work is begun again at the last cursor.
 */
export type JobWork = (job: JobDocument, tools: JobTools) => AsyncGenerator<JobStep>

export const jobId = (kind: JobKind): string => `job:${kind}`

/** What a job was asked for, once it has ended: the words that somebody searched for may name a person, and nothing needs them any more. */
export const endedInput = ({ input }: Pick<JobDocument, 'input'>): unknown => {
  if (typeof input !== 'object' || input === null || !('filter' in input)) return input
  const { filter: _filter, ...rest } = input
  return rest
}
