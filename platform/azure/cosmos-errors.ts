import { StoreError } from '../core/store.ts'

/** The one place where Cosmos DB's status codes become the store's failures. Anything else passes unchanged. */
export const storeErrorOf = (error: unknown): unknown => {
  const { code, message, retryAfterInMs } = error as { code?: unknown; message?: string; retryAfterInMs?: number }
  return storeErrorOfStatus(Number(code), message ?? String(error), retryAfterInMs) ?? error
}

export const storeErrorOfStatus = (status: number, message: string, retryAfterMs?: number): StoreError | undefined => {
  if (status === 409) return new StoreError('exists', message)
  if (status === 412) return new StoreError('stale', message)
  if (status === 404) return new StoreError('missing', message)
  if (status === 413) return new StoreError('too_large', message)
  if (status === 429 || status === 503 || status === 408 || status === 449) return new StoreError('busy', message, retryAfterMs)
  return undefined
}
