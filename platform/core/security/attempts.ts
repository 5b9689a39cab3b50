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
  about: 'How often something was tried, such as a password. Its partition is a hash of what is guarded.',
  fields: throttleFields,
  ttl: lifetime,
  personalData: 'none',
})

type AttemptsDocument = DocumentOf<typeof attemptsRecord>

const attemptsId = 'attempts'

/** What a limit applies to: an account, an address, …; `name` is hashed, so that the store contains no email or address. */
export interface Guarded {
  kind: string
  name: string
  rules: ThrottleRules
}

/** Rate limits guessing. The state is in the store, so that all instances share it. */
export interface Attempts {
  /** Fails with too_many_attempts while any of them is slowed down. */
  admit(guarded: readonly Guarded[], now: Date): Promise<void>
  /**
   * Counts a try before it is made, so that tries made together count as surely as those made one after the other. Fails with
   * too_many_attempts while slowed down, and when too many come at once. What turns out right is given back with `succeeded`.
   * @returns how many tries count now, this one included.
   */
  take(guarded: Guarded, now: Date): Promise<number>
  /**
   * Makes a try that counts from its beginning, and no longer once it turned out right or could not be judged (the service was busy or failed):
   * for what many people try from one address, whose wrong tries must not be forgotten for a right one. Fails as `take` does.
   */
  tried<T>(guarded: Guarded, now: Date, work: () => Promise<T>): Promise<T>
  failed(guarded: readonly Guarded[], now: Date): Promise<void>
  succeeded(guarded: readonly Guarded[]): Promise<void>
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

export const attempts = (store: DocumentStore): Attempts => {
  const inTurn = turns()
  const open = async ({ kind, name }: Guarded) => recordsOf(attemptsRecord, partitionOf(store, 'throttles', [await derivedId(kind, name)]))

  /** @returns how many attempts count now; undefined when every retry met a conflict. */
  const record = (guarded: Guarded, now: Date, refuse: boolean): Promise<number | undefined> =>
    inTurn(`${guarded.kind} ${guarded.name}`, () => recordNow(guarded, now, refuse))

  const recordNow = async (guarded: Guarded, now: Date, refuse: boolean): Promise<number | undefined> => {
    let tries: number | undefined
    const change = (stored: AttemptsDocument | undefined) => {
      const seconds = stored && refuse ? throttleWait(stored, guarded.rules, now) : 0
      if (seconds > 0) throw new Failure('too_many_attempts', { seconds })
      const state = throttleFailure(stored ?? emptyThrottle(now), guarded.rules, now)
      tries = state.failures
      return { ...state, id: attemptsId }
    }
    const giveUp = async () => {
      tries = undefined
      return undefined
    }
    await (await open(guarded)).upsert(attemptsId, change, { attempts: races, otherwise: giveUp })
    return tries
  }

  const take = async (guarded: Guarded, now: Date): Promise<number> => {
    const tries = await record(guarded, now, true)
    if (tries === undefined) throw new Failure('too_many_attempts', { seconds: 1 })
    return tries
  }

  /** Removes one failure; under a flood it may stay counted. */
  const giveBack = (guarded: Guarded): Promise<void> =>
    inTurn(`${guarded.kind} ${guarded.name}`, async () => {
      const oneLess = (stored: AttemptsDocument | undefined) => stored && { ...stored, failures: Math.max(0, stored.failures - 1) }
      await (await open(guarded)).upsert(attemptsId, oneLess, { attempts: races, otherwise: async () => undefined })
    })

  return {
    tried: async (guarded, now, work) => {
      await take(guarded, now)
      try {
        const result = await work()
        await giveBack(guarded)
        return result
      } catch (error) {
        if (!isWrong(error)) await giveBack(guarded)
        throw error
      }
    },
    admit: async (guarded, now) => {
      const waits = await Promise.all(
        guarded.map(async (one) => {
          const stored = await (await open(one)).find(attemptsId)
          return stored ? throttleWait(stored.document, one.rules, now) : 0
        }),
      )
      const seconds = Math.max(0, ...waits)
      if (seconds > 0) throw new Failure('too_many_attempts', { seconds })
    },
    failed: async (guarded, now) => {
      // Under a flood some failures are not counted; the others still throttle it.
      await Promise.all(guarded.map((one) => record(one, now, false)))
    },
    take,
    succeeded: async (guarded) => {
      for (const one of guarded) {
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
