import { badRequest } from '../errors.ts'
import { limits } from '../limits.ts'
import { isObject, type JsonObject } from './definition.ts'
import { parsePointer, type Slot, slotAt } from './json-pointer.ts'
import type { KeyPaths } from './partition-key.ts'

export type PatchOperation =
  | { op: 'add' | 'set' | 'replace'; path: string[]; value: unknown }
  | { op: 'incr'; path: string[]; value: number }
  | { op: 'remove'; path: string[] }
  | { op: 'move'; path: string[]; from: string[] }

/** A partial update: its operations, and the condition (`from c where …`) that the item must meet. */
export interface Patch {
  operations: PatchOperation[]
  condition?: string | undefined
}

/**
 * Reads the body of a patch: a list of operations, or an object with `operations` and `condition`.
 * @throws 400 for an unknown operation, a malformed path or more than ten operations
 */
export function parsePatch(body: unknown): Patch {
  const list: unknown = isObject(body) ? body.operations : body
  const condition = isObject(body) ? body.condition : undefined
  if (!Array.isArray(list) || list.length === 0) throw badRequest('The patch request has no operations.')
  if (list.length > limits.patchOperations) {
    throw badRequest(`The number of patch operations can't exceed '${limits.patchOperations}'.`)
  }
  if (condition !== undefined && condition !== null && typeof condition !== 'string')
    throw badRequest('The condition of a patch must be a text.')
  return { operations: list.map(parseOperation), condition: condition ?? undefined }
}

function parseOperation(given: unknown): PatchOperation {
  if (!isObject(given)) throw badRequest('A patch operation must be an object.')
  const path = parsePointer(given.path)
  switch (given.op) {
    case 'add':
    case 'set':
    case 'replace':
      if (given.value === undefined) throw badRequest(`The patch operation '${given.op}' needs a value.`)
      return { op: given.op, path, value: given.value }
    case 'incr':
      if (typeof given.value !== 'number') throw badRequest("The value of the patch operation 'incr' must be a number.")
      return { op: 'incr', path, value: given.value }
    case 'remove':
      return { op: 'remove', path }
    case 'move':
      return { op: 'move', path, from: parsePointer(given.from) }
    default:
      throw badRequest(`The patch operation '${String(given.op)}' is not valid.`)
  }
}

const systemNames = new Set(['id', '_rid', '_self', '_etag', '_ts', '_attachments'])

/** Changes an item in place; an operation that cannot be done throws 400 and leaves the caller to drop the item. */
export function applyPatch(item: JsonObject, operations: readonly PatchOperation[], { paths: keys }: KeyPaths): void {
  for (const operation of operations) {
    guard(operation.path, keys)
    if (operation.op === 'move') guard(operation.from, keys)
    apply(item, operation)
  }
}

/** System properties, the id and the partition key cannot be patched. */
function guard(path: readonly string[], keys: KeyPaths['paths']) {
  const [name] = path
  const touchesKey = keys.some(
    (key) =>
      key.every((step, at) => path[at] === undefined || path[at] === step) &&
      path.every((step, at) => key[at] === undefined || key[at] === step),
  )
  if (name === undefined || systemNames.has(name) || touchesKey) {
    throw badRequest(`The path '/${path.join('/')}' cannot be changed by a patch operation.`)
  }
}

function apply(item: JsonObject, operation: PatchOperation) {
  const slot = slotAt(item, operation.path)
  switch (operation.op) {
    case 'add':
      return slot.insert(operation.value)
    case 'set':
      return slot.put(operation.value)
    case 'replace':
      return present(slot, operation.path).put(operation.value)
    case 'incr': {
      const before = slot.exists ? slot.get() : 0
      if (typeof before !== 'number') throw badRequest(`The value at '/${operation.path.join('/')}' is not a number.`)
      return slot.put(before + operation.value)
    }
    case 'remove':
      return present(slot, operation.path).remove()
    case 'move': {
      const { from, path } = operation
      if (from.length < path.length && from.every((step, at) => path[at] === step)) {
        throw badRequest("The 'path' of a move cannot be a child of its 'from'.")
      }
      const source = present(slotAt(item, from), from)
      const value = source.get()
      source.remove()
      return slotAt(item, path).insert(value)
    }
  }
}

function present(slot: Slot, path: readonly string[]): Slot {
  if (!slot.exists) throw badRequest(`The path '/${path.join('/')}' does not exist.`)
  return slot
}
