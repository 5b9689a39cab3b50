import { Failure } from '../errors/failure.ts'
import { StoreError } from './store.ts'

/** Milliseconds to wait at least, where a service was too busy or unreachable; undefined for any other failure. */
export const busyFor = (error: unknown): number | undefined => {
  if (error instanceof StoreError && error.reason === 'busy') return error.retryAfterMs
  return error instanceof Failure && error.code === 'busy' ? (error.retryAfter ?? 1) * 1000 : undefined
}
