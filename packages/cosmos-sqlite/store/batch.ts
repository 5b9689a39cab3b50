import { CosmosError } from '../errors.ts'
import type { Container } from './container.ts'
import { operate } from './operate.ts'
import type { Operation, Outcome } from './outcome.ts'
import type { Steps } from './steps.ts'
import { transactionInSteps } from './transaction.ts'

/** The outcome of one operation of a batch: done, or refused. */
export type Result = Outcome | CosmosError

class Rollback extends Error {}

/** Performs all operations or none: the first refusal undoes the others, which then count as 424. */
export function* transactionalBatch(container: Container, operations: readonly Operation[], now: number): Steps<Result[]> {
  const { sequence } = container
  sequence.reserve(operations.length)
  const start = sequence.last
  let refused: { at: number; error: CosmosError } | undefined
  try {
    return yield* transactionInSteps(container.db, function* () {
      const done: Outcome[] = []
      for (const operation of operations) {
        try {
          done.push(operate(container, operation, now))
        } catch (error) {
          if (!(error instanceof CosmosError)) throw error
          refused = { at: done.length, error }
          throw new Rollback()
        }
        yield
      }
      return done
    })
  } catch (error) {
    sequence.last = start
    if (!(error instanceof Rollback) || refused === undefined) throw error
    const { at, error: reason } = refused
    return operations.map((_, index) => (index === at ? reason : new CosmosError(424, 'Another operation of the batch failed.')))
  }
}

/**
 * Performs operations that stand alone and are sent together. They share one commit, which makes loading fast; a refused
 * one leaves no trace because each operation is a single statement.
 * @param continueOnError when false, those after the first refusal count as 424
 */
export function* bulk(container: Container, operations: readonly Operation[], continueOnError: boolean, now: number): Steps<Result[]> {
  container.sequence.reserve(operations.length)
  let failed = false
  const perform = (operation: Operation): Result => {
    if (failed && !continueOnError) return new CosmosError(424, 'An earlier operation failed.')
    try {
      return operate(container, operation, now)
    } catch (error) {
      if (!(error instanceof CosmosError)) throw error
      failed = true
      return error
    }
  }
  return yield* transactionInSteps(container.db, function* () {
    const done: Result[] = []
    for (const operation of operations) {
      done.push(perform(operation))
      yield
    }
    return done
  })
}
