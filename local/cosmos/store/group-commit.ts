import type { DatabaseSync } from 'node:sqlite'
import { CosmosError } from '../errors.ts'
import { transaction } from './transaction.ts'

/** Runs writes; resolves when they are committed. */
export type Writer = <T>(work: () => T) => Promise<T>

export interface WriteQueue {
  readonly write: Writer
  /** Lets writes wait. @returns a function that lets them go on, to be called once. */
  hold(): () => void
}

interface Pending {
  work(): unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Milliseconds after which writes that arrived together are left to another commit, so that reads get their turn between large ones. */
const groupMs = 5

type Settled = { ok: true; result: unknown } | { ok: false; error: CosmosError }

/**
 * Makes a writer that commits the writes of requests which arrived together in one transaction: many clients then share
 * the cost of a commit. A refused write (CosmosError) must have left nothing behind and does not touch the others; any other
 * failure fails them all, because nothing of theirs is committed.
 * @param undone called after such a failure
 * @param clock in milliseconds
 */
export function createWriter(db: DatabaseSync, undone: () => void, clock = () => performance.now()): WriteQueue {
  let pending: Pending[] = []
  let holds = 0

  const flush = () => {
    if (holds > 0 || pending.length === 0) return
    const group = pending
    pending = []
    const [only] = group
    try {
      const settled = group.length === 1 && only ? [settle(only)] : transaction(db, () => settleMany(group, clock))
      settled.forEach((outcome, at) => {
        if (outcome.ok) group[at]?.resolve(outcome.result)
        else group[at]?.reject(outcome.error)
      })
      const rest = group.slice(settled.length)
      if (rest.length === 0) return
      pending = rest
      setImmediate(flush)
    } catch (error) {
      undone()
      for (const { reject } of group) reject(error)
    }
  }

  return {
    write: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (pending.length === 0 && holds === 0) setImmediate(flush)
        pending.push({ work, resolve: resolve as (result: unknown) => void, reject })
      }),
    hold() {
      holds += 1
      return () => {
        holds -= 1
        if (holds === 0 && pending.length > 0) setImmediate(flush)
      }
    },
  }
}

/** As many as fit the time, at least one. */
function settleMany(group: readonly Pending[], clock: () => number): Settled[] {
  const settled: Settled[] = []
  const start = clock()
  for (const pending of group) {
    settled.push(settle(pending))
    if (clock() - start > groupMs) break
  }
  return settled
}

function settle({ work }: Pending): Settled {
  try {
    return { ok: true, result: work() }
  } catch (error) {
    if (error instanceof CosmosError) return { ok: false, error }
    throw error
  }
}
