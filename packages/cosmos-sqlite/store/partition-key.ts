import { badRequest } from '../errors.ts'
import { limits } from '../limits.ts'

/** Partition key paths of a container as lists of property names, and the most bytes one value may have. */
export interface KeyPaths {
  readonly paths: readonly (readonly string[])[]
  readonly valueBytes: number
}

/** Splits a path such as `/a/b` or `/"a b"/c` into its property names. */
export function splitPath(path: string): string[] {
  const parts = path.match(/"(?:[^"\\]|\\.)*"|[^/]+/g) ?? []
  return parts.map((part) => (part.startsWith('"') ? part.slice(1, -1) : part))
}

/** @param version 2 means large partition keys. */
export const keyPaths = (paths: readonly string[], version: number | undefined): KeyPaths => ({
  paths: paths.map(splitPath),
  valueBytes: version === 2 ? limits.largePartitionKeyBytes : limits.partitionKeyBytes,
})

function valueAt(document: unknown, path: readonly string[]): unknown {
  let value = document
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  }
  return value
}

function checked(value: unknown, valueBytes: number): unknown {
  if (value === undefined) return {}
  if (typeof value === 'object' && value !== null && (Array.isArray(value) || Object.keys(value).length > 0)) {
    throw badRequest('The partition key has an invalid value: it must be a string, a number, a boolean, null or missing.', 1001)
  }
  if (typeof value === 'string' && value.length * 3 > valueBytes && Buffer.byteLength(value) > valueBytes) {
    throw badRequest(`The partition key is larger than the allowed ${valueBytes} bytes.`)
  }
  return value
}

/** Canonical JSON of a document's partition key; a missing component is written `{}`. */
export function keyOf(document: object, { paths, valueBytes }: KeyPaths): string {
  const [only] = paths
  if (paths.length === 1 && only !== undefined) return JSON.stringify([checked(valueAt(document, only), valueBytes)])
  return JSON.stringify(paths.map((path) => checked(valueAt(document, path), valueBytes)))
}

/**
 * Reads the `x-ms-documentdb-partitionkey` header.
 * @returns the components, `{}` for a missing one
 * @throws 400 when the header is no JSON array of scalars
 */
export function parseKey(header: string, { paths, valueBytes }: KeyPaths): unknown[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(header)
  } catch {
    throw badRequest(`Partition key ${header} is invalid.`)
  }
  if (!Array.isArray(parsed)) throw badRequest(`Partition key ${header} is invalid.`)
  if (parsed.length > paths.length) {
    throw badRequest(`Partition key ${header} has more components than the container's definition.`, 1001)
  }
  return parsed.map((value) => checked(value, valueBytes))
}

/**
 * Canonical form of a full partition key given in a header.
 * @throws 400 when it is missing or has fewer components than the container's definition
 */
export function fullKey(header: string | undefined, key: KeyPaths): string {
  if (header === undefined) throw badRequest('PartitionKey value must be supplied for this operation.')
  const values = parseKey(header, key)
  if (values.length === 0) return JSON.stringify(key.paths.map(() => ({})))
  if (values.length < key.paths.length) {
    throw badRequest(
      "Partition key provided either doesn't correspond to definition in the collection or doesn't match partition key field values specified in the document.",
      1001,
    )
  }
  return JSON.stringify(values)
}
