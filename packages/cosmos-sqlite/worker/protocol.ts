import type { Layout, Partition } from '../query/index.ts'

/** A parameter of a query, as it comes over the wire. */
export interface Parameter {
  name: string
  value: unknown
}

/** One page of one query. */
export interface QueryJob {
  table: string
  text: string
  parameters: Parameter[]
  /** Every partition when missing. */
  partition: Partition
  /** -1 leaves the size of the page to its bytes. */
  maxItems: number
  continuation: string | undefined
  /** Milliseconds since 1970: items that expired by then are left out. */
  now: number
  /** Beginning of the answer, up to its list of items. */
  head: string
}

/** A page as bytes of the answer. */
export interface QueryPage {
  body: Uint8Array
  count: number
  continuation: string | undefined
  /** Request units. */
  charge: number
  milliseconds: number
}

export interface Refusal {
  status: number
  message: string
}

export type ToWorker =
  | { type: 'layout'; table: string; layout: Layout }
  | { type: 'forget'; table: string }
  | { type: 'query'; id: number; job: QueryJob }
  | { type: 'close' }

export type FromWorker =
  | { type: 'page'; id: number; page: QueryPage }
  | { type: 'refused'; id: number; refusal: Refusal }
  | { type: 'failed'; id: number; message: string }
