import { StoreError } from '../core/store/store.ts'
import { busyErrorOf } from './busy.ts'

/** The one place where Cosmos DB's status codes become the store's failures. Anything else passes unchanged. */
export const storeErrorOf = (error: unknown): unknown => {
  const { code, message = String(error) } = error as { code?: unknown; message?: string }
  const status = Number(code)
  if (status === 409) return new StoreError('exists', message)
  if (status === 412) return new StoreError('stale', message)
  if (status === 404) return new StoreError('missing', message)
  if (status === 413) return new StoreError('too_large', message)
  return busyErrorOf(error, 'database') ?? error
}
