import { isStoreError, StoreError } from './store.ts'

/** Of writers who change one document at the same moment one succeeds in each round, so this many can. */
const conflictRetries = 20

/**
 * Runs `work` again while somebody else changes what it read: `work` reads, decides and writes with the versions read.
 * @param conflicts what else means that somebody was faster, such as `exists` where `work` creates what was missing
 * @throws StoreError `busy` when somebody else was faster every time
 */
export async function retryConflicts<T>(work: () => Promise<T>, conflicts: readonly StoreError['reason'][] = ['stale']): Promise<T> {
  for (let attempt = 1; attempt <= conflictRetries; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!conflicts.some((reason) => isStoreError(error, reason))) throw error
    }
  }
  throw new StoreError('busy', `${conflictRetries} changes met changes of others`)
}
