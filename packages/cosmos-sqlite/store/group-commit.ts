import type { DatabaseSync } from 'node:sqlite'
import { CosmosError } from '../errors.ts'
import { createFairOrder } from '../fair-order.ts'
import { inTurns, type Steps } from './steps.ts'
import { transactionInSteps } from './transaction.ts'

/** Runs writes; resolves when they are committed. Tenants take turns. */
export type Writer = <T>(work: () => T, tenant?: string) => Promise<T>

export interface WriteQueue {
  readonly write: Writer
  /**
   * The same for a write that may be long: reads get their turn between its steps, other writes do not.
   * @param size number of its steps
   */
  readonly writeInSteps: <T>(work: () => Steps<T>, tenant?: string, size?: number) => Promise<T>
  /** For work that must not be part of a transaction with others, and find none open. */
  readonly alone: Writer
  /** Lets writes wait; resolves when what had begun is committed. @returns a function that lets them continue, to be called once */
  hold(): Promise<() => void>
}

interface Pending {
  work(): Steps<unknown>
  alone: boolean
  /** Gets a separate commit, so that no earlier short write waits for it. */
  long: boolean
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Milliseconds after which writes that arrived together are left to another commit, so that none waits long for its own. */
const groupMs = 5
/** Steps from which on a write is long. */
const longSize = 20
/** Milliseconds of a write in steps after which reads get their turn. A query takes several: it comes, is passed to its thread and answered. */
const turnMs = 1

type Settled = { ok: true; result: unknown } | { ok: false; error: CosmosError }

/**
 * Makes a writer that commits the writes of requests which arrived together in one transaction: many clients then share
 * the cost of a commit. A refused write (CosmosError) must have left nothing behind and does not touch the others; any other
 * failure fails them all, because nothing of theirs is committed.
 *
 * The connection has an open transaction while a long write is under way: all other users of it must go through this queue.
 * @param undone called after such a failure
 * @param clock in milliseconds
 */
export function createWriter(db: DatabaseSync, undone: () => void, clock = () => performance.now()): WriteQueue {
  const pending = createFairOrder<Pending>()
  let holds = 0
  let isDue = false
  let running: Promise<void> | undefined

  const schedule = () => {
    if (isDue || running || holds > 0 || pending.peek() === undefined) return
    isDue = true
    setImmediate(() => {
      isDue = false
      if (holds > 0) return
      running = flush().finally(() => {
        running = undefined
        schedule()
      })
    })
  }

  const mayShare = (write: Pending | undefined): boolean => write !== undefined && !write.alone && !write.long

  /** Takes the next write if it may share a commit. */
  const takeShort = (): Pending | undefined => (mayShare(pending.peek()) ? pending.shift() : undefined)

  const flush = async () => {
    const first = pending.shift()
    if (!first) return
    const group = [first]
    const shares = mayShare(first) && mayShare(pending.peek())
    try {
      const work = shares ? transactionInSteps(db, () => settleMany(group, takeShort, clock)) : settleOne(first)
      const settled = await inTurns(work, turnMs, clock)
      settled.forEach((outcome, at) => {
        if (outcome.ok) group[at]?.resolve(outcome.result)
        else group[at]?.reject(outcome.error)
      })
    } catch (error) {
      undone()
      for (const { reject } of group) reject(error)
    }
  }

  const enqueue = <T>(work: () => Steps<T>, tenant: string, kind: Pick<Pending, 'alone' | 'long'>): Promise<T> =>
    new Promise((resolve, reject) => {
      pending.push(tenant, { work, ...kind, resolve: resolve as (result: unknown) => void, reject })
      schedule()
    })

  return {
    write: (work, tenant = '') => enqueue(() => oneStep(work), tenant, { alone: false, long: false }),
    writeInSteps: (work, tenant = '', size = 1) => enqueue(work, tenant, { alone: false, long: size >= longSize }),
    alone: (work, tenant = '') => enqueue(() => oneStep(work), tenant, { alone: true, long: false }),
    async hold() {
      holds += 1
      await running
      return () => {
        holds -= 1
        schedule()
      }
    },
  }
}

// biome-ignore lint/correctness/useYield: all of it is one step
function* oneStep<T>(work: () => T): Steps<T> {
  return work()
}

function* settleOne(pending: Pending): Steps<Settled[]> {
  return [yield* settle(pending)]
}

/** Settles the first of a group, and what is added to it as long as that fits the time. */
function* settleMany(group: Pending[], next: () => Pending | undefined, clock: () => number): Steps<Settled[]> {
  const settled: Settled[] = []
  const start = clock()
  for (const pending of group) {
    settled.push(yield* settle(pending))
    const more = clock() - start > groupMs ? undefined : next()
    if (!more) break
    group.push(more)
    yield
  }
  return settled
}

function* settle({ work }: Pending): Steps<Settled> {
  try {
    return { ok: true, result: yield* work() }
  } catch (error) {
    if (error instanceof CosmosError) return { ok: false, error }
    throw error
  }
}
