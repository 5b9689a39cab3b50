import type { ContainerName } from './containers.ts'

/** A document as stored: JSON with an id that is unique in its partition and a type that says what it is. */
export interface StoredDocument {
  id: string
  type: string
  /** Seconds after the last write until the store forgets the document; -1 keeps it where the container would forget it. */
  ttl?: number
}

/** A document with the opaque version that a later change must send back. */
export interface Versioned<T> {
  document: T
  version: string
}

export type Scalar = string | number | boolean

/** One condition on a field; nested fields are written with dots. All conditions of a query must hold. */
export type Condition =
  | { field: string; equals: Scalar }
  | { field: string; in: readonly Scalar[] }
  | { field: string; atLeast: string | number }
  | { field: string; atMost: string | number }
  | { field: string; below: string | number }
  /** A list within the list means any one of its values. */
  | { field: string; containsAll: readonly (string | readonly string[])[] }
  | { field: string; contains: string }

export interface SortKey {
  field: string
  descending?: boolean
}

export interface Query {
  /** One type, or each of several. */
  type: string | readonly string[]
  where?: readonly Condition[]
  /** Together with the fields compared for equality these need a composite index in `infra/cosmos.json`. */
  orderBy?: readonly SortKey[]
  /**
   * Only these fields (and id) are read; the whole document when absent. Of a field named with dots only that part is read, within an object that
   * is there also when the document has none.
   */
  fields?: readonly string[]
}

/** What to add up of the documents that a query finds: one result for each combination of the values of `by`. */
export interface SumRequest {
  /** Fields of few distinct values. */
  by: readonly string[]
  /** Fields that hold a number in every document. */
  of: readonly string[]
}

export interface Sums {
  /** The values of `SumRequest.by`, in its order. */
  by: unknown[]
  count: number
  /** In the order of `SumRequest.of`. */
  sums: number[]
}

export interface PageRequest {
  limit: number
  /** The `next` of the page before. A value that is not ours is refused as invalid_request. */
  next?: string | undefined
}

export interface Page<T> {
  items: T[]
  /** The version of each item, in the order of the items. */
  versions: string[]
  next?: string
}

export type Write =
  | { kind: 'create'; document: StoredDocument }
  | { kind: 'put'; document: StoredDocument }
  | { kind: 'replace'; document: StoredDocument; version: string }
  | { kind: 'remove'; id: string; version?: string }
  /**
   * Adds to numbers of a document; nested fields are written with dots, a last part that is not there counts as 0. Never stale.
   * A `Partition` first creates the document as `empty` where there is none; the store itself knows `missing` alone.
   */
  | { kind: 'increment'; id: string; by: Readonly<Record<string, number>>; empty?: StoredDocument }

/** At most this many writes fit one atomic batch. */
export const batchLimit = 100

export type PartitionKey = readonly string[]

/**
 * The document store. Every call names one partition and never crosses it. Writes of one call happen together or not at all.
 * Failures: `exists` (create or unique value taken), `stale` (version changed), `missing` (nothing to replace, remove or add to),
 * `busy` (throttled or unavailable; `retryAfterMs`), `too_large`.
 */
export interface DocumentStore {
  read<T extends StoredDocument>(container: ContainerName, partition: PartitionKey, id: string): Promise<Versioned<T> | undefined>
  query<T extends StoredDocument>(container: ContainerName, partition: PartitionKey, query: Query, page: PageRequest): Promise<Page<T>>
  /** @param most where to stop counting, for a query that may have very many results: the answer is at most this */
  count(container: ContainerName, partition: PartitionKey, query: Query, most?: number): Promise<number>
  /** Adds up fields of all that a query finds; reads as much as a count of them does, so not for a search. */
  sums(container: ContainerName, partition: PartitionKey, query: Query, request: SumRequest): Promise<Sums[]>
  /**
   * The different texts of a field in what a query finds, in no order; of a list, such as `tags[]`, those of its elements.
   * @param most where to stop: the answer is at most this long
   */
  distinct(container: ContainerName, partition: PartitionKey, query: Query, field: string, most: number): Promise<string[]>
  /** @returns the new version of each written document, '' for removed ones. */
  write(container: ContainerName, partition: PartitionKey, writes: readonly Write[]): Promise<string[]>
}

export class StoreError extends Error {
  override name = 'StoreError'
  readonly reason: 'exists' | 'stale' | 'missing' | 'busy' | 'too_large'
  readonly retryAfterMs: number

  constructor(reason: StoreError['reason'], message: string, retryAfterMs = 1000) {
    super(message)
    this.reason = reason
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether the store failed for one of these reasons. */
export const isStoreError = (error: unknown, ...reasons: readonly StoreError['reason'][]): error is StoreError =>
  error instanceof StoreError && reasons.includes(error.reason)
