/**
 * Coalesces concurrent calls by key: calls that arrive while one runs share the next, so that each gets an answer requested after its arrival, and
 * any number of calls need two requests.
 * @returns a function that requests by `key`
 */
export const coalesce = <T>(): ((key: string, ask: () => Promise<T>) => Promise<T>) => {
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
