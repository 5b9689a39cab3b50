import { canonicalJson } from '../values.ts'
import { lenient, ofAny, type ScalarFunction } from './define.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

/** Whether an object has all the fields of another, the inner objects likewise. */
function includesFields(whole: unknown, part: unknown): boolean {
  if (!isObject(whole) || !isObject(part)) return same(whole, part)
  return Object.entries(part).every(([name, value]) => Object.hasOwn(whole, name) && includesFields(whole[name], value))
}

function contains(items: unknown, value: unknown, partial: unknown = false): boolean | undefined {
  if (!Array.isArray(items) || typeof partial !== 'boolean') return undefined
  return items.some((item) => (partial && isObject(value) ? includesFields(item, value) : same(item, value)))
}

/** A copy without repeated values. */
function distinct(items: readonly unknown[]): unknown[] {
  return [...new Map(items.map((item) => [canonicalJson(item), item])).values()]
}

function sets(run: (a: readonly unknown[], b: ReadonlySet<string>, second: readonly unknown[]) => unknown[]): ScalarFunction {
  return ofAny(2, 2, 'array', ([a, b]) =>
    Array.isArray(a) && Array.isArray(b) ? distinct(run(a, new Set(b.map(canonicalJson)), b)) : undefined,
  )
}

function slice(items: unknown, start: unknown, length: unknown): unknown[] | undefined {
  if (!Array.isArray(items) || typeof start !== 'number' || (length !== undefined && typeof length !== 'number')) return undefined
  const from = start < 0 ? Math.max(0, items.length + start) : start
  return length === undefined ? items.slice(from) : items.slice(from, from + Math.max(0, length))
}

export const arrayFunctions: Readonly<Record<string, ScalarFunction>> = {
  ARRAY_CONCAT: ofAny(2, 100, 'array', (args) => (args.every(Array.isArray) ? args.flat() : undefined)),
  ARRAY_CONTAINS: ofAny(2, 3, 'boolean', ([items, value, partial]) => contains(items, value, partial)),
  ARRAY_CONTAINS_ANY: ofAny(2, 100, 'boolean', ([items, ...values]) =>
    Array.isArray(items) ? values.some((value) => contains(items, value)) : undefined,
  ),
  ARRAY_CONTAINS_ALL: ofAny(2, 100, 'boolean', ([items, ...values]) =>
    Array.isArray(items) ? values.every((value) => contains(items, value)) : undefined,
  ),
  ARRAY_LENGTH: ofAny(1, 1, 'number', ([items]) => (Array.isArray(items) ? items.length : undefined)),
  ARRAY_SLICE: ofAny(2, 3, 'array', ([items, start, length]) => slice(items, start, length)),
  SETINTERSECT: sets((a, b) => a.filter((item) => b.has(canonicalJson(item)))),
  SETUNION: sets((a, _, second) => [...a, ...second]),
  SETDIFFERENCE: sets((a, b) => a.filter((item) => !b.has(canonicalJson(item)))),
  OBJECTTOARRAY: ofAny(1, 3, 'array', ([value, key = 'k', field = 'v']) =>
    isObject(value) && typeof key === 'string' && typeof field === 'string'
      ? Object.entries(value).map(([name, inner]) => ({ [key]: name, [field]: inner }))
      : undefined,
  ),
  CHOOSE: lenient(2, 100, 'any', ([at, ...values]) =>
    typeof at === 'number' && Number.isInteger(at) && at >= 1 ? values[at - 1] : undefined,
  ),
}
