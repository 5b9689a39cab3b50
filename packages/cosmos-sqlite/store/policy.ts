import { badRequest, unsupported } from '../errors.ts'
import { limits } from '../limits.ts'

export interface CompositePath {
  path: string
  order: 'ascending' | 'descending'
}

export interface IndexingPolicy {
  indexingMode: 'consistent' | 'none'
  automatic: boolean
  includedPaths: { path: string }[]
  excludedPaths: { path: string }[]
  compositeIndexes?: CompositePath[][]
  /** Kept as Azure returns them, so that a policy can be put back; nothing is indexed by them. */
  spatialIndexes?: { path: string; types: string[] }[]
}

const etagPath = '/"_etag"/?'

const defaultPolicy: IndexingPolicy = {
  indexingMode: 'consistent',
  automatic: true,
  includedPaths: [{ path: '/*' }],
  excludedPaths: [{ path: etagPath }],
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Checks an indexing policy and fills in what the service fills in.
 * @throws 400 for a policy that Azure refuses, 501 for kinds of index this endpoint leaves out
 */
export function normalisePolicy(given: unknown): IndexingPolicy {
  if (given === undefined || given === null) return defaultPolicy
  if (!isObject(given)) throw badRequest('The indexing policy is not valid.')
  for (const kind of ['vectorIndexes', 'fullTextIndexes']) {
    const value = given[kind]
    if (Array.isArray(value) && value.length > 0) throw unsupported(`Indexing policy property '${kind}'`)
  }
  const mode = String(given.indexingMode ?? 'consistent').toLowerCase()
  if (mode === 'lazy') throw unsupported("Indexing mode 'lazy'")
  if (mode !== 'consistent' && mode !== 'none') throw badRequest(`Indexing mode '${mode}' is not valid.`)
  if (mode === 'none') return { indexingMode: 'none', automatic: false, includedPaths: [], excludedPaths: [] }
  const includedPaths = pathList(given.includedPaths, 'includedPaths')
  const excludedPaths = pathList(given.excludedPaths, 'excludedPaths')
  const composites = compositeList(given.compositeIndexes)
  const spatials = spatialList(given.spatialIndexes)
  if (includedPaths.length === 0 && excludedPaths.length === 0) includedPaths.push({ path: '/*' })
  const root = [...includedPaths, ...excludedPaths].filter(({ path }) => path === '/*')
  if (root.length !== 1) {
    throw badRequest("The special mandatory indexing path '/*' must be given exactly once, as an included or as an excluded path.")
  }
  if (!excludedPaths.some(({ path }) => path === etagPath)) excludedPaths.push({ path: etagPath })
  return {
    indexingMode: 'consistent',
    automatic: given.automatic !== false,
    includedPaths,
    excludedPaths,
    ...(composites.length === 0 ? {} : { compositeIndexes: composites }),
    ...(spatials.length === 0 ? {} : { spatialIndexes: spatials }),
  }
}

function pathList(given: unknown, name: string): { path: string }[] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given)) throw badRequest(`${name} must be a list.`)
  const paths = given.map((entry) => {
    if (!isObject(entry) || typeof entry.path !== 'string' || !/^\/(.*[*?])?$/.test(entry.path)) {
      throw badRequest(`An entry of ${name} must have a path that starts with '/' and ends with '?' or '*'.`)
    }
    // The older spelling of the root.
    return { path: entry.path === '/' ? '/*' : entry.path }
  })
  if (new Set(paths.map(({ path }) => path)).size !== paths.length) throw badRequest(`A path of ${name} is given twice.`)
  return paths
}

function compositeList(given: unknown): CompositePath[][] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given)) throw badRequest('compositeIndexes must be a list of lists.')
  if (given.length > limits.compositeIndexes) throw badRequest(`A container has at most ${limits.compositeIndexes} composite indexes.`)
  return given.map((index) => {
    if (!Array.isArray(index) || index.length < 2 || index.length > limits.compositeProperties) {
      throw badRequest(`A composite index has 2 to ${limits.compositeProperties} paths.`)
    }
    return index.map(compositePath)
  })
}

const shapes = ['Point', 'LineString', 'Polygon', 'MultiPolygon']

function spatialList(given: unknown): { path: string; types: string[] }[] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given)) throw badRequest('spatialIndexes must be a list.')
  return given.map((entry) => {
    const types = isObject(entry) && Array.isArray(entry.types) ? entry.types.map(String) : []
    if (!isObject(entry) || typeof entry.path !== 'string' || !entry.path.startsWith('/') || types.some((type) => !shapes.includes(type)))
      throw badRequest(`An entry of spatialIndexes must have a path and types out of ${shapes.join(', ')}.`)
    return { path: entry.path, types }
  })
}

function compositePath(entry: unknown): CompositePath {
  if (!isObject(entry) || typeof entry.path !== 'string' || !/^\/.*[^*?]$/.test(entry.path)) {
    throw badRequest("A path of a composite index must start with '/' and name a property, without '?' or '*'.")
  }
  const order = entry.order ?? 'ascending'
  if (order !== 'ascending' && order !== 'descending') throw badRequest(`Sort order '${String(order)}' of a composite index is not valid.`)
  return { path: entry.path, order }
}
