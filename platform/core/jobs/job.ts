import { type Job, type JobKind, job } from '@auctionwiz/contracts/jobs'
import * as z from 'zod/mini'
import type { Logger } from '../logging/logger.ts'
import type { WorkQueue } from '../queues/work-queue.ts'
import { readerOf } from '../records/reader.ts'
import { type DocumentOf, record } from '../records/record.ts'
import type { Partition, PartitionReader } from '../store/partition.ts'
import type { Versioned, Write } from '../store/store.ts'

/** Requests the processing of a job from its cursor. */
export interface JobMessage {
  accountId: string
  auctionHouseId: string
  kind: JobKind
  run: string
  /** How often the record was looked for in vain before. */
  looks?: number
}

export type JobQueue = WorkQueue<JobMessage>

const { stalled: _stalled, resting: _resting, ...fields } = job.shape

export const jobRecord = record({
  type: 'job',
  container: 'bidders',
  names: ['background job', 'background jobs'],
  about: 'The last run of one kind of background work on the house, and how far it has come. There is one for each kind.',
  fields: () => ({
    ...fields,
    startedById: z.string(),
    correlationId: z.string(),
    /** Until when it waits on purpose, as for a time or for room; ISO 8601. */
    restsUntil: z.optional(z.string()),
    /** The job's input; its kind knows the shape. */
    input: z.optional(z.unknown()),
    /** Where the job continues; undefined at its start. */
    cursor: z.optional(z.unknown()),
    /** Ids of what the run has made, for an undo of the whole run. */
    made: z.optional(z.array(z.string())),
    /** Who works on it. A later worker takes over; the earlier one finds its version gone and stops. */
    worker: z.optional(z.string()),
  }),
  personalData: {
    of: 'staff',
    field: 'startedById',
    exported: false,
    erasure: { kept: 'It says who started the work and is replaced by the next run.' },
  },
})

/** A job as stored in the house's partition. */
export type JobDocument = DocumentOf<typeof jobRecord>

/** The last run of the kind, if there was one. */
export const readJob = (house: PartitionReader, kind: JobKind): Promise<Versioned<JobDocument> | undefined> =>
  readerOf(jobRecord, house).find(jobId(kind))

/** What a step leaves behind: all of it is stored together or not at all. */
export interface JobStep {
  /** Goes into `cursor`: the next step, also of another worker after a kill, begins behind this one. */
  cursor: unknown
  /** The progress since the cursor is only in memory, so the delivery continues regardless of its time limit. */
  unbroken?: boolean
  /** Seconds until another delivery continues the work, if it has to wait. */
  resumeIn?: number
  done: number
  total: number
  /** At most `batchLimit`, less one for the job itself. */
  others?: readonly Write[]
  /**
   * Writes them with what else belongs in the batch, such as counters.
   * @param writes the job's and `others`
   * @returns the versions of `writes`, in their order
   */
  write?(house: Partition, writes: readonly Write[]): Promise<string[]>
  /** Ids of what the step makes, added to those of the run. Only for a run of limited size: the job's record keeps them. */
  made?: readonly string[]
  /** Added to the figures of the result. */
  found?: Job['result']
}

/** The job's input, or a function that derives it from the input of an open run of the same kind, if any. */
export type JobInput = object | ((earlier: unknown) => object)

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
  /** Starts another job of the house on behalf of this job's starter; the write belongs in a step. */
  start(kind: JobKind, input: JobInput): Promise<Write>
}

/**
 * The work of one kind: yields its steps from the job's cursor on, each with its writes. It ends when all is done.
 * After a conflict between a step's read and its write the work restarts at the last cursor.
 */
export type JobWork = (job: JobDocument, tools: JobTools) => AsyncGenerator<JobStep>

export const jobId = (kind: JobKind): string => `job:${kind}`

/** The input of an ended job, without its search text, which may name a person and is no longer needed. */
export const endedInput = ({ input }: Pick<JobDocument, 'input'>): unknown => {
  if (typeof input !== 'object' || input === null || !('filter' in input)) return input
  const { filter: _filter, ...rest } = input
  return rest
}
