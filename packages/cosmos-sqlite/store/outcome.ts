import type { JsonObject } from './definition.ts'
import type { Patch } from './patch.ts'

interface OperationBase {
  /** Canonical partition key. */
  readonly key: string
  readonly ifMatch?: string | undefined
  readonly ifNoneMatch?: string | undefined
}

/** One operation on one item, alone or as a member of a batch. */
export type Operation = OperationBase &
  (
    | { readonly kind: 'create' | 'upsert'; readonly item: JsonObject }
    | { readonly kind: 'replace'; readonly id: string; readonly item: JsonObject }
    | { readonly kind: 'read' | 'delete'; readonly id: string }
    | { readonly kind: 'patch'; readonly id: string; readonly patch: Patch }
  )

/** The outcome of an operation that was not refused. */
export interface Outcome {
  readonly status: 200 | 201 | 204 | 304
  readonly etag?: string
  /** The item, JSON. */
  readonly body?: string
  /** Request units. */
  readonly charge: number
}
