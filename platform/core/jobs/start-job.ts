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

/**
 * Starts background work on the house, or starts it anew: work of the same kind that still runs stops at its next step.
 * Mails to the invited add up: those that a run still had to try again are part of the next.
 * The message is sent first and waits for the record, which the caller writes in the batch of what causes the work.
 * @returns the record's write, and the record.
 */
export const startJob = async (
  queue: JobQueue,
  kind: JobKind,
  input: unknown,
  { house, auctionHouseId, claims, now, correlationId }: JobStarter,
): Promise<{ write: Write; job: JobDocument }> => {
  const id = jobId(kind)
  const before = await house.read<JobDocument>(id)
  const job: JobDocument = {
    id,
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
    input:
      kind === 'invitation-mails' && isOpen(before?.document) ? { ...(before?.document.input as object), ...(input as object) } : input,
  }
  await queue.send({ accountId: claims.accountId, auctionHouseId, kind, run: job.run })
  const write: Write = before ? { kind: 'replace', document: job, version: before.version } : { kind: 'create', document: job }
  return { write, job }
}
