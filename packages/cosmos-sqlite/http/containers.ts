import { badRequest, preconditionFailed } from '../errors.ts'
import { count } from '../stats.ts'
import { parseBody } from './body.ts'
import { queryCatalog } from './catalog-query.ts'
import type { Context } from './context.ts'
import { resourceReply, throughputOf } from './databases.ts'
import { flag, header, type Reply, type Request } from './message.ts'
import { containerHeaders, step } from './target.ts'

export async function createContainer({ catalog, stats, alone }: Context, request: Request): Promise<Reply> {
  count(stats, 'metadata')
  const container = await alone(() => catalog.createContainer(step(request, 1), parseBody(request.body), throughputOf(request)))
  return resourceReply(201, container.row, containerHeaders(container))
}

export function readContainer({ catalog, stats }: Context, request: Request): Reply {
  count(stats, 'metadata')
  const container = catalog.container(step(request, 1), step(request, 3))
  // Indexes are rebuilt within the replacement of a container, so the progress is always complete.
  const quota = {
    'x-ms-documentdb-collection-index-transformation-progress': '100',
    'x-ms-resource-quota': 'documentSize=10240;documentsSize=10485760;documentsCount=-1;collectionSize=10485760;',
  }
  return resourceReply(200, container.row, {
    ...containerHeaders(container),
    ...(flag(request, 'x-ms-documentdb-populatequotainfo') ? quota : {}),
  })
}

export async function replaceContainer({ catalog, queries, stats, alone }: Context, request: Request): Promise<Reply> {
  count(stats, 'metadata')
  const expected = header(request, 'if-match')
  const container = await alone(() => {
    const before = catalog.container(step(request, 1), step(request, 3))
    if (expected !== undefined && expected !== '*' && expected !== before.row.etag) throw preconditionFailed()
    return catalog.replaceContainer(step(request, 1), step(request, 3), parseBody(request.body))
  })
  queries.forget(container.table)
  return resourceReply(200, container.row, containerHeaders(container))
}

export async function deleteContainer({ catalog, queries, stats, alone }: Context, request: Request): Promise<Reply> {
  count(stats, 'metadata')
  const { table } = await alone(() => catalog.deleteContainer(step(request, 1), step(request, 3)))
  queries.forget(table)
  return { status: 204 }
}

export function queryContainers(context: Context, request: Request): Promise<Reply> {
  const database = context.catalog.database(step(request, 1))
  if (header(request, 'a-im') !== undefined) throw badRequest('Containers have no change feed.')
  return queryCatalog(context, request, {
    table: 'containers',
    parent: database.row.id,
    list: 'DocumentCollections',
    rid: database.rid,
  })
}
