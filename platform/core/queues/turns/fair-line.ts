import type { Failure } from '../../errors/failure.ts'

/** The parallelism of something in this instance. */
export interface FairLineRules {
  /** Of all together. */
  atOnce: number
  /**
   * Of one account; asked at each start, so that it may depend on how busy the instance is.
   * @param isAlone whether no other account has come for ten seconds
   */
  perAccount(isAlone: boolean): number
  /** How many of one account wait at most. */
  waiting: number
  /** What a work fails with when that many of its account wait. */
  full(): Failure
  /**
   * Called when work begins: `free` gives its place to the next before it ends, so that long work does not hold up the short work of its account.
   * @returns a function that is called when the work ends
   */
  onBegin?(free: () => void): () => void
  /**
   * For how long an account rests after its work: it begins nothing further then, and others have the processor for themselves.
   * @param tookMs how long the work took
   */
  rest?(tookMs: number): Promise<void>
  /** Milliseconds on a clock that only goes forward; `performance.now` where it is left out. */
  now?(): number
}

/** Milliseconds without another account after which one has the instance to itself. */
const aloneAfter = 10_000

interface Place {
  running: number
  /** How many works it was served, counted from the round in which it came; the smallest is next. */
  round: number
  waiting: (() => void)[]
}

/** Runs works of many accounts: each account has its own line, and free places go to the accounts in turn. */
export interface FairLine {
  run<T>(accountId: string, work: () => Promise<T>): Promise<T>
}

/**
 * In the memory of one instance: for what answers a call and cannot be put off. Work that can be goes through a queue and `inTurn`.
 * An account that sends very much waits for itself; another one waits for one work of each account at most.
 */
export const fairLine = ({ atOnce, perAccount, waiting, full, onBegin, rest, now = () => performance.now() }: FairLineRules): FairLine => {
  const places = new Map<string, Place>()
  let running = 0
  let round = 0
  let latest: string | undefined
  let metAt = now()

  /** Notes which account comes, and when it was last another one than before. */
  const note = (accountId: string): void => {
    if (latest !== undefined && accountId !== latest) metAt = now()
    latest = accountId
  }

  const limitNow = (): number => perAccount(now() - metAt >= aloneAfter)

  const begin = (place: Place): void => {
    running += 1
    place.running += 1
    round = Math.max(round, place.round)
    place.round += 1
  }

  const serveWaiting = (): void => {
    const limit = limitNow()
    while (running < atOnce) {
      let first: Place | undefined
      for (const place of places.values())
        if (place.waiting.length > 0 && place.running < limit && place.round < (first?.round ?? Number.POSITIVE_INFINITY)) first = place
      const next = first?.waiting.shift()
      if (!first || !next) return
      begin(first)
      next()
    }
  }

  const enter = async (accountId: string): Promise<Place> => {
    note(accountId)
    const place = places.get(accountId) ?? { running: 0, round, waiting: [] }
    if (place.waiting.length >= waiting) throw full()
    places.set(accountId, place)
    if (running < atOnce && place.running < limitNow()) {
      begin(place)
      return place
    }
    await new Promise<void>((resolve) => place.waiting.push(resolve))
    return place
  }

  const leave = (accountId: string, place: Place): void => {
    place.running -= 1
    if (place.running === 0 && place.waiting.length === 0) places.delete(accountId)
    serveWaiting()
  }

  return {
    run: async (accountId, work) => {
      const place = await enter(accountId)
      const started = now()
      let held = true
      const free = (): void => {
        if (!held) return
        held = false
        running -= 1
        if (rest) {
          serveWaiting()
          void rest(now() - started).then(() => leave(accountId, place))
        } else leave(accountId, place)
      }
      const onEnd = onBegin?.(free)
      try {
        return await work()
      } finally {
        onEnd?.()
        free()
      }
    },
  }
}
