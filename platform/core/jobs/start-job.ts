import { isOpen, type JobKind } from '@auctionwiz/contracts/jobs'
import { randomId } from '../store/ids.ts'
import type { Partition, PartitionReader } from '../store/partition.ts'
import { isStoreError, type Versioned, type Write } from '../store/store.ts'
import { type JobDocument, type JobInput, type JobQueue, jobId, jobRecord, readJob } from './job.ts'

/** Whoever starts background work on a house: a call, or other background work. */
export interface JobStarter {
  house: PartitionReader
  auctionHouseId: string
  claims: { accountId: string; userId: string; userName: string }
  now: Date
  correlationId: string
}

export interface StartedJob {
  /** Stores the record. */
  write: Write
  job: JobDocument
}

/**
 * Starts background work on the house, or starts it anew: work of the same kind that still runs stops at its next step.
 * The message is sent first and waits for the record, which the caller writes in the batch of what causes the work. That fails with `stale`
 * when the record has changed since, with `exists` when there was none.
 */
export const startJob = async (queue: JobQueue, kind: JobKind, input: JobInput, starter: JobStarter): Promise<StartedJob> => {
  const before = await readJob(starter.house, kind)
  const job = await send(queue, { ...jobOf(kind, input, starter), input: inputAfter(before, input) }, starter)
  return { write: following(before, job), job }
}

/**
 * The same, written with what causes the work. A run that moves on between the look at its record and the write refuses nothing: its record is
 * looked at anew. Fails with `stale` or `exists` when that is not why.
 * @returns the versions of what caused it, in its order
 */
export const startJobWith = async (
  queue: JobQueue,
  kind: JobKind,
  input: JobInput,
  starter: JobStarter & { house: Partition },
  causes: readonly Write[],
): Promise<{ job: JobDocument; versions: string[] }> => {
  const { house } = starter
  const started = await send(queue, jobOf(kind, input, starter), starter)
  let before = await readJob(house, kind)
  for (let look = 1; ; look += 1) {
    const job = { ...started, input: inputAfter(before, input) }
    try {
      const versions = await house.write([...causes, following(before, job)])
      return { job, versions: versions.slice(0, causes.length) }
    } catch (error) {
      if (!isStoreError(error, 'stale', 'exists') || look === looks) throw error
      const now = await readJob(house, kind)
      if (now?.version === before?.version) throw error
      before = now
    }
  }
}

/** Far more than a run and the people of a house together write down at the same moment. */
const looks = 20

const inputAfter = (before: Versioned<JobDocument> | undefined, input: JobInput): unknown =>
  typeof input === 'function' ? input(isOpen(before?.document) ? before?.document.input : undefined) : input

const following = (before: Versioned<JobDocument> | undefined, document: JobDocument): Write =>
  before ? jobRecord.replacement(document, before.version) : jobRecord.creation(document)

/**
 * The same for work of which the last run does what all before it were to do. Its record takes the place of theirs however far they have
 * come, so that what causes the work is not refused because a run moved on meanwhile.
 */
export const startJobAnew = async (queue: JobQueue, kind: JobKind, input: object, starter: JobStarter): Promise<StartedJob> => {
  const job = await send(queue, jobOf(kind, input, starter), starter)
  return { write: jobRecord.put(job), job }
}

const jobOf = (kind: JobKind, input: unknown, { claims, now, correlationId }: JobStarter): JobDocument => ({
  id: jobId(kind),
  type: 'job',
  kind,
  run: randomId('run'),
  status: 'waiting',
  done: 0,
  total: 0,
  startedAt: now.toISOString(),
  movedAt: now.toISOString(),
  startedBy: claims.userName,
  startedById: claims.userId,
  correlationId,
  result: {},
  input,
})

const send = async (queue: JobQueue, job: JobDocument, { auctionHouseId, claims }: JobStarter): Promise<JobDocument> => {
  await queue.send({ accountId: claims.accountId, auctionHouseId, kind: job.kind, run: job.run })
  return job
}
