import { CosmosError } from '../errors.ts'
import { tenantOf } from '../fair-order.ts'
import type { Partition } from '../query/index.ts'
import type { CatalogContainer } from '../store/catalog.ts'
import { fullKey, parseKey } from '../store/partition-key.ts'
import { fillSides, rowsWaitIn } from '../store/side-rows.ts'
import type { QueryJob, QueryPage } from '../worker/protocol.ts'
import { pageSize } from './change-feed.ts'
import type { Context } from './context.ts'
import { flag, header, names, type Reply, type Request } from './message.ts'
import { planOf } from './plan.ts'
import { parseQuery } from './query-body.ts'
import { featuresOf } from './query-features.ts'
import { queryMetrics } from './query-metrics.ts'
import { containerHeaders, target } from './target.ts'

/** Queries that may look into side tables, which must then hold all that was written before. */
const readsSides = /array_contains/i

/** A page of a query, of one partition key, a prefix of one, or all. */
export async function queryItems(context: Context, request: Request): Promise<Reply> {
  const container = target(context, request, 'query')
  const { text, parameters } = parseQuery(request.body)
  const partition = partitionOf(container, request)
  if (partition === undefined && header(request, names.rangeId) === undefined) refuseUnplanned(text)
  const job = {
    table: container.table,
    text,
    parameters,
    partition,
    maxItems: pageSize(request),
    continuation: header(request, names.continuation),
    now: context.clock(),
    head: `{"_rid":"${container.rid}","Documents":[`,
  }
  if (readsSides.test(text)) await fillWaiting(context, container, partition)
  const page = await runPage(context, container, job)
  context.stats.charge += page.charge
  context.stats.itemsReturned += page.count
  return {
    status: 200,
    headers: {
      ...containerHeaders(container),
      [names.charge]: String(page.charge),
      [names.itemCount]: String(page.count),
      ...(page.continuation === undefined ? {} : { [names.continuation]: page.continuation }),
      ...(flag(request, 'x-ms-documentdb-populatequerymetrics') ? { 'x-ms-documentdb-query-metrics': queryMetrics(page) } : {}),
    },
    body: page.body,
  }
}

/** Writes pending rows to the side tables: those committed in the requested partition, or all. */
async function fillWaiting({ catalog, writeInSteps }: Context, container: CatalogContainer, partition: Partition): Promise<void> {
  const { waiting } = container
  const key = partition !== undefined && 'exact' in partition ? partition.exact : undefined
  if (key === undefined && waiting > 0) await writeInSteps(() => fillSides(catalog, container, { most: waiting }), '', waiting)
  if (key !== undefined && rowsWaitIn(container, key))
    await writeInSteps(() => fillSides(catalog, container, { key }), tenantOf(key), waiting)
}

/** Runs a page, once more when the container was replaced meanwhile. Throws 404 when it was deleted. */
async function runPage({ catalog, queries }: Context, container: CatalogContainer, job: QueryJob): Promise<QueryPage> {
  try {
    return await queries.run(job, container.layout)
  } catch (error) {
    const current = catalog.container(container.databaseId, container.id)
    if (error instanceof CosmosError || current.layout.id === container.layout.id) throw error
    return queries.run({ ...job, table: current.table }, current.layout)
  }
}

/** The partition that the header names: a full key, or the first components of a hierarchical one. */
function partitionOf({ key }: CatalogContainer, request: Request): Partition {
  const given = header(request, names.key)
  if (given === undefined) return undefined
  const values = parseKey(given, key)
  const prefix = values.length > 0 && values.length < key.paths.length
  return prefix ? { prefix: values } : { exact: fullKey(given, key) }
}

/**
 * Answers a query over partitions as Azure's gateway does, which does not merge or aggregate: the SDK takes the refusal as
 * its cue to fetch the plan and ask each partition. Without it, continuation tokens would work here that fail in Azure.
 * @throws 400 with the plan
 */
function refuseUnplanned(text: string) {
  const features = featuresOf(text)
  const { ordered, distinct, grouped, limited, aggregates } = features
  if (!ordered && !distinct && !grouped && !limited && !aggregates) return
  throw new CosmosError(
    400,
    'The provided cross partition query can not be directly served by the gateway. This is a first chance (internal) exception that all newer clients will know how to handle gracefully.',
    { substatus: 1004, extra: { additionalErrorInfo: JSON.stringify(planOf(features)) } },
  )
}
