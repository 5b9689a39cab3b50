import type { Layout } from '../query/layout.ts'

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
  /** Components of the partition key, or a prefix of them; every partition when missing. */
  partition: unknown[] | undefined
  maxItems: number
  continuation: string | undefined
  /** Seconds since 1970: items that expired by then are left out. */
  now: number
  /** Beginning of the answer, up to its list of items. */
  head: string
}

export interface QueryStats {
  /** Milliseconds. */
  milliseconds: number
  rows: number
}

/** A page as bytes of the answer. */
export interface QueryPage {
  body: Uint8Array
  count: number
  continuation: string | undefined
  stats: QueryStats
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
