/**
 * Calls that come while one of their kind is under way share the next: each gets an answer that was asked for after it came, and a crowd
 * takes two questions.
 * @returns asks; `key` names what is asked about
 */
export const together = <T>(): ((key: string, ask: () => Promise<T>) => Promise<T>) => {
  const underWay = new Map<string, Promise<unknown>>()
  const following = new Map<string, Promise<T>>()

  const begin = (key: string, ask: () => Promise<T>): Promise<T> => {
    const asked = ask().finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }
  return (key, ask) => {
    const current = underWay.get(key)
    if (!current) return begin(key, ask)
    const next = following.get(key) ?? settled(current).then(() => begin(key, ask))
    if (following.has(key)) return next
    following.set(key, next)
    void settled(current).then(() => following.delete(key))
    return next
  }
}

const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  )
