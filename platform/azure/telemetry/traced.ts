import { AsyncLocalStorage } from 'node:async_hooks'
import type { Fields, SpanName } from './fields.ts'

/** What one call, message or timer took of the storage services. */
export interface Use {
  operations: number
  requestUnits: number
}

/** A span under way. */
export interface OpenSpan {
  /** In the form of W3C Trace Context, for a message that this work sends. */
  traceParent: string
  end(fields: Fields, error?: unknown): void
}

export interface SpanStart {
  name: SpanName
  kind: 'server' | 'client' | 'consumer' | 'internal'
  /** `traceparent` of the caller. */
  from?: string | undefined
  /** `traceparent` of what enqueued the message. */
  cause?: string | undefined
  fields?: Fields
}

/** Where spans and measurements go. */
export interface Recorder {
  begin(start: SpanStart, parent?: OpenSpan): OpenSpan
  /** Counts the work by its name, sampled or not. */
  measure(name: SpanName, use: Use): void
}

interface Active {
  span: OpenSpan
  use: Use
}

const active = new AsyncLocalStorage<Active>()
let recorder: Recorder | undefined

/** From now on, or until it is called without one, work is recorded. */
export const recordWith = (one: Recorder | undefined): void => {
  recorder = one
}

/** Records a call, a message or a run of a timer, with what it takes of the storage services. Without a recorder it only does the work. */
export const traced = async <T>(start: SpanStart, work: () => Promise<T>, fieldsOf: (result: T) => Fields = () => ({})): Promise<T> => {
  const by = recorder
  if (!by) return work()
  const span = by.begin(start)
  const use: Use = { operations: 0, requestUnits: 0 }
  const end = (fields: Fields, error?: unknown): void => {
    by.measure(start.name, use)
    span.end({ ...fields, 'auctionwiz.storage_operations': use.operations, 'auctionwiz.request_units': use.requestUnits }, error)
  }
  return active.run({ span, use }, async () => {
    try {
      const result = await work()
      end(fieldsOf(result))
      return result
    } catch (error) {
      end({}, error)
      throw error
    }
  })
}

export interface OperationResult {
  fields?: Fields
  requestUnits?: number
}

/** Records one operation on a storage service as part of the work under way, and adds it to what that work took. */
export const tracedOperation = async <T>(
  start: Omit<SpanStart, 'kind'>,
  send: () => Promise<T>,
  resultOf: (result: T) => OperationResult = () => ({}),
): Promise<T> => {
  const by = recorder
  if (!by) return send()
  const within = active.getStore()
  const span = by.begin({ ...start, kind: 'client' }, within?.span)
  if (within) within.use.operations += 1
  try {
    const result = await send()
    const { fields = {}, requestUnits = 0 } = resultOf(result)
    if (within) within.use.requestUnits += requestUnits
    span.end(fields)
    return result
  } catch (error) {
    span.end({}, error)
    throw error
  }
}

/** `traceparent` of the work under way. */
export const traceParentNow = (): string | undefined => active.getStore()?.span.traceParent
