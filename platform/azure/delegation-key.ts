/** Milliseconds for which a key is asked, and before its end from which another one is. */
const lifetime = 6 * 3_600_000
const renewal = 3_600_000
/** Clocks of services differ. */
export const clockSkew = 5 * 60_000

/** A key that signs in place of the identity to which storage gave it, and until when. */
interface Held<Key> {
  key: Promise<Key>
  until: number
}

/**
 * The key that signs addresses, asked for once in some hours. A failure is not kept.
 * @param ask fetches a key for a span of time
 */
export const delegationKey = <Key>(ask: (from: Date, until: Date) => Promise<Key>, now: () => number): (() => Promise<Key>) => {
  let held: Held<Key> | undefined
  return () => {
    if (held && held.until - now() > renewal) return held.key
    const until = now() + lifetime
    const asked: Held<Key> = { key: ask(new Date(now() - clockSkew), new Date(until)), until }
    held = asked
    asked.key.catch(() => {
      if (held === asked) held = undefined
    })
    return asked.key
  }
}
