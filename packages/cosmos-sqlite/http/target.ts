import { count, type StatKind } from '../stats.ts'
import type { CatalogContainer } from '../store/catalog.ts'
import type { Context } from './context.ts'
import type { Request } from './message.ts'
import { names } from './message.ts'

/** The step at a position of the path; only called where the route has one. */
export const step = ({ path }: Request, at: number): string => path[at] ?? ''

/** The container that a request addresses, counted as an operation on it. Throws 404. */
export function target(context: Context, request: Request, kind: StatKind): CatalogContainer {
  const database = step(request, 1)
  const id = step(request, 3)
  count(context.stats, kind, `${database}/${id}`)
  return context.catalog.container(database, id)
}

/** The container as it is by now: while something waited for its turn it may have been replaced, or deleted. Throws 404. */
export const asItIs = ({ catalog }: Context, { databaseId, id }: CatalogContainer): CatalogContainer => catalog.container(databaseId, id)

/** Headers that name the container and the position of its log, from which SDKs build session tokens. */
export const containerHeaders = ({ databaseId, id, rid, sequence }: CatalogContainer): Record<string, string> => ({
  [names.session]: `0:-1#${sequence.last}`,
  'x-ms-alt-content-path': encodeURI(`dbs/${databaseId}/colls/${id}`),
  'x-ms-content-path': rid,
  lsn: String(sequence.last),
})
