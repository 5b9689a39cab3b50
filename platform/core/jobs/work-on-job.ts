import { id } from '@auctionwiz/contracts/fields'
import { isOpen, type JobKind, jobKinds } from '@auctionwiz/contracts/jobs'
import type { Logger } from '../logging/logger.ts'
import { noTurn, type OwnTurn } from '../queues/turns/in-turn.ts'
import { recordsOf } from '../records/writer.ts'
import { randomId } from '../store/ids.ts'
import type { Partition } from '../store/partition.ts'
import { isStoreError, type Versioned } from '../store/store.ts'
import {
  endedInput,
  type JobDocument,
  type JobMessage,
  type JobQueue,
  type JobStep,
  type JobTools,
  type JobWork,
  jobRecord,
  readJob,
} from './job.ts'
import { startJob } from './start-job.ts'

/** What the worker behind the queue `jobs` needs. */
export interface JobPorts {
  /** The two partitions that work happens in. */
  tenant(accountId: string, auctionHouseId: string): { house: Partition; account: Partition }
  works: Record<JobKind, JobWork>
  queue: JobQueue
  log: Logger
  now(): Date
  wait(ms: number): Promise<void>
  /** The limit of milliseconds per delivery; another delivery does the rest. */
  limitMs: number
}

/** The record is written a moment after the message is sent. */
const recordWaits = [50, 100, 200, 400, 800]

/** From this attempt on a missing record means that it was never written, or that the job was restarted meanwhile. */
const lastLook = 3
/** Seconds until the next look. */
const nextLook = 2

/** Consecutive conflicts of a step before the message is requeued. */
const idleRestarts = 10

/**
 * Processes a job from the queue, at least once per message. After a crash at any point the next delivery continues at the cursor.
 * Throws transient failures, so that the queue delivers the message again.
 */
export const workOnJob =
  (ports: JobPorts) =>
  async (delivered: unknown, turn: OwnTurn = noTurn): Promise<void> => {
    const message = checkedJobMessage(delivered)
    const { house } = ports.tenant(message.accountId, message.auctionHouseId)
    let held = await acquireLease(house, await begin(ports, house, message), ports.now)
    let refusals = 0
    while (held) {
      const { done, cursor } = held.document
      const end = await runSteps(ports, message, held, turn)
      if (end === 'done') return
      refusals = end.document.cursor === cursor && end.document.done === done ? refusals + 1 : 0
      if (refusals > idleRestarts) throw new Error('the records change all the time')
      await ports.wait(100 * (refusals + 1))
      held = await ownsLease(house, end.document)
    }
  }

/** A message names its tenant, so what arrives is checked before anything is opened with it. */
export const checkedJobMessage = (message: unknown): JobMessage => {
  const { accountId, auctionHouseId, kind, run, looks } = (message ?? {}) as Partial<Record<keyof JobMessage, unknown>>
  const known = jobKinds.find((one) => one === kind)
  if (!known) throw new TypeError('not a job message')
  return {
    accountId: idOf(accountId),
    auctionHouseId: idOf(auctionHouseId),
    kind: known,
    run: idOf(run),
    ...(typeof looks === 'number' && { looks }),
  }
}

const idOf = (value: unknown): string => {
  const parsed = id.safeParse(value)
  if (!parsed.success) throw new TypeError('not a job message')
  return parsed.data
}

type Held = Versioned<JobDocument>

const begin = async ({ wait, queue }: JobPorts, house: Partition, message: JobMessage): Promise<Held | undefined> => {
  const { kind, run, looks = 1 } = message
  let found = await readJob(house, kind)
  for (const ms of recordWaits) {
    if (found?.document.run === run) return found
    await wait(ms)
    found = await readJob(house, kind)
  }
  if (found?.document.run === run) return found
  if (looks < lastLook) await queue.send({ ...message, looks: looks + 1 }, nextLook)
  return undefined
}

const acquireLease = async (house: Partition, found: Held | undefined, now: () => Date): Promise<Held | undefined> => {
  if (!found || !isOpen(found.document)) return undefined
  const document: JobDocument = { ...found.document, status: 'running', worker: randomId('w'), movedAt: now().toISOString() }
  try {
    return await recordsOf(jobRecord, house).replace(document, found.version)
  } catch (error) {
    if (!isStoreError(error, 'stale')) throw error
    // Another start or worker changed it meanwhile; the current record says whether there is work left.
    const current = await readJob(house, document.kind)
    return current?.document.run === document.run ? acquireLease(house, current, now) : undefined
  }
}

const ownsLease = async (house: Partition, { kind, run, worker }: JobDocument): Promise<Held | undefined> => {
  const found = await readJob(house, kind)
  return found?.document.run === run && found.document.worker === worker ? found : undefined
}

/** Runs the work from the cursor on. @returns the current job after a conflict, 'done' when there is nothing left to do. */
const runSteps = async (ports: JobPorts, message: JobMessage, taken: Held, turn: OwnTurn): Promise<'done' | Held> => {
  const { accountId, auctionHouseId, kind } = message
  const { house, account } = ports.tenant(accountId, auctionHouseId)
  const started = ports.now()
  const { startedById: userId, startedBy: userName, correlationId } = taken.document
  const starter = { house, auctionHouseId, claims: { accountId, userId, userName }, now: started, correlationId }
  const start: JobTools['start'] = async (other, input) => (await startJob(ports.queue, other, input, starter)).write
  const tools: JobTools = { house, account, accountId, auctionHouseId, now: started, time: () => ports.now(), log: ports.log, start }
  let held = taken
  try {
    for await (const step of ports.works[kind](held.document, tools)) {
      held = await store(house, held, step, ports.now())
      await turn.renew()
      if (step.resumeIn !== undefined) {
        await ports.queue.send(message, step.resumeIn)
        return 'done'
      }
      if (step.unbroken || ports.now().getTime() - started.getTime() < ports.limitMs) continue
      turn.keep()
      await ports.queue.send(message)
      return 'done'
    }
    await finish(house, held, ports)
    return 'done'
  } catch (error) {
    if (isStoreError(error, 'stale', 'missing', 'exists')) return held
    throw error
  }
}

const store = async (house: Partition, { document, version }: Held, step: JobStep, now: Date): Promise<Held> => {
  const { cursor, done, total, others = [], made = [], found = {} } = step
  const { restsUntil: _rested, ...before } = document
  const next: JobDocument = { ...before, cursor, done, total, result: summed(document.result, found), movedAt: now.toISOString() }
  if (made.length > 0) next.made = [...(document.made ?? []), ...made]
  if (step.resumeIn !== undefined) next.restsUntil = new Date(now.getTime() + step.resumeIn * 1000).toISOString()
  const writes = [jobRecord.replacement(next, version), ...others]
  const [written = ''] = await (step.write ? step.write(house, writes) : house.write(writes))
  return { document: next, version: written }
}

const summed = (result: JobDocument['result'], found: JobDocument['result']): JobDocument['result'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(result), ...Object.keys(found)])].map((name) => [name, (result[name] ?? 0) + (found[name] ?? 0)]),
  )

const finish = async (house: Partition, { document, version }: Held, { now, log }: JobPorts): Promise<void> => {
  const { worker: _worker, cursor: _cursor, ...rest } = document
  const completed: JobDocument = { ...rest, input: endedInput(rest), status: 'completed', completedAt: now().toISOString() }
  await recordsOf(jobRecord, house).replace(completed, version)
  log.info('job completed', { kind: document.kind, correlationId: document.correlationId, ...document.result })
}
