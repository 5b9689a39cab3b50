import { emptyThrottle, type ThrottleRules, type ThrottleState, throttleFailure, throttleWait } from '@auctionwiz/domain/throttle'
import { Failure } from '@auctionwiz/platform/core/failure'
import { derivedId } from '@auctionwiz/platform/core/ids'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import { type DocumentStore, isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store'

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
   */
  take(guarded: Guarded, now: Date): Promise<void>
  failed(guarded: readonly Guarded[], now: Date): Promise<void>
  succeeded(guarded: readonly Guarded[]): Promise<void>
}

const lifetime = 24 * 3600
const races = 5

export const attempts = (store: DocumentStore): Attempts => {
  const open = async ({ kind, name }: Guarded) => partitionOf(store, 'throttles', [await derivedId(kind, name)])

  /** @returns false when others were always faster. */
  const record = async (guarded: Guarded, now: Date, refuse: boolean): Promise<boolean> => {
    const partition = await open(guarded)
    for (let race = 1; race <= races; race += 1) {
      const stored = await partition.read<ThrottleDocument>('attempts')
      const seconds = stored && refuse ? waitOf(stored.document, guarded, now) : 0
      if (seconds > 0) throw new Failure('too_many_attempts', { seconds })
      const state = throttleFailure(stored?.document ?? emptyThrottle(now), guarded.rules, now)
      const document: ThrottleDocument = { ...state, id: 'attempts', type: 'attempts', ttl: lifetime }
      try {
        await partition.write([stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }])
        return true
      } catch (error) {
        if (!isStoreError(error, 'stale') && !isStoreError(error, 'exists') && !isStoreError(error, 'missing')) throw error
      }
    }
    return false
  }

  return {
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
    take: async (guarded, now) => {
      if (!(await record(guarded, now, true))) throw new Failure('too_many_attempts', { seconds: 1 })
    },
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

const alreadyGone = (error: unknown): void => {
  if (!isStoreError(error, 'missing')) throw error
}
