import { jsonNumber } from './json-number.ts'
import type { Token } from './json-tokens.ts'

export type JsonObject = { [field: string]: JsonValue }
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

export const isJsonObject = (value: JsonValue): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Builds one value of its tokens. */
export interface ValueBuilder {
  /** @returns whether the value is complete */
  take(token: Token): boolean
  value(): JsonValue
}

/** @param twice throws for a field that an object has twice: one of its values would be lost */
export const valueBuilder = (twice: (field: string) => never): ValueBuilder => {
  /** What is open, from the outside in, with the field of each object that comes next. */
  const open: { value: JsonValue[] | JsonObject; field: string }[] = []
  let whole: JsonValue = null
  let text = ''

  const put = (value: JsonValue): boolean => {
    const inside = open.at(-1)
    if (inside === undefined) whole = value
    else if (Array.isArray(inside.value)) inside.value.push(value)
    else if (Object.hasOwn(inside.value, inside.field)) twice(inside.field)
    // As JSON.parse does: a field like any other, not the prototype.
    else if (inside.field === '__proto__') Object.defineProperty(inside.value, inside.field, { value, enumerable: true })
    else inside.value[inside.field] = value
    return inside === undefined
  }

  const take = (token: Token): boolean => {
    switch (token.name) {
      case 'startObject':
        open.push({ value: {}, field: '' })
        return false
      case 'startArray':
        open.push({ value: [], field: '' })
        return false
      case 'endObject':
      case 'endArray':
        return put(open.pop()?.value ?? null)
      case 'startKey':
      case 'startString':
      case 'startNumber':
        text = ''
        return false
      case 'stringChunk':
      case 'numberChunk':
        text += token.value
        return false
      case 'endKey': {
        const inside = open.at(-1)
        if (inside) inside.field = text
        return false
      }
      case 'endString':
        return put(text)
      case 'endNumber':
        return put(jsonNumber(text))
      case 'nullValue':
      case 'trueValue':
      case 'falseValue':
        return put(token.value)
      default:
        return false
    }
  }
  return { take, value: () => whole }
}
