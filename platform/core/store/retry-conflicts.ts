import { retry } from '../concurrency/retry.ts'
import { isStoreError, StoreError } from './store.ts'

/** Of writers who change one document at the same moment one succeeds in each round, so this many can. */
const conflictRetries = 20

export interface Manner<T> {
  /** How often `work` runs at most. */
  attempts?: number
  /** Runs before each further attempt, such as a pause of random length. */
  pause?: (attempt: number) => Promise<void>
  /** Runs in place of a failure with `busy`. */
  otherwise?: (error: StoreError) => Promise<T>
}

/**
 * Runs `work` again after a conflict: `work` reads, decides and writes with the versions read.
 * @param conflicts further store errors that mean a conflict, such as `exists` if `work` creates a missing document
 * @throws StoreError `busy` when every attempt conflicts
 */
export async function retryConflicts<T>(
  work: () => Promise<T>,
  conflicts: readonly StoreError['reason'][] = ['stale'],
  { attempts = conflictRetries, pause, otherwise = refuse(attempts) }: Manner<T> = {},
): Promise<T> {
  const isConflict = (error: unknown): error is StoreError => isStoreError(error, ...conflicts)
  try {
    return await retry(work, { attempts, again: isConflict, ...(pause && { pause }) })
  } catch (error) {
    if (!isConflict(error)) throw error
    return otherwise(error)
  }
}

const refuse = (attempts: number) => (): Promise<never> =>
  Promise.reject(new StoreError('busy', `${attempts} changes met changes of others`))
