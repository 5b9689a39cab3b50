import { badRequest } from '../errors.ts'
import { isObject, type JsonObject } from './definition.ts'

/** The place a JSON pointer names within a document. */
export interface Slot {
  readonly exists: boolean
  get(): unknown
  /** Sets the value; in an array it replaces the element, or appends at its end. */
  put(value: unknown): void
  /** Sets the value; in an array it moves the elements from there on up by one. */
  insert(value: unknown): void
  remove(): void
}

/** Splits a JSON pointer (RFC 6901) into its steps. */
export function parsePointer(pointer: unknown): string[] {
  if (typeof pointer !== 'string' || !pointer.startsWith('/') || pointer === '/') {
    throw badRequest(`The path '${String(pointer)}' of a patch operation is not valid: it must start with '/' and name a property.`)
  }
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** @throws 400 when the parent of the place does not exist, or an array index lies outside */
export function slotAt(document: JsonObject, path: readonly string[]): Slot {
  let parent: unknown = document
  for (const step of path.slice(0, -1)) parent = child(parent, step)
  const last = path.at(-1) as string
  if (Array.isArray(parent)) return elementSlot(parent, last, path)
  if (isObject(parent)) return propertySlot(parent, last)
  throw badRequest(`The parent of the path '/${path.join('/')}' does not exist.`)
}

function child(parent: unknown, step: string): unknown {
  if (Array.isArray(parent)) return /^\d+$/.test(step) ? parent[Number(step)] : undefined
  return isObject(parent) && Object.hasOwn(parent, step) ? parent[step] : undefined
}

function propertySlot(parent: JsonObject, name: string): Slot {
  const put = (value: unknown) => {
    // An own property also for a name such as __proto__, which assignment would take for the prototype.
    Object.defineProperty(parent, name, { value, writable: true, enumerable: true, configurable: true })
  }
  return {
    exists: Object.hasOwn(parent, name),
    get: () => parent[name],
    put,
    insert: put,
    remove() {
      delete parent[name]
    },
  }
}

function elementSlot(parent: unknown[], step: string, path: readonly string[]): Slot {
  const index = step === '-' ? parent.length : Number(step)
  if ((step !== '-' && !/^(0|[1-9]\d*)$/.test(step)) || index > parent.length) {
    throw badRequest(`The path '/${path.join('/')}' is out of the array's bounds.`)
  }
  return {
    exists: index < parent.length,
    get: () => parent[index],
    put(value) {
      parent[index] = value
    },
    insert(value) {
      parent.splice(index, 0, value)
    },
    remove() {
      parent.splice(index, 1)
    },
  }
}
