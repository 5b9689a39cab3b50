import { isOpen, type JobKind } from '@auctionwiz/contracts/jobs'
import { randomId } from '../store/ids.ts'
import type { Partition, PartitionReader } from '../store/partition.ts'
import { isStoreError, type Versioned, type Write } from '../store/store.ts'
import { type JobDocument, type JobInput, type JobQueue, jobId, jobRecord, readJob } from './job.ts'

/** The starter of a job on a house: a call or another job. */
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
 * Starts or restarts a job on the house: a running job of the same kind stops at its next step.
 * Sends the message first, which waits for the record; the caller writes the record in the batch of the causing change. That throws `stale`
 * when the record has changed since, and `exists` when another writer created it.
 */
export const startJob = async (queue: JobQueue, kind: JobKind, input: JobInput, starter: JobStarter): Promise<StartedJob> => {
  const before = await readJob(starter.house, kind)
  const job = await send(queue, { ...jobOf(kind, input, starter), input: inputAfter(before, input) }, starter)
  return { write: following(before, job), job }
}

/**
 * The same, written together with the causing change. A run's progress between the read of its record and the write is no conflict: the record is
 * read again. Throws `stale` or `exists` for all other conflicts.
 * @returns the versions of the causing writes, in order
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
 * The same for work whose last run includes that of all earlier ones. Its record replaces theirs regardless of their progress,
 * so that a run's progress does not refuse the causing change.
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
