import { count } from '../stats.ts'
import { catalogLayout } from '../store/catalog-layout.ts'
import { catalogKey } from '../store/catalog-rows.ts'
import { catalogTables } from '../store/table.ts'
import { pageSize } from './change-feed.ts'
import type { Context } from './context.ts'
import { header, names, type Reply, type Request } from './message.ts'
import { parseQuery } from './query-body.ts'

interface CatalogList {
  readonly table: keyof typeof catalogTables
  /** Resource whose members are listed; all rows when missing. */
  readonly parent?: string
  /** Name of the list in the answer. */
  readonly list: string
  readonly rid: string
}

/** Lists or queries databases, containers or offers: the body holds a query, or nothing. */
export async function queryCatalog(context: Context, request: Request, { table, parent, list, rid }: CatalogList): Promise<Reply> {
  count(context.stats, 'metadata')
  const { text, parameters } = parseQuery(request.body)
  const job = {
    table: catalogTables[table],
    text,
    parameters,
    partition: parent === undefined ? undefined : { exact: catalogKey(parent) },
    maxItems: pageSize(request),
    continuation: header(request, names.continuation),
    now: context.clock(),
    head: `{"_rid":"${rid}","${list}":[`,
  }
  const page = await context.queries.run(job, catalogLayout)
  const headers = { [names.charge]: '1', [names.itemCount]: String(page.count) }
  return {
    status: 200,
    headers: page.continuation === undefined ? headers : { ...headers, [names.continuation]: page.continuation },
    body: page.body,
  }
}
