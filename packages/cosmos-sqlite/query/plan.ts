import type { BoundSql } from './sql.ts'

/** A sort key of a keyset walk. */
export interface PlanKey {
  readonly sql: string
  readonly descending: boolean
}

/** A condition ARRAY_CONTAINS that a side table answers. */
export interface PlanArray {
  /** Quoted name of the side table. */
  readonly table: string
  /** SQL of the search for the value in it. */
  readonly search: BoundSql
  /** Condition on a document (`t.doc`) that it has the value. */
  readonly holds: BoundSql
}

/** Another index for a plan (its name quoted), and the conditions that it serves. */
export interface PlanAlternate {
  readonly index: string
  readonly where: readonly BoundSql[]
}

/** A query made ready for one request. Plain data: it can be sent to a worker. */
export interface Plan {
  readonly table: string
  /** Fingerprint of query, parameters, partition, layout and table: a continuation token of another query doesn't fit. */
  readonly fingerprint: string
  /** Quoted name of the index to walk; undefined for the table itself. */
  readonly index: string | undefined
  /** Undefined when the query reads no documents. */
  readonly from: string | undefined
  /** SQL of the result, then for keyset walks of the sort keys. */
  readonly output: BoundSql
  readonly joins: BoundSql
  /** Conditions, partition and expiry included, arrays left out. */
  readonly where: readonly BoundSql[]
  readonly arrays: readonly PlanArray[]
  /** Set for queries that are walked by key; the others are walked by count. */
  readonly walk: { readonly keys: readonly PlanKey[]; readonly descendingRow: boolean; readonly sorted: boolean } | undefined
  /** The index of the walk and what its range is; only where it gives the wanted order and arrays decide which of its rows are results. */
  readonly range: PlanAlternate | undefined
  /** GROUP BY and ORDER BY of a query walked by count. */
  readonly tail: BoundSql
  /** Indexes that don't sort the rows but may find fewer than `index` has to be walked for, with the conditions each serves. */
  readonly alternates: readonly PlanAlternate[]
  /**
   * Output and tail to use instead when a row meets `guard`: grouping by a column is only right as long as it holds no arrays or
   * objects, whose spelling may differ although they are equal.
   */
  readonly spare: { readonly guard: BoundSql; readonly output: BoundSql; readonly tail: BoundSql } | undefined
  readonly skip: number
  readonly take: number | undefined
}
