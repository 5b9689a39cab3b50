import { emptyThrottle, type ThrottleRules, type ThrottleState, throttleFailure, throttleWait } from '@auctionwiz/domain/throttle'
import { Failure } from './failure.ts'
import { derivedId } from './ids.ts'
import { partitionOf } from './partition.ts'
import { type DocumentStore, isStoreError, type StoredDocument } from './store.ts'

interface ThrottleDocument extends StoredDocument, ThrottleState {
  id: 'attempts'
  type: 'attempts'
}

/** What is being guarded: an account, an address, …; `name` is hashed, so that the store holds no e-mail or address. */
export interface Guarded {
  kind: string
  name: string
  rules: ThrottleRules
}

/** Slows down guessing. State is in the store, so that all instances count together. */
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

/** Runs what concerns one thing one after the other, in the order in which it came. */
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

const lifetime = 24 * 3600
/** Against other instances; within this one they take turns. */
const races = 8

export const attempts = (store: DocumentStore): Attempts => {
  const inTurn = turns()
  const open = async ({ kind, name }: Guarded) => partitionOf(store, 'throttles', [await derivedId(kind, name)])

  /** @returns how many tries count now; undefined when others were always faster. */
  const record = (guarded: Guarded, now: Date, refuse: boolean): Promise<number | undefined> =>
    inTurn(`${guarded.kind} ${guarded.name}`, () => recordNow(guarded, now, refuse))

  const recordNow = async (guarded: Guarded, now: Date, refuse: boolean): Promise<number | undefined> => {
    const partition = await open(guarded)
    for (let race = 1; race <= races; race += 1) {
      const stored = await partition.read<ThrottleDocument>('attempts')
      const seconds = stored && refuse ? waitOf(stored.document, guarded, now) : 0
      if (seconds > 0) throw new Failure('too_many_attempts', { seconds })
      const state = throttleFailure(stored?.document ?? emptyThrottle(now), guarded.rules, now)
      const document: ThrottleDocument = { ...state, id: 'attempts', type: 'attempts', ttl: lifetime }
      try {
        await partition.write([stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }])
        return state.failures
      } catch (error) {
        if (!isStoreError(error, 'stale') && !isStoreError(error, 'exists') && !isStoreError(error, 'missing')) throw error
      }
    }
    return undefined
  }

  const take = async (guarded: Guarded, now: Date): Promise<number> => {
    const tries = await record(guarded, now, true)
    if (tries === undefined) throw new Failure('too_many_attempts', { seconds: 1 })
    return tries
  }

  /** One failure less; under a flood it may stay counted. */
  const giveBack = (guarded: Guarded): Promise<void> =>
    inTurn(`${guarded.kind} ${guarded.name}`, async () => {
      const partition = await open(guarded)
      for (let race = 1; race <= races; race += 1) {
        const stored = await partition.read<ThrottleDocument>('attempts')
        if (!stored) return
        const document = { ...stored.document, failures: Math.max(0, stored.document.failures - 1) }
        try {
          await partition.write([{ kind: 'replace', document, version: stored.version }])
          return
        } catch (error) {
          if (!isStoreError(error, 'stale') && !isStoreError(error, 'missing')) throw error
        }
      }
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
          const stored = await (await open(one)).read<ThrottleDocument>('attempts')
          return stored ? waitOf(stored.document, one, now) : 0
        }),
      )
      const seconds = Math.max(0, ...waits)
      if (seconds > 0) throw new Failure('too_many_attempts', { seconds })
    },
    failed: async (guarded, now) => {
      // Under a flood some failures go uncounted; the others still slow it down.
      await Promise.all(guarded.map((one) => record(one, now, false)))
    },
    take,
    succeeded: async (guarded) => {
      for (const one of guarded) {
        const partition = await open(one)
        if (await partition.read('attempts')) await partition.write([{ kind: 'remove', id: 'attempts' }]).catch(alreadyGone)
      }
    },
  }
}

/** A try that costs no wait leaves its own time behind, which a call that began a moment earlier must not wait for. */
const waitOf = (state: ThrottleState, { rules }: Guarded, now: Date): number => (state.failures > rules.free ? throttleWait(state, now) : 0)

/** A refusal of what was tried, in contrast to a service that can't answer. */
const isWrong = (error: unknown): boolean => error instanceof Failure && error.status < 429

const alreadyGone = (error: unknown): void => {
  if (!isStoreError(error, 'missing')) throw error
}
