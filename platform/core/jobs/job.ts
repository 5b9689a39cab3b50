import { type Job, type JobKind, job } from '@auctionwiz/contracts/jobs'
import * as z from 'zod/mini'
import type { Logger } from '../logging/logger.ts'
import type { WorkQueue } from '../queues/work-queue.ts'
import { readerOf } from '../records/reader.ts'
import { type DocumentOf, record } from '../records/record.ts'
import type { Partition, PartitionReader } from '../store/partition.ts'
import type { Versioned, Write } from '../store/store.ts'

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

const { stalled: _stalled, resting: _resting, ...fields } = job.shape

export const jobRecord = record({
  type: 'job',
  container: 'bidders',
  names: ['background job', 'background jobs'],
  about: 'The last run of one kind of background work on the house, and how far it has come. There is one for each kind.',
  fields: {
    ...fields,
    startedById: z.string(),
    correlationId: z.string(),
    /** Until when it waits on purpose, as for a time or for room; ISO 8601. */
    restsUntil: z.optional(z.string()),
    /** What the work was asked for; its kind knows the shape. */
    input: z.optional(z.unknown()),
    /** Where the work goes on; undefined at its start. */
    cursor: z.optional(z.unknown()),
    /** Who works on it. A later worker takes over; the earlier one finds its version gone and stops. */
    worker: z.optional(z.string()),
  },
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
  /** What was done since the cursor is in memory alone: the delivery goes on, however long it has taken. */
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
  /** Added to the figures of the result. */
  found?: Job['result']
}

/** What the work is asked for, or what makes it of the input that an open run of the same kind was asked for, if there is one. */
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
  /** Starts other work of the house in the name of whoever started this; the write belongs into a step. */
  start(kind: JobKind, input: JobInput): Promise<Write>
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
