import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { falseScalar, nullScalar, trueScalar } from './sortable.ts'

/** The sortable scalar of a JSON value; undefined becomes NULL. Numbers JSON can't hold count as undefined. */
export function encode(value: unknown): SQLInputValue {
  if (value === undefined) return null
  if (value === null) return nullScalar
  if (value === true) return trueScalar
  if (value === false) return falseScalar
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'string') return value
  return Buffer.from(JSON.stringify(value))
}

/** The JSON value of a sortable scalar; NULL becomes undefined. */
export function decode(scalar: SQLOutputValue): unknown {
  if (scalar === null) return undefined
  if (scalar === nullScalar) return null
  if (scalar === trueScalar) return true
  if (scalar === falseScalar) return false
  if (typeof scalar === 'bigint') return Number(scalar)
  if (scalar instanceof Uint8Array) return JSON.parse(jsonOfBlob(scalar)) as unknown
  return scalar
}

function jsonOfBlob(blob: Uint8Array): string {
  return Buffer.from(blob.buffer, blob.byteOffset, blob.byteLength).toString('utf8')
}

/** JSON text of a sortable scalar; NULL stays null. */
export function jsonOfScalar(scalar: SQLOutputValue): string | null {
  if (scalar === null) return null
  if (scalar instanceof Uint8Array) return jsonOfBlob(scalar)
  return JSON.stringify(decode(scalar))
}

/** JSON text in which equal objects give equal text: names are sorted at every level. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

/** Order of two strings by code point, as UTF-8 bytes compare (JavaScript's own order differs beyond the basic plane). */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (left === right) continue
    const leftHigh = left >= 0xd800 && left <= 0xdfff
    const rightHigh = right >= 0xd800 && right <= 0xdfff
    return leftHigh === rightHigh ? left - right : leftHigh ? 1 : -1
  }
  return a.length - b.length
}

/** The smallest text above every text that starts with `prefix`; an empty BLOB (above every text) when there is none. */
export function afterPrefix(prefix: string): SQLInputValue {
  const points = [...prefix].map((char) => char.codePointAt(0) ?? 0)
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    if (last >= 0x10ffff) continue
    const next = last + 1 >= 0xd800 && last + 1 <= 0xdfff ? 0xe000 : last + 1
    return String.fromCodePoint(...points, next)
  }
  return new Uint8Array(0)
}

/** Whether a text has printable ASCII characters alone (or none at all). */
export function isAsciiText(value: unknown): boolean {
  return typeof value === 'string' && /^[ -~]*$/.test(value)
}
