import type { DatabaseSync } from 'node:sqlite'
import { CosmosError } from '../errors.ts'
import { inTurns, type Steps } from './steps.ts'
import { transactionInSteps } from './transaction.ts'

/** Runs writes; resolves when they are committed. */
export type Writer = <T>(work: () => T) => Promise<T>

export interface WriteQueue {
  readonly write: Writer
  /** The same for a long write: reads get their turn between its steps, other writes do not. */
  readonly writeInSteps: <T>(work: () => Steps<T>) => Promise<T>
  /** For work that must not be part of a transaction with others, and find none open. */
  readonly alone: Writer
  /** Lets writes wait; resolves when what had begun is committed. @returns a function that lets them go on, to be called once */
  hold(): Promise<() => void>
}

interface Pending {
  work(): Steps<unknown>
  alone: boolean
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Milliseconds after which writes that arrived together are left to another commit, so that none waits long for its own. */
const groupMs = 5
/** Milliseconds of a write in steps after which reads get their turn. */
const turnMs = 4

type Settled = { ok: true; result: unknown } | { ok: false; error: CosmosError }

/**
 * Makes a writer that commits the writes of requests which arrived together in one transaction: many clients then share
 * the cost of a commit. A refused write (CosmosError) must have left nothing behind and does not touch the others; any other
 * failure fails them all, because nothing of theirs is committed.
 *
 * The connection has an open transaction while a long write is under way: whoever else uses it must do so through this queue.
 * @param undone called after such a failure
 * @param clock in milliseconds
 */
export function createWriter(db: DatabaseSync, undone: () => void, clock = () => performance.now()): WriteQueue {
  const pending: Pending[] = []
  let holds = 0
  let isDue = false
  let running: Promise<void> | undefined

  const schedule = () => {
    if (isDue || running || holds > 0 || pending.length === 0) return
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

  /** What is committed next: what stands before the first that wants to be alone, or that one. */
  const take = (): Pending[] => {
    const at = pending.findIndex(({ alone }) => alone)
    const count = at === -1 ? pending.length : Math.max(1, at)
    return pending.splice(0, count)
  }

  const flush = async () => {
    const group = take()
    const [only] = group
    try {
      const work = group.length === 1 && only ? settleOne(only) : transactionInSteps(db, () => settleMany(group, clock))
      const settled = await inTurns(work, turnMs, clock)
      settled.forEach((outcome, at) => {
        if (outcome.ok) group[at]?.resolve(outcome.result)
        else group[at]?.reject(outcome.error)
      })
      pending.unshift(...group.slice(settled.length))
    } catch (error) {
      undone()
      for (const { reject } of group) reject(error)
    }
  }

  const enqueue = <T>(work: () => Steps<T>, alone: boolean): Promise<T> =>
    new Promise((resolve, reject) => {
      pending.push({ work, alone, resolve: resolve as (result: unknown) => void, reject })
      schedule()
    })

  return {
    write: (work) => enqueue(() => oneStep(work), false),
    writeInSteps: (work) => enqueue(work, false),
    alone: (work) => enqueue(() => oneStep(work), true),
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

/** As many as fit the time, at least one. */
function* settleMany(group: readonly Pending[], clock: () => number): Steps<Settled[]> {
  const settled: Settled[] = []
  const start = clock()
  for (const pending of group) {
    settled.push(yield* settle(pending))
    if (clock() - start > groupMs) break
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
