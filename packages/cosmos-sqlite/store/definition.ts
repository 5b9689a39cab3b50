import { badRequest, unsupported } from '../errors.ts'
import { limits } from '../limits.ts'
import { type IndexingPolicy, normalisePolicy } from './policy.ts'

export interface PartitionKeyDefinition {
  paths: string[]
  kind: 'Hash' | 'MultiHash'
  version?: number
}

/** What a container is made of, as it is stored and answered, apart from the system properties. */
export interface ContainerDefinition {
  id: string
  indexingPolicy: IndexingPolicy
  partitionKey: PartitionKeyDefinition
  uniqueKeyPolicy?: { uniqueKeys: { paths: string[] }[] }
  /** Seconds; -1 turns expiry on without a default; missing turns it off. */
  defaultTtl?: number
  conflictResolutionPolicy: object
  geospatialConfig: object
}

export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the id of a database or container. */
export function resourceId(body: unknown): string {
  if (!isObject(body)) throw badRequest('The request body must be a JSON object.')
  const { id } = body
  if (typeof id !== 'string' || id === '') {
    throw badRequest("The input content is invalid because the required properties - 'id; ' - are missing.")
  }
  if (id.length > limits.resourceIdLength) throw badRequest(`The id is longer than ${limits.resourceIdLength} characters.`)
  if (/[/\\?#\n\t\r]/.test(id) || id.endsWith(' ')) throw badRequest(`The id '${id}' contains characters that are not allowed.`)
  return id
}

const leftOut = ['vectorEmbeddingPolicy', 'fullTextPolicy', 'clientEncryptionPolicy', 'computedProperties', 'materializedViewDefinition']

/**
 * Checks a container as a client sends it and fills in what the service fills in.
 * @throws 400 for a definition that Azure refuses, 501 for a feature this endpoint leaves out
 */
export function normaliseDefinition(body: unknown): ContainerDefinition {
  const id = resourceId(body)
  const given = body as JsonObject
  for (const feature of leftOut) {
    const value = given[feature]
    if (value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0))
      throw unsupported(`Container property '${feature}'`)
  }
  const partitionKey = normaliseKey(given.partitionKey)
  const uniqueKeys = normaliseUnique(given.uniqueKeyPolicy)
  const defaultTtl = normaliseTtl(given.defaultTtl)
  return {
    id,
    indexingPolicy: normalisePolicy(given.indexingPolicy),
    partitionKey,
    ...(uniqueKeys.length === 0 ? {} : { uniqueKeyPolicy: { uniqueKeys } }),
    ...(defaultTtl === undefined ? {} : { defaultTtl }),
    conflictResolutionPolicy: { mode: 'LastWriterWins', conflictResolutionPath: '/_ts', conflictResolutionProcedure: '' },
    geospatialConfig: { type: 'Geography' },
  }
}

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/[^/]/.test(path)

function normaliseKey(given: unknown): PartitionKeyDefinition {
  if (!isObject(given) || !Array.isArray(given.paths) || given.paths.length === 0) {
    throw badRequest('The partition key definition is missing.')
  }
  const { paths, version } = given
  const kind = given.kind ?? (paths.length > 1 ? 'MultiHash' : 'Hash')
  if (!paths.every(isPath)) throw badRequest('A partition key path must start with a slash.')
  if (new Set(paths).size !== paths.length) throw badRequest('A partition key path is given twice.')
  if (version !== undefined && version !== 1 && version !== 2) throw badRequest(`Partition key version ${version} is not valid.`)
  if (kind === 'Hash') {
    if (paths.length !== 1) throw badRequest('A partition key of kind Hash has exactly one path.')
    return { paths, kind, ...(version === undefined ? {} : { version }) }
  }
  if (kind !== 'MultiHash') throw unsupported(`Partition key kind '${kind}'`)
  if (version !== 2) throw badRequest('A partition key of kind MultiHash needs version 2.')
  if (paths.length > limits.partitionKeyLevels) throw badRequest(`A partition key has at most ${limits.partitionKeyLevels} levels.`)
  return { paths, kind, version }
}

function normaliseUnique(given: unknown): { paths: string[] }[] {
  if (given === undefined || given === null) return []
  if (!isObject(given) || !Array.isArray(given.uniqueKeys)) throw badRequest('The unique key policy is not valid.')
  if (given.uniqueKeys.length > limits.uniqueKeys) throw badRequest(`A container has at most ${limits.uniqueKeys} unique keys.`)
  return given.uniqueKeys.map((key) => {
    if (!isObject(key) || !Array.isArray(key.paths) || key.paths.length === 0 || !key.paths.every(isPath)) {
      throw badRequest('A unique key needs at least one path, and each path must start with a slash.')
    }
    if (key.paths.length > limits.uniqueKeyPaths) throw badRequest(`A unique key has at most ${limits.uniqueKeyPaths} paths.`)
    return { paths: key.paths }
  })
}

function normaliseTtl(given: unknown): number | undefined {
  if (given === undefined || given === null) return undefined
  if (given === -1 || (Number.isInteger(given) && Number(given) > 0 && Number(given) <= limits.timeToLiveSeconds)) return Number(given)
  throw badRequest(`The default time to live '${String(given)}' is not valid: it must be -1 or a positive number of seconds.`)
}

/** A container as it is answered, apart from its ETag and time. */
export const containerBody = (definition: ContainerDefinition, rid: string, self: string) => ({
  ...definition,
  _rid: rid,
  _self: self,
  _docs: 'docs/',
  _sprocs: 'sprocs/',
  _triggers: 'triggers/',
  _udfs: 'udfs/',
  _conflicts: 'conflicts/',
})
