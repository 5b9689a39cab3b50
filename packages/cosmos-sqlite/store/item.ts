import { badRequest, tooLarge } from '../errors.ts'
import { limits } from '../limits.ts'
import { isObject, type JsonObject } from './definition.ts'

/** System properties of one version of an item. */
export interface Stamp {
  rid: string
  self: string
  etag: string
  /** Seconds since 1970. */
  ts: number
}

/** Checks the id of an item. */
function checkItemId(id: unknown): string {
  if (typeof id !== 'string' || id === '') {
    throw badRequest("The input content is invalid because the required properties - 'id; ' - are missing.")
  }
  if (/[/\\#]/.test(id)) throw badRequest(`The id '${id}' contains one of the characters '/', '\\' and '#', which are not allowed.`)
  if (id.length * 3 > limits.idBytes && Buffer.byteLength(id) > limits.idBytes)
    throw badRequest(`The id is longer than ${limits.idBytes} bytes.`)
  return id
}

/**
 * Checks the body of an item, apart from its partition key.
 * @throws 400 when it is no JSON object, has no valid id or is nested too deeply
 */
export function checkItem(body: unknown): JsonObject {
  if (!isObject(body)) throw badRequest('The request body must be a JSON object.')
  checkItemId(body.id)
  checkDepth(body, limits.nesting)
  return body
}

function checkDepth(value: object, left: number) {
  if (left === 0) throw badRequest(`The document is nested more than ${limits.nesting} levels deep.`)
  for (const child of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof child === 'object' && child !== null) checkDepth(child, left - 1)
  }
}

/**
 * Writes the system properties into an item and gives the JSON text that is stored and answered.
 * @throws 413 when it is larger than an item may be
 */
export function itemText(item: JsonObject, stamp: Stamp): string {
  item._rid = stamp.rid
  item._self = stamp.self
  item._etag = stamp.etag
  item._attachments = 'attachments/'
  item._ts = stamp.ts
  const text = JSON.stringify(item)
  if (text.length * 3 > limits.itemBytes && Buffer.byteLength(text) > limits.itemBytes) {
    throw tooLarge(`Request size is too large: an item has at most ${limits.itemBytes} bytes.`)
  }
  return text
}

/**
 * Second at which an item expires.
 * @param defaultTtl of its container; without one, items do not expire, even with their own `ttl`
 */
export function expiryOf(item: JsonObject, defaultTtl: number | undefined, ts: number): number | null {
  if (defaultTtl === undefined) return null
  const ttl = item.ttl === undefined ? defaultTtl : item.ttl
  if (ttl === -1) return null
  if (typeof ttl !== 'number' || !Number.isInteger(ttl) || ttl <= 0 || ttl > limits.timeToLiveSeconds) {
    throw badRequest(`The input ttl '${String(ttl)}' is invalid: it must be -1 or a positive number of seconds.`)
  }
  return ts + ttl
}
