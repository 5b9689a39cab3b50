/** Kinds of storage operation that are counted. */
export type StatKind =
  | 'pointRead'
  | 'create'
  | 'upsert'
  | 'replace'
  | 'delete'
  | 'patch'
  | 'batch'
  | 'bulk'
  | 'query'
  | 'queryPlan'
  | 'changeFeed'
  | 'metadata'

/** Counts of the clients' requests, to see how many storage operations a call of the product costs. */
export interface Stats {
  /** Requests by kind. */
  readonly requests: Partial<Record<StatKind, number>>
  /** Requests by container (`database/container`) and kind. */
  readonly containers: Record<string, Partial<Record<StatKind, number>>>
  /** Answers of 400 and above by status. */
  readonly errors: Record<string, number>
  /** Operations within batches and bulk requests. */
  batchedOperations: number
  /** Items of query and change feed pages. */
  itemsReturned: number
  /** Request units in all. */
  charge: number
}

export const emptyStats = (): Stats => ({ requests: {}, containers: {}, errors: {}, batchedOperations: 0, itemsReturned: 0, charge: 0 })

/** Counts one request. @param container `database/container`, when it concerns one */
export function count(stats: Stats, kind: StatKind, container?: string): void {
  stats.requests[kind] = (stats.requests[kind] ?? 0) + 1
  if (container === undefined) return
  let own = stats.containers[container]
  if (own === undefined) {
    own = {}
    stats.containers[container] = own
  }
  own[kind] = (own[kind] ?? 0) + 1
}

/** Requests that read or write data; query plans and metadata are left out. */
export function storageOperations({ requests }: Stats): number {
  return Object.entries(requests).reduce((sum, [kind, number]) => (kind === 'queryPlan' || kind === 'metadata' ? sum : sum + number), 0)
}
