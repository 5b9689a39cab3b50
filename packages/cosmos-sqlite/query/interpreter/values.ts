/** A JSON value, or the language's undefined. */
export type Value = undefined | null | boolean | number | string | Value[] | { readonly [name: string]: Value }

export type Fields = { readonly [name: string]: Value }

export const isFields = (value: Value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Place of a value's type in the order of the database. */
function rank(value: Value): number {
  if (value === undefined) return 0
  if (value === null) return 1
  if (value === false) return 2
  if (value === true) return 3
  if (typeof value === 'number') return 4
  if (typeof value === 'string') return 5
  return Array.isArray(value) ? 6 : 7
}

/** Order of any two values: by type, then within the type; texts by code point, arrays and objects by their JSON. */
export function order(a: Value, b: Value): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b))
  if (rank(a) < 6) return 0
  return Buffer.compare(Buffer.from(JSON.stringify(a)), Buffer.from(JSON.stringify(b)))
}

/** Equality of two defined values, regardless of the order of an object's fields. */
export function equal(a: Value, b: Value): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, at) => equal(item, b[at]))
  if (!isFields(a)) return a === b
  if (!isFields(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && equal(a[name], b[name]))
}

/** What a comparison gives: undefined when a side is undefined or an order is asked across types or of arrays and objects. */
export function comparison(op: string, a: Value, b: Value): boolean | undefined {
  if (a === undefined || b === undefined) return undefined
  if (op === '=') return equal(a, b)
  if (op === '!=') return !equal(a, b)
  const ordered = typeof a === typeof b && (typeof a !== 'object' || (a === null && b === null))
  if (!ordered) return undefined
  const sign = order(a, b)
  if (op === '<') return sign < 0
  if (op === '<=') return sign <= 0
  return op === '>' ? sign > 0 : sign >= 0
}
