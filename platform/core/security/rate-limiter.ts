import { emptyThrottle, type ThrottleRules, throttleFailure, throttleWait } from '@auctionwiz/domain/throttle'
import * as z from 'zod/mini'
import { Failure } from '../errors/failure.ts'
import { type DocumentOf, record } from '../records/record.ts'
import { recordsOf } from '../records/writer.ts'
import { derivedId } from '../store/ids.ts'
import { partitionOf } from '../store/partition.ts'
import { type DocumentStore, isStoreError } from '../store/store.ts'

export const throttleFields = { failures: z.int(), windowStart: z.number(), blockedUntil: z.number() }

const lifetime = 24 * 3600

export const attemptsRecord = record({
  type: 'attempts',
  container: 'throttles',
  names: ['rate limit', 'rate limits'],
  about: 'How often something was tried, such as a password. Its partition is a hash of its key.',
  fields: () => throttleFields,
  ttl: lifetime,
  personalData: 'none',
})

type AttemptsDocument = DocumentOf<typeof attemptsRecord>

const attemptsId = 'attempts'

/** What a limit applies to: an account, an address, …; `name` is hashed, so that the store contains no email or address. */
export interface LimitKey {
  kind: string
  name: string
  rules: ThrottleRules
}

/** Rate limits guessing. The state is in the store, so that all instances share it. */
export interface RateLimiter {
  /** Fails with too_many_attempts while any of them is slowed down. */
  check(keys: readonly LimitKey[], now: Date): Promise<void>
  /**
   * Counts a try before it is made, so that tries made together count as surely as those made one after the other. Fails with
   * too_many_attempts while slowed down, and when too many come at the same time. Call `reset` after a correct try.
   * @returns how many tries count now, this one included.
   */
  consume(key: LimitKey, now: Date): Promise<number>
  /**
   * Makes a try that counts from its beginning, and no longer once it turned out right or could not be judged (the service was busy or failed):
   * for what many people try from one address, whose wrong tries must not be forgotten for a right one. Fails as `consume` does.
   */
  attempt<T>(key: LimitKey, now: Date, work: () => Promise<T>): Promise<T>
  recordFailure(keys: readonly LimitKey[], now: Date): Promise<void>
  reset(keys: readonly LimitKey[]): Promise<void>
}

/** Runs the tasks of one key one after the other, in order of arrival. */
const turns = () => {
  const last = new Map<string, Promise<unknown>>()
  return <T>(thing: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(thing) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(thing, mine)
    const forget = (): void => {
      if (last.get(thing) === mine) last.delete(thing)
    }
    mine.then(forget, forget)
    return mine
  }
}

/** Retries of conflicts with other instances; within this one attempts take turns. */
const races = 8

export const rateLimiter = (store: DocumentStore): RateLimiter => {
  const inTurn = turns()
  const open = async ({ kind, name }: LimitKey) => recordsOf(attemptsRecord, partitionOf(store, 'throttles', [await derivedId(kind, name)]))

  /** @returns how many attempts count now; undefined when every retry met a conflict. */
  const record = (key: LimitKey, now: Date, refuse: boolean): Promise<number | undefined> =>
    inTurn(`${key.kind} ${key.name}`, () => recordNow(key, now, refuse))

  const recordNow = async (key: LimitKey, now: Date, refuse: boolean): Promise<number | undefined> => {
    let tries: number | undefined
    const change = (stored: AttemptsDocument | undefined) => {
      const seconds = stored && refuse ? throttleWait(stored, key.rules, now) : 0
      if (seconds > 0) throw new Failure('too_many_attempts', { seconds })
      const state = throttleFailure(stored ?? emptyThrottle(now), key.rules, now)
      tries = state.failures
      return { ...state, id: attemptsId }
    }
    const giveUp = async () => {
      tries = undefined
      return undefined
    }
    await (await open(key)).upsert(attemptsId, change, { attempts: races, otherwise: giveUp })
    return tries
  }

  const consume = async (key: LimitKey, now: Date): Promise<number> => {
    const tries = await record(key, now, true)
    if (tries === undefined) throw new Failure('too_many_attempts', { seconds: 1 })
    return tries
  }

  /** Removes one failure; under a flood it may stay counted. */
  const refund = (key: LimitKey): Promise<void> =>
    inTurn(`${key.kind} ${key.name}`, async () => {
      const oneLess = (stored: AttemptsDocument | undefined) => stored && { ...stored, failures: Math.max(0, stored.failures - 1) }
      await (await open(key)).upsert(attemptsId, oneLess, { attempts: races, otherwise: async () => undefined })
    })

  return {
    attempt: async (key, now, work) => {
      await consume(key, now)
      try {
        const result = await work()
        await refund(key)
        return result
      } catch (error) {
        if (!isWrong(error)) await refund(key)
        throw error
      }
    },
    check: async (keys, now) => {
      const waits = await Promise.all(
        keys.map(async (one) => {
          const stored = await (await open(one)).find(attemptsId)
          return stored ? throttleWait(stored.document, one.rules, now) : 0
        }),
      )
      const seconds = Math.max(0, ...waits)
      if (seconds > 0) throw new Failure('too_many_attempts', { seconds })
    },
    recordFailure: async (keys, now) => {
      // Under a flood some failures are not counted; the others still throttle it.
      await Promise.all(keys.map((one) => record(one, now, false)))
    },
    consume,
    reset: async (keys) => {
      for (const one of keys) {
        const counted = await open(one)
        if (await counted.find(attemptsId)) await counted.remove(attemptsId).catch(alreadyGone)
      }
    },
  }
}

/** Whether the attempt was wrong, rather than a service unable to answer. */
const isWrong = (error: unknown): boolean => error instanceof Failure && error.status < 429

const alreadyGone = (error: unknown): void => {
  if (!isStoreError(error, 'missing')) throw error
}
