import { metadataCharge } from '../charge.ts'
import { count } from '../stats.ts'
import type { CatalogRow } from '../store/catalog-rows.ts'
import { requestedThroughput } from '../store/offer.ts'
import { parseBody } from './body.ts'
import { queryCatalog } from './catalog-query.ts'
import type { Context } from './context.ts'
import { header, names, type Reply, type Request } from './message.ts'
import { step } from './target.ts'

/** A database, container or offer with its headers. */
export const resourceReply = (status: number, { etag, text }: CatalogRow, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { etag, [names.charge]: String(metadataCharge), ...headers },
  body: text,
})

/** Reads the throughput that the headers of a creation ask for. */
export const throughputOf = (request: Request) =>
  requestedThroughput(header(request, 'x-ms-offer-throughput'), header(request, 'x-ms-cosmos-offer-autopilot-settings'))

export async function createDatabase({ catalog, stats, alone }: Context, request: Request): Promise<Reply> {
  count(stats, 'metadata')
  return resourceReply(201, await alone(() => catalog.createDatabase(parseBody(request.body), throughputOf(request))))
}

export function readDatabase({ catalog, stats }: Context, request: Request): Reply {
  count(stats, 'metadata')
  return resourceReply(200, catalog.database(step(request, 1)).row)
}

export async function deleteDatabase({ catalog, queries, stats, alone }: Context, request: Request): Promise<Reply> {
  count(stats, 'metadata')
  const dropped = await alone(() => catalog.deleteDatabase(step(request, 1)))
  for (const { table } of dropped) queries.forget(table)
  return { status: 204 }
}

export function queryDatabases(context: Context, request: Request): Promise<Reply> {
  return queryCatalog(context, request, { table: 'databases', parent: 'dbs', list: 'Databases', rid: '' })
}
