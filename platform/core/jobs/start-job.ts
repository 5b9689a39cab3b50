import { isOpen, type JobKind } from '@auctionwiz/contracts/jobs'
import { randomId } from '../ids.ts'
import type { PartitionReader } from '../partition.ts'
import type { Write } from '../store.ts'
import { type JobDocument, type JobQueue, jobId } from './job.ts'

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
 * Mails to the invited add up: those that a run still had to try again are part of the next.
 * The message is sent first and waits for the record, which the caller writes in the batch of what causes the work. That fails with `stale`
 * when the record has changed since, with `exists` when there was none.
 */
export const startJob = async (queue: JobQueue, kind: JobKind, input: unknown, starter: JobStarter): Promise<StartedJob> => {
  const before = await starter.house.read<JobDocument>(jobId(kind))
  const added =
    kind === 'invitation-mails' && isOpen(before?.document) ? { ...(before?.document.input as object), ...(input as object) } : input
  const job = await send(queue, jobOf(kind, added, starter), starter)
  const write: Write = before ? { kind: 'replace', document: job, version: before.version } : { kind: 'create', document: job }
  return { write, job }
}

/**
 * The same for work of which the last run does what all before it were to do. Its record takes the place of theirs however far they have
 * come, so that what causes the work is not refused because a run moved on meanwhile.
 */
export const startJobAnew = async (queue: JobQueue, kind: JobKind, input: unknown, starter: JobStarter): Promise<StartedJob> => {
  const job = await send(queue, jobOf(kind, input, starter), starter)
  return { write: { kind: 'put', document: job }, job }
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
