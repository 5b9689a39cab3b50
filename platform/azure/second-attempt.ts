import { setTimeout as pause } from 'node:timers/promises'
import { StoreError, type Write } from '../core/store/store.ts'
import { isWorthASecond } from './busy.ts'
import { storeErrorOf } from './cosmos-errors.ts'

/** Milliseconds until the second attempt, long enough for a service that restarts a node. */
const between = 200

/** Milliseconds of a first attempt beyond which the SDK has tried again itself, and the caller has waited long enough. */
const quick = 2_000

/** Reads once more after a single 503 or a broken connection. Fails with what `storeErrorOf` makes of the failure. */
export const readTwice = async <T>(read: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  try {
    return await read().catch(async (error: unknown) => {
      if (!isWorthASecond(error) || performance.now() - started > quick) throw error
      await pause(between)
      return read()
    })
  } catch (error) {
    throw storeErrorOf(error)
  }
}

/**
 * Retries a write whose first attempt may have succeeded unnoticed, where a second one is harmless. If the retry meets a conflict, either the first
 * attempt or another writer caused it. These cannot be distinguished, so the outcome is `busy`, as without the retry.
 */
export const writeTwice = async <T>(writes: readonly Write[], write: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  try {
    return await write()
  } catch (error) {
    const first = storeErrorOf(error)
    if (!isWorthASecond(error) || !isRepeatable(writes) || performance.now() - started > quick) throw first
    await pause(between)
    return write().catch((again: unknown) => {
      const second = storeErrorOf(again)
      throw second instanceof StoreError ? first : second
    })
  }
}

/** All writes of a batch happen or none: one that its own success refuses the second time protects those that would add up. */
const isRepeatable = (writes: readonly Write[]): boolean =>
  writes.some((write) => write.kind === 'create' || ('version' in write && write.version !== undefined)) ||
  writes.every(({ kind }) => kind !== 'increment')
