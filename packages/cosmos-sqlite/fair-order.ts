/** What waits for the one thread or connection that does it, by the tenant for whom it is. */
export interface FairOrder<T> {
  /** Adds an entry behind the others of its tenant. */
  push(tenant: string, entry: T): void
  /** The next entry, which stays. */
  peek(): T | undefined
  /** Takes the next entry. Its tenant has its next turn after all others that wait. */
  shift(): T | undefined
}

/**
 * Tenants take turns, so that one that sends very much waits for itself: another one waits for one entry of each at most. Azure serves them on more
 * than the one thread that there is here.
 */
export function createFairOrder<T>(): FairOrder<T> {
  /** A map keeps its keys in the order in which they were set: the first tenant is next. */
  const lines = new Map<string, T[]>()
  const next = () => lines.entries().next().value
  return {
    push(tenant, entry) {
      const line = lines.get(tenant)
      if (line) line.push(entry)
      else lines.set(tenant, [entry])
    },
    peek: () => next()?.[1][0],
    shift() {
      const [tenant, line] = next() ?? []
      if (tenant === undefined || line === undefined) return undefined
      const entry = line.shift()
      lines.delete(tenant)
      if (line.length > 0) lines.set(tenant, line)
      return entry
    },
  }
}

/** The tenant of a partition: the first value of its key. @param key canonical JSON of the values */
export function tenantOf(key: string): string {
  return key.split(/[,\]]/, 1)[0] ?? key
}
